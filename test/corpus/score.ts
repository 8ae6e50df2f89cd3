import type { Verdict } from './judge.ts'
import type { Question } from './question.ts'

export type Judged = { question: Question; verdict: Verdict }

export type Score = {
  answerable: number
  /** Of the answerable: answered right. */
  right: number
  /** Of the answerable: declined although memory holds it. */
  refused: number
  unanswerable: number
  /** Of the unanswerable: declined, or shown to be not so. */
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

/** For each kind, in the order in which they first come. */
export function scoresByKind(judged: Judged[]): Map<string, Score> {
  const groups = Map.groupBy(judged, ({ question }) => question.kind)
  return new Map([...groups].map(([kind, each]) => [kind, scoreOf(each)]))
}
