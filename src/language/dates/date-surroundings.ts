import type { CompiledLanguage } from './compiled-language.ts'
import type { Span } from './mention.ts'

/** The words that lead to a date ("no later than"), and whether they make it a deadline, or mean the day before. */
export function leadIn(before: string, itself: string, after: string, { around }: CompiledLanguage) {
  const words = around.lead.exec(before)?.[0] ?? ''
  const all = `${words}${around.byItself.exec(itself)?.[0] ?? ''}`
  const event = before.slice(0, before.length - words.length)
  return {
    length: words.length,
    by: around.by.test(all),
    before: around.before?.test(all) || (!/^,? (?:at|@) ?\d/.test(after) && (around.beforeEvent?.test(event) ?? false)),
  }
}

/** How many of the words after a date belong to it. */
export const tailLength = (after: string, { around }: CompiledLanguage) => around.tail.exec(after)?.[0].length ?? 0

/** True where a date describes something else: Tuesday's minutes, the Friday call, since March, every Sunday. */
export function isNoDue(text: string, { index, length }: Span, { around }: CompiledLanguage): boolean {
  const before = text.slice(Math.max(0, index - 30), index)
  const after = text.slice(index + length, index + length + 20)
  const itself = text.slice(index, index + length)
  const isRange = around.from.test(before) && around.to.test(after)
  if (around.describing.test(before) && !isRange) return true
  if (around.figure && /^\d{1,2}\/\d{1,2}$/.test(itself) && isFigure(before, after, around.figure)) return true
  if (around.thing?.test(after) && !around.led?.test(before)) return true
  const isWord = /^[a-zÀ-ɏ]+$/i.test(itself)
  if (isWord && around.article?.test(before) && /^\s+[a-zÀ-ɏ]/i.test(after)) return true
  if (!around.doubtfulDay?.test(itself)) return false
  return !around.doubtfulLead?.test(before) && !/^\s*(?:$|[.,;)]|at |\d)/.test(after)
}

type FigureSigns = { expected: RegExp; counted: RegExp; ofThings: RegExp }

/** 1/2 or 24/7, which is a date only where one is expected. */
const isFigure = (before: string, after: string, { expected, counted, ofThings }: FigureSigns) =>
  !expected.test(before) && (counted.test(before) || ofThings.test(after))
