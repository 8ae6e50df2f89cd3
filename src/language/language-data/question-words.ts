import type { RelationKind } from '#contract/relation-kinds.ts'
import type { DateKind, GiftStatus } from '#platform/db/schema/occasions.ts'
import type { FactKind } from '#platform/db/schema/values.ts'
import type { Phrases } from '../phrases/phrases.ts'

/** The kinds of questions that have one right answer, in every language. */
export type AskedKind =
  | 'lastContact'
  | 'howMet'
  | 'age'
  | 'birthday'
  | 'countPromises'
  | 'promises'
  | 'occupation'
  | 'workplace'
  | 'home'
  | 'phone'
  | 'email'
  | 'peopleAt'
  | 'peopleOnceAt'
  | 'portrait'

/** Which of the member's promises a question means, if not all of them. */
export type AskedPromises = 'overdue' | 'open' | 'kept' | 'made'

/** Questions about relations, dates and gifts. In the patterns, ~ stands for a person. The first that fits counts. */
export type LifeQuestions = {
  /** What the one who is asked for is to the person; `said` names it in the group `kin`. */
  relations: readonly (readonly [kind: RelationKind | 'said', asks: RegExp])[]
  dates: readonly (readonly [kind: DateKind, asks: RegExp])[]
  gifts: readonly (readonly [status: GiftStatus | 'any', asks: RegExp])[]
}

/** Words around a question, whatever it asks for. */
export type AskingWords = {
  /** Words that begin a question in this language and in no other. */
  openers: RegExp
  /** Words before a time that limit it: “vor Neujahr”, “bis Freitag”, “nach Ostern”. */
  bounds: Record<'before' | 'until' | 'after', Phrases>
  /** Words about asking and remembering, which are in no answer. */
  asking: string
  life: LifeQuestions
}

/** How a language asks. In the patterns, which have no accents, ~ stands for a person. The first that fits counts. */
export type QuestionWords = AskingWords & {
  kinds: readonly (readonly [kind: AskedKind, asks: RegExp])[]
  /** The first match counts. `made` asks for promises made at a time, not due then. */
  promises: readonly (readonly [which: AskedPromises, asks: RegExp])[]
  /** The kinds of facts that are asked for; the other words of a question say which of them. */
  facts: readonly { kinds: FactKind[]; asks: RegExp }[]
  /** Words for whatever happened: with a time and nothing else, they ask for all that was noted then. */
  happened: string
  /** Frequent words that a question may be about. */
  matter: string
}
