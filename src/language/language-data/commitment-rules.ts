import type { Piece } from '../phrases/phrases.ts'
import type { Sentence } from '../sentences/note-sentences.ts'

/** A stretch of a sentence with one subject. `fresh`: it does not go on from the one before it. */
export type Segment = { plain: string; index: number; fresh: boolean; label: string }

/** A commitment in a segment: where it begins, the words before it, and the task in plain words. */
export type Commitment = {
  before: string
  deed: string
  sure: boolean
  needsDate: boolean
  start: number
  /** Whether a date before the deed is the day it is due. */
  dateBefore: boolean
  /** Plain words of duty, or an order to oneself: sure where it is for somebody, or has a day. */
  binding: boolean
}

/** The subject that a sentence without one continues: the writer, somebody else, or unknown. */
export type About = 'me' | 'other' | 'mentioned' | 'nobody'

/** The people of the sentences so far, with their names in lower case. */
export type Topic = { about: About; names: ReadonlySet<string> }

/** A sentence where it stands in its note. */
export type SentencePlace = {
  sentence: Sentence
  previous: Sentence | undefined
  next: Sentence | undefined
  /** The people of the sentences before it. */
  topic: Topic
  /** The words of the names of people the note is about, in lower case. */
  names: ReadonlySet<string>
  /** Only a commitment would tell that the text is in this language. */
  isGuessed: boolean
  /** Whether words are nothing but a day to come. */
  isDay: (words: string) => boolean
}

type Place = { index: number; length: number }

/** How commitments are read in a language. */
export type CommitmentRules = {
  segmentsOf: (plain: string) => Segment[]
  /** The people of the sentences including one more. */
  follow: (topic: Topic, plain: string) => Topic
  /** Reads the segments of a sentence, asked for in their order. */
  reader: (place: SentencePlace, segments: Segment[]) => (at: number) => Commitment | null
  /** The deeds of a phrase, each for itself; `daysIn` finds the days in a text. */
  deedsOf: (phrase: string, daysIn: (text: string) => Place[]) => string[]
  /** Words that join a segment to the previous one, so both share a due date. */
  joins: RegExp | null
  /** Tells that a deed is for somebody, where the strength of its words does not. */
  forSomebody: RegExp | null
  /** How many segments before and after are read for a day, and whether the next sentence is. */
  reach: { before: number; after: number; nextSentence: boolean }
  /** Words without a meaning in a deed, and words that no deed ends in. */
  fillers: RegExp | null
  looseEnds: Piece | null
}
