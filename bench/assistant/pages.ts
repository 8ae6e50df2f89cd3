import type { ScriptedAssistant } from './scripted-assistant.ts'

const maxPages = 40

type Fields = Record<string, unknown>

/** Calls a tool again with what its answer says leads on, until it says nothing. */
export async function readPages(assistant: ScriptedAssistant, tool: string, input: Fields) {
  let answer = await assistant.use(tool, input)
  for (let page = 1; answer.next !== undefined && page < maxPages; page++) {
    answer = await assistant.use(tool, { ...input, [argumentNamedIn(answer)]: answer.next })
  }
}

/** “For the rest, send next as cursor.” */
const argumentNamedIn = ({ more }: Fields) => /\bnext as (\w+)/.exec(String(more))?.[1] ?? 'cursor'
