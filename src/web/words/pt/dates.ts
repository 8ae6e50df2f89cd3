import { lengthOf } from '#language/calendar/date-words.ts'
import { pluralIn } from '#language/locales/plural.ts'
import type { dateWords as Words } from '../en/dates.ts'

const count = pluralIn('pt')
const saturday = 6

export const dateWords = {
  onWeekday: (name, weekday) => (weekday < saturday ? `na ${name}` : `no ${name}`),
  onDate: (date) => `a ${date}`,
} satisfies typeof Words

/** "a cada dois meses". */
export function every(days: number) {
  const length = lengthOf(days)
  return count(length.count, rhythms[length.unit])
}

const rhythms = {
  day: { one: 'todos os dias', other: 'a cada # dias' },
  week: { one: 'todas as semanas', other: 'a cada # semanas' },
  month: { one: 'todos os meses', other: 'a cada # meses' },
  year: { one: 'todos os anos', other: 'a cada # anos' },
}
