import type { CommitmentRules } from '../language-data/commitment-rules.ts'
import { clausesOf } from './commitments/clauses/clauses.ts'
import { splitByDate, splitDeeds } from './commitments/deeds/split-deeds.ts'
import { nextTopic } from './commitments/ownership/topic.ts'
import { readerOf } from './commitments/read-sentence.ts'

export const englishCommitments: CommitmentRules = {
  segmentsOf: clausesOf,
  follow: nextTopic,
  reader: readerOf,
  deedsOf: (phrase, daysIn) => splitDeeds(phrase).flatMap((part) => splitByDate(part, daysIn)),
  joins: null,
  reach: { before: 3, after: 4, nextSentence: true },
  fillers: /(?<![a-zÀ-ɏ])(?:um+|uh+|erm+|you know),?\s/gi,
  looseEnds: null,
}
