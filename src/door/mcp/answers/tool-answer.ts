import type { Tool } from '#contract/operation.ts'
import { compileOmit } from './omit.ts'
import { writeAnswer } from './shorten.ts'

type Fields = Record<string, unknown>

/** A function that writes the answer of a tool as JSON: without what tells an assistant nothing, and short enough. */
export function compileAnswer({ omit = [], lists = {}, advice }: Tool) {
  const omitFields = compileOmit(omit, new Set(Object.keys(lists)))
  const advise = compileAdvice(advice)
  const alone = Object.entries(lists).filter(([, { page }]) => page?.alone)
  return (output: unknown, input: Fields) => {
    const answer = advise(omitFields(output, input))
    const [list] = alone.find(([, { page }]) => page && input[page.argument] !== undefined) ?? []
    return writeAnswer(list === undefined ? answer : onlyList(answer, list), lists, input)
  }
}

function compileAdvice(advice: Tool['advice']) {
  if (!advice) return (answer: Fields) => answer
  const [list = '', field = '', value] = advice.where.split(/[.=]/)
  return (answer: Fields): Fields => {
    const entries = (answer[list] ?? []) as Fields[]
    return entries.some((entry) => entry[field] === value) ? { ...answer, next: advice.says } : answer
  }
}

/** A later page repeats nothing of the first but the list. */
function onlyList({ more, next, ...answer }: Fields, list: string): Fields {
  return { [list]: answer[list], more, next }
}
