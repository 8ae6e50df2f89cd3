import { type Phrases, type Piece, pattern } from '../../../phrases/phrases.ts'
import { adverbs } from './opener-words.ts'

/** How a commitment begins, and what has to follow. */
export type Opener = {
  says: Phrases
  /** What is to be done: a verb, a verb in -ing, only a thing, or what was not done yet. */
  followedBy: 'verb' | 'gerund' | 'thing' | 'participle'
  sure: boolean
  /**
   * `optional`: after "I", or with no subject at all ("Promised to call"). `none`: only at the head of a clause.
   * `included`: the phrase has its own subject, and can stand anywhere.
   */
  subject: 'optional' | 'none' | 'included'
  /** An outright promise: nearly any verb will do, and a date before it is when it was made. */
  promised?: boolean
  /** A promise that was only told ("told her I'd"): the verb must be a deed. */
  told?: boolean
  /** Though it is a promise, a date before it is when it is due: "On Friday I'm to". */
  dueBefore?: boolean
  /** Sure where it is for somebody, or has a day: "need to send her the deck". */
  binding?: boolean
  /** Only with a day still to come: "I'm sending it tomorrow". */
  needsDate?: boolean
  /** Only where a person stands next to the deed: a mere thought otherwise. */
  needsPerson?: boolean
  /** Done by "we", so that going somewhere or meeting is no promise. */
  together?: boolean
  /** Only next to what another does: "he books the flights, I book the hotel". */
  besideOther?: boolean
  /** No words of commitment, only the verb, of what is handed over or told: "Sending her the plan tomorrow". */
  verbOnly?: boolean
}

const subjectWords: Record<Opener['subject'], { withI: Piece; without: Piece }> = {
  optional: {
    withI: pattern()`(?:I|I've|I'd|I have|I had|ive) ${adverbs}`,
    without: pattern()`(?:have |had )?${adverbs}`,
  },
  none: { withI: { source: '' }, without: { source: '' } },
  included: { withI: { source: '' }, without: { source: '' } },
}

/** The pattern of an opener at a place in a clause, with the "I" before it where that is optional. */
export function openerPattern({ says, subject, verbOnly }: Opener, withI: boolean): RegExp {
  const start = subjectWords[subject][withI ? 'withI' : 'without'].source
  // One that only looks ahead to its verb ends where it begins.
  const end = verbOnly ? '' : "(?![a-zÀ-ɏ\\d'])\\s*"
  const { source } = spacedWords({ source: `${start}(?:${says.source})` })
  return new RegExp(`(?<![a-zÀ-ɏ\\d'])(?:${source})${end}`, 'iy')
}

/** With any space between the words. */
export const spacedWords = ({ source }: Piece): Piece => ({ source: source.replaceAll(' ', '\\s+') })
