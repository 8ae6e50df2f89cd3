import type { DayPhrase } from './day-phrase.ts'
import { daysOfMonth } from './days-of-month.ts'
import { holidayPhrases } from './holiday-phrases.ts'
import { monthPhrases } from './months.ts'
import { nearDays } from './near-days.ts'
import { spansAhead } from './spans-ahead.ts'
import { weekPhrases } from './weeks.ts'

/** All the ways to name a day; of those that overlap in a text the longest counts. */
export const dayPhrases: DayPhrase[] = [
  ...nearDays,
  ...weekPhrases,
  ...monthPhrases,
  ...spansAhead,
  ...daysOfMonth,
  ...holidayPhrases,
]
