import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server'
import { call } from '../call.ts'
import { personTemplate } from './person-resources.ts'
import { listPrompts, writePrompt } from './prompts.ts'
import { answerInSession, type ToolSession } from './session.ts'

const maxCompletions = 10
/** In characters: the argument of a prompt is what the member typed or pasted. */
const maxArgumentLength = 20_000

/** Prompts, and names to complete their arguments with. */
export function servePrompts(server: Server, session: ToolSession) {
  const { access } = session
  server.setRequestHandler('prompts/list', () => ({
    prompts: listPrompts(access).map(({ name, title, description, arguments: list }) => ({
      name,
      title,
      description,
      arguments: [...list],
    })),
  }))

  server.setRequestHandler('prompts/get', ({ params: { name, arguments: given = {} } }) => {
    const prompt = listPrompts(access).find((each) => each.name === name)
    if (!prompt) throw invalid('No prompt has this name. See prompts/list.')
    for (const { name, required } of prompt.arguments) {
      if (required && !given[name]?.trim()) throw invalid(`The argument ${name} is missing.`)
      if ((given[name]?.length ?? 0) > maxArgumentLength)
        throw invalid(`The argument ${name} can have at most ${maxArgumentLength} characters.`)
    }
    const text = writePrompt(prompt, access, given)
    return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] }
  })

  server.setRequestHandler('completion/complete', async ({ params: { ref, argument } }) => {
    const isPerson = ref.type === 'ref/prompt' && argument.name === 'person'
    const isPersonId = ref.type === 'ref/resource' && ref.uri === personTemplate && argument.name === 'id'
    if (!isPerson && !isPersonId) return { completion: { values: [] } }
    const people = await answerInSession(session, (ctx) => findByName(ctx, argument.value))
    const values = people.map(({ displayName, connectionId }) => (isPerson ? displayName : connectionId))
    return { completion: { values: [...new Set(values)] } }
  })
}

const invalid = (sentence: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, sentence)

/** People whose name fits what is typed so far; with nothing typed, the most recent. */
async function findByName(ctx: Parameters<typeof call>[0], typed: string) {
  const query = typed.trim().slice(0, 120)
  const { output } = await call(ctx, 'Connections_search', { ...(query && { query }), limit: maxCompletions })
  return output.connections.filter(({ matched }) => !matched)
}
