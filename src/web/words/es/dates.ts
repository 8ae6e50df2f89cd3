import { lengthOf } from '#language/calendar/date-words.ts'
import { pluralIn } from '#language/locales/plural.ts'
import type { dateWords as Words } from '../en/dates.ts'

const count = pluralIn('es')

export const dateWords = {
  onWeekday: (name) => `el ${name}`,
  onDate: (date) => `el ${date}`,
} satisfies typeof Words

/** "cada dos meses". */
export function every(days: number) {
  const length = lengthOf(days)
  return count(length.count, rhythms[length.unit])
}

const rhythms = {
  day: { one: 'cada día', other: 'cada # días' },
  week: { one: 'cada semana', other: 'cada # semanas' },
  month: { one: 'cada mes', other: 'cada # meses' },
  year: { one: 'cada año', other: 'cada # años' },
}
