import type { Moment } from '../dates/mention.ts'
import type { ContactWay } from '../language-data/contact-words.ts'
import type { Clause } from './clauses/clause.ts'
import { findCommitments } from './commitments/find-commitments.ts'
import { findContact } from './contact/read-contact.ts'
import { findStated } from './facts/find-stated.ts'
import { withoutMarks } from './mentions/mentions.ts'

/** The clauses of a text, each kind read on demand. `said`: when and where it was written. */
export type Reading = {
  /** Its writer's commitments. */
  commitments: (said: Moment) => Clause[]
  /** Its facts about the person and their relatives. */
  facts: () => Clause[]
  /** Whether its writer and the person were in touch, in any way or in this one. */
  saysContact: (said: Moment, way?: ContactWay) => boolean
}

/** Reads a text about a person. Rules do it today; what reads better only has to return the same clauses. */
export function readText(written: string, displayName = ''): Reading {
  const text = withoutMarks(written)
  return {
    commitments: (said) => findCommitments(text, { ...said, names: displayName ? [displayName] : [] }),
    facts: () => findStated(text, displayName),
    saysContact: (said, way) => !findContact(text, displayName, said, way).next().done,
  }
}
