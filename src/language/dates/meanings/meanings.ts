import { daysOfMonth } from './days-of-month.ts'
import { holidays } from './holidays.ts'
import type { Meaning } from './meaning.ts'
import { months } from './months.ts'
import { nearDays } from './near-days.ts'
import { spansAhead } from './spans-ahead.ts'
import { weeks } from './weeks.ts'

const all = { ...nearDays, ...weeks, ...months, ...spansAhead, ...daysOfMonth, ...holidays }

/** Everything that can be said of a day, in any language. */
export type MeaningName = keyof typeof all
export const meanings: Record<MeaningName, Meaning> = all
