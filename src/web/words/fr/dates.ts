import { lengthOf } from '#language/calendar/date-words.ts'
import { pluralIn } from '#language/locales/plural.ts'
import type { dateWords as Words } from '../en/dates.ts'

const count = pluralIn('fr')

export const dateWords = {
  onWeekday: (name) => name,
  onDate: (date) => `le ${date}`,
} satisfies typeof Words

/** « tous les deux mois ». */
export function every(days: number) {
  const length = lengthOf(days)
  return count(length.count, rhythms[length.unit])
}

const rhythms = {
  day: { one: 'chaque jour', other: 'tous les # jours' },
  week: { one: 'chaque semaine', other: 'toutes les # semaines' },
  month: { one: 'chaque mois', other: 'tous les # mois' },
  year: { one: 'chaque année', other: 'tous les # ans' },
}
