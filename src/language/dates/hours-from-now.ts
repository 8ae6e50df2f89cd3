import { countOf, pieces } from '../calendar/calendar-words.ts'
import { pattern, phrases } from '../phrases/phrases.ts'
import type { Mention } from './mention.ts'

const count = phrases`half an, a quarter of an, 1/2, 1/4, 3/4, the, ${/\d+\.\d/}, ${{ source: pieces.count }}`
const unit = phrases`hour[s], hr[s], minute[s], min[s]`
const spans = pattern(
  'i',
)`(?<![a-zÀ-ɏ])(?:(?:with)?in|over the next)\s+(?:(?:about|the next|around)\s+)?(?<count>${count})(?:\s+more)?\s+(?<unit>${unit})(?![a-zÀ-ɏ])`

const parts: Record<string, number> = {
  the: 1,
  'half an': 0.5,
  '1/2': 0.5,
  'a quarter of an': 0.25,
  '1/4': 0.25,
  '3/4': 0.75,
}

/** "In two hours" is a moment, and so a day and a time on the clock there; from a day on, only the day counts. */
export function hoursFromNow(text: string, now: Temporal.ZonedDateTime): Mention | null {
  const match = spans.exec(text)
  if (!match) return null
  const { count = '', unit = '' } = match.groups ?? {}
  const many = parts[count.toLowerCase()] ?? (count.includes('.') ? Number(count) : countOf(count))
  const minutes = Math.round(many * (/^h/i.test(unit) ? 60 : 1))
  const then = now.add({ minutes })
  const time = minutes < 24 * 60 ? then.toPlainTime().toString({ smallestUnit: 'minute' }) : null
  return { day: then.toPlainDate(), time, by: true, index: match.index, length: match[0].length }
}
