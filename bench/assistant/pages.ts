import type { ScriptedAssistant } from './scripted-assistant.ts'

const maxPages = 40

type Fields = Record<string, unknown>

/** Calls a tool again with the `next` of its answer, until there is none. */
export async function readPages(assistant: ScriptedAssistant, tool: string, input: Fields) {
  let answer = await assistant.use(tool, input)
  for (let page = 1; answer.next !== undefined && page < maxPages; page++) {
    answer = await assistant.use(tool, { ...input, [assistant.argumentFor(tool, 'next')]: answer.next })
  }
}
