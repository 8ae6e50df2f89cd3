import type { Question } from '../questions/question.ts'
import type { Ranked } from '../recall/passage.ts'

/** A question, and what may answer it. */
export type Asked = {
  question: Question
  /** The best first. */
  passages: Ranked[]
  /** The turn before this one in the thread. */
  earlier: { question: string; answer: string } | null
  signal: AbortSignal
  memberName: string
}
