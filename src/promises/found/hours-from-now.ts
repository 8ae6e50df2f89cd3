import { countOf, pieces } from './calendar-words.ts'
import type { Mention } from './mention.ts'

const spans = new RegExp(
  `(?<![a-zÀ-ɏ])(?:(?:with)?in|over the next)\\s+(?:about\\s+|the next\\s+|around\\s+)?(?<count>half an|the|${pieces.count})\\s+(?<unit>hours?|hrs?|minutes?|mins?)(?![a-zÀ-ɏ])`,
  'i',
)

/** "In two hours" is a moment, and so a day and a time on the clock there; from a day on, only the day counts. */
export function hoursFromNow(text: string, now: Temporal.ZonedDateTime): Mention | null {
  const match = spans.exec(text)
  if (!match) return null
  const { count = '', unit = '' } = match.groups ?? {}
  const many = count === 'the' ? 1 : count.startsWith('half') ? 0.5 : countOf(count)
  const minutes = Math.round(many * (/^h/i.test(unit) ? 60 : 1))
  const then = now.add({ minutes })
  const time = minutes < 24 * 60 ? then.toPlainTime().toString({ smallestUnit: 'minute' }) : null
  return { day: then.toPlainDate(), time, by: true, index: match.index, length: match[0].length }
}
