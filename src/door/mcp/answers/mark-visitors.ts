import { Reason } from '#contract/texts/reason.ts'
import { namesVisitor, visitorsAmong } from '#people/connections/record/visitors.ts'
import type { Context } from '#platform/context/context.ts'

type Fields = Record<string, unknown>

/**
 * Marks each record of a person who came with a card: their name, company and title may be what a visitor typed. Their words in
 * notes have a mark of their own, `source`.
 */
export async function markVisitors<Answer>(ctx: Context, answer: Answer): Promise<Answer> {
  if (!ctx.caller || typeof answer !== 'object' || answer === null) return answer
  const owner = { ...ctx, ...ctx.caller }
  const ids = new Set<string>()
  collectPeople(answer, ids)
  const visitors = ids.size === 0 ? ids : await visitorsAmong(owner, [...ids])
  const marked = visitors.size === 0 ? answer : (mark(answer, visitors) as Answer)
  const text = 'answer' in answer ? answer.answer : undefined
  return typeof text === 'string' && (await namesVisitor(owner, text)) ? { ...marked, personSource: 'visitor' } : marked
}

function collectPeople(value: unknown, ids: Set<string>) {
  if (typeof value !== 'object' || value === null) return
  if ('connectionId' in value && typeof value.connectionId === 'string') ids.add(value.connectionId)
  for (const each of Object.values(value)) collectPeople(each, ids)
}

function mark(value: unknown, visitors: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => mark(each, visitors))
  if (typeof value !== 'object' || value === null || value instanceof Reason) return value
  const fields = Object.entries(value).map(([name, each]) => [name, mark(each, visitors)] as const)
  const marked: Fields = Object.fromEntries(fields)
  const isVisitor = visitors.has(String(marked.connectionId)) && marked.source !== 'visitor'
  return isVisitor || namesMarked(marked) ? { ...marked, personSource: 'visitor' } : marked
}

/** Texts of an answer about all the people in it. */
const textsAboutAll = ['answer', 'ambiguous']

function namesMarked(fields: Fields) {
  if (!textsAboutAll.some((name) => typeof fields[name] === 'string')) return false
  return Object.values(fields).some(
    (list) =>
      Array.isArray(list) && list.some((each) => each?.personSource === 'visitor' || each?.source === 'visitor'),
  )
}
