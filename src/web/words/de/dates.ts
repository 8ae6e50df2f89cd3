import { lengthOf } from '#language/calendar/date-words.ts'
import { pluralIn } from '#language/locales/plural.ts'
import type { dateWords as Words } from '../en/dates.ts'

const count = pluralIn('de')

export const dateWords = {
  onWeekday: (name) => `am ${name}`,
  onDate: (date) => `am ${date}`,
} satisfies typeof Words

/** "alle zwei Monate". */
export function every(days: number) {
  const length = lengthOf(days)
  return count(length.count, rhythms[length.unit])
}

const rhythms = {
  day: { one: 'jeden Tag', other: 'alle # Tage' },
  week: { one: 'jede Woche', other: 'alle # Wochen' },
  month: { one: 'jeden Monat', other: 'alle # Monate' },
  year: { one: 'jedes Jahr', other: 'alle # Jahre' },
}
