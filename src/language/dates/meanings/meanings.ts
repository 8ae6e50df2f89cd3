import { nearDays, spansAhead, weeks } from './days.ts'
import type { Meaning } from './meaning.ts'
import { daysOfMonth, holidays, months } from './months.ts'

const all = { ...nearDays, ...weeks, ...months, ...spansAhead, ...daysOfMonth, ...holidays }

/** Everything that can be said of a day, in any language. */
export type MeaningName = keyof typeof all
export const meanings: Record<MeaningName, Meaning> = all
