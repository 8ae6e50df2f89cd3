import type { CompiledLanguage } from './compiled-language.ts'
import type { Mention } from './mention.ts'

/** "In two hours" is a moment, and so a day and a time on the clock there; from a day on, only the day counts. */
export function hoursFromNow(text: string, now: Temporal.ZonedDateTime, language: CompiledLanguage): Mention | null {
  const match = language.soon.exec(text)
  if (!match) return null
  const { count = '', unit = '' } = match.groups ?? {}
  const minutes = Math.round(language.countOf(count) * (language.clock.hourUnit.test(unit) ? 60 : 1))
  const then = now.add({ minutes })
  const time = minutes < 24 * 60 ? then.toPlainTime().toString({ smallestUnit: 'minute' }) : null
  return { day: then.toPlainDate(), time, by: true, index: match.index, length: match[0].length }
}
