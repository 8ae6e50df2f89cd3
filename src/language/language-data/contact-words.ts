import type { Piece } from '../phrases/phrases.ts'

/** How two people were in touch. `other`: they spoke or wrote, the text does not say how. */
export type ContactWay = 'meeting' | 'call' | 'message' | 'other'

/**
 * A language's words for contact. `occasions` begin a sentence ("Lunch with Ana"); `mine` follows the member's own
 * `subjects` or begins a sentence ("Called her"); `theirs` follows the person's name or pronoun ("She told me").
 */
export type ContactWords = {
  openers: Piece
  /** Being with the person by name, or at their place, at the beginning of a sentence. */
  together: Piece
  occasions: Partial<Record<ContactWay, Piece>>
  /** Words after a past occasion: with somebody, or somewhere. */
  places: Piece
  subjects: Piece
  mine: Partial<Record<ContactWay, Piece>>
  pronouns: Piece
  theirs: Partial<Record<ContactWay, Piece>>
  /** Words of a plan, a wish or a denial, in the clause or before it. */
  denials: Piece
}

/** Stands for the person's name in a text. */
export const personMark = '¤'
export const person: Piece = { source: personMark }
/** A few words before "with Ana". */
export const few: Piece = /(?:[a-zà-ÿ'’-]+ ){0,3}?/
