import { z } from 'zod'
import { wordsFor } from './catalogs.ts'
import { asIs, sayText, type Text } from './text.ts'
import type { Words } from './words.ts'

/** A reason as it is stored: a text, or a whole English sentence from an earlier version of Kith. */
export type StoredReason = Text | string

/** For a column of text, and for what an archive contains. */
export const storeReason = (text: Text): string => JSON.stringify(text)

export const readReason = (stored: string): Reason => new Reason(parseStored(stored))
export const asReason = (stored: StoredReason): Reason => new Reason(stored)
export const asText = (stored: StoredReason): Text => (typeof stored === 'string' ? asIs(stored) : stored)

/** A reason in an answer: JSON says it in English, a page in the reader's language. */
export class Reason {
  readonly stored: StoredReason

  constructor(stored: StoredReason) {
    this.stored = stored
  }

  get text() {
    return asText(this.stored)
  }

  in(words: Words) {
    if (typeof this.stored === 'string') return this.stored
    try {
      return sayText(words, this.stored)
    } catch {
      // Another version of Kith stored it, with other values.
      return words.reasons.unknown
    }
  }

  toJSON() {
    return this.in(wordsFor('en'))
  }
}

/** The field of an answer that holds a reason. A client gets a string. */
export const ReasonField = z.string() as unknown as z.ZodType<string, Reason>

/** A reason on a page. The repeated answer to a form holds it in English. */
export const sayReason = (words: Words, reason: Reason | string) =>
  typeof reason === 'string' ? reason : reason.in(words)

function parseStored(stored: string): StoredReason {
  if (!stored.startsWith('{"id":"')) return stored
  try {
    return JSON.parse(stored) as Text
  } catch {
    return stored
  }
}
