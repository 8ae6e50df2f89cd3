import type { Verdict } from './judge.ts'
import type { Question } from './question.ts'

export type Judged = { question: Question; verdict: Verdict }

export type Score = {
  answerable: number
  /** Answerable questions with a right answer. */
  right: number
  /** Answerable questions that were declined. */
  refused: number
  unanswerable: number
  /** Unanswerable questions that were declined or contradicted. */
  declined: number
}

export function scoreOf(judged: Judged[]): Score {
  const isNone = ({ question }: Judged) => question.expect.declines === true
  const none = judged.filter(isNone)
  const some = judged.filter((each) => !isNone(each))
  return {
    answerable: some.length,
    right: some.filter(({ verdict }) => verdict.right).length,
    refused: some.filter(({ verdict }) => !verdict.right && verdict.declined).length,
    unanswerable: none.length,
    declined: none.filter(({ verdict }) => verdict.right).length,
  }
}

/** By kind, in order of appearance. */
export function scoresByKind(judged: Judged[]): Map<string, Score> {
  const groups = Map.groupBy(judged, ({ question }) => question.kind)
  return new Map([...groups].map(([kind, each]) => [kind, scoreOf(each)]))
}
