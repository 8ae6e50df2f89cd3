import type { Remembered } from '../small-memory/people.ts'
import type { Asked } from '../small-memory/questions.ts'

/** A small memory in one language, questions that it answers, and questions that it does not; some are not right yet. */
export type AskedMemory = { people: Remembered[]; answerable: Asked[]; unanswerable: Asked[]; notYet?: string[] }
