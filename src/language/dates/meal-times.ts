import type { CompiledLanguage } from './compiled-language.ts'
import type { Mention } from './mention.ts'

/** "By lunch": today's, or tomorrow's once that is over. A part of a day has no time. */
export function mealTime(text: string, now: Temporal.ZonedDateTime, { clock }: CompiledLanguage): Mention | null {
  const match = clock.meals?.pattern.exec(text)
  const over = clock.meals?.over[match?.groups?.meal?.toLowerCase() ?? '']
  if (!match || over === undefined) return null
  const day = now.toPlainDate().add({ days: now.hour >= over ? 1 : 0 })
  return { day, time: null, by: !/after/i.test(match[0]), index: match.index, length: match[0].length }
}
