import type { CommitmentRules } from '../language-data/commitment-rules.ts'
import { phrases } from '../phrases/phrases.ts'
import { clausesOf } from './commitments/clauses/clauses.ts'
import { splitByDate, splitDeeds } from './commitments/deeds/deeds.ts'
import { hasPerson } from './commitments/openers/commitment.ts'
import { nextTopic } from './commitments/ownership/topic.ts'
import { readerOf } from './commitments/read-sentence.ts'

export const englishCommitments: CommitmentRules = {
  segmentsOf: clausesOf,
  follow: nextTopic,
  reader: readerOf,
  deedsOf: (phrase, daysIn) => splitDeeds(phrase).flatMap((part) => splitByDate(part, daysIn)),
  joins: null,
  forSomebody: hasPerson,
  reach: { before: 3, after: 4, nextSentence: true },
  fillers: /(?<![a-zÀ-ɏ])(?:um+|uh+|erm+|you know),?\s/gi,
  looseEnds: phrases`
    and, but, so, then, or, by, before, at, until, till, for, to, the, of, yeah, ok, okay, anyway, lol, haha, i guess,
    i think, or something, or so, as well, because, with, from, also, plus, um, uh, say, sharp, on the dot, due, deadline,
    starting, latest, at the, between, though, please, ${/(?<!of )/}thanks, asap, hopefully, maybe, again, bye, talk soon,
    that's it, right, cool, cheers, i suppose, promised, [i] said so [on the call | too], [i] told (her | him | them) so,
    no problem, no bother, no worries`,
}
