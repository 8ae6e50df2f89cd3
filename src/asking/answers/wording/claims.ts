import { shortenText } from '#language/sentences/plain-text.ts'
import type { Citation } from '#platform/db/schema/values.ts'
import type { Passage } from '../../recall/passage.ts'

/** A sentence of an answer, and its sources; for a long passage, the relevant part. */
export type Claim = { text: string; cites: Passage[]; quote?: string }

/** An answer before it is stored. */
export type Answer = {
  claims: Claim[]
  /** The people it is about. */
  about: string[]
  /** False when memory has nothing about it. */
  isKnown: boolean
}

/** Writes an answer line by line, with numbers such as [1] for its citations. */
export function createComposer() {
  const citations: Citation[] = []
  const lines: string[] = []
  return {
    /** The line for a claim. Quoted text and names can't imitate a citation. */
    add({ text, cites, quote }: Claim) {
      const marks = new Set(cites.map((passage) => `[${numberOf(citations, passage, quote)}]`))
      const line = [text.replace(/\[(\d{1,3})\]/gu, '($1)'), [...marks].join('')].filter(Boolean).join(' ')
      lines.push(line)
      return line
    },
    written: () => ({ content: lines.join('\n'), citations }),
  }
}

function numberOf(citations: Citation[], passage: Passage, quote = passage.text) {
  const { kind, id, connectionId } = passage
  const known = citations.find((each) => each.kind === kind && each.id === id)
  if (known) return known.number
  const number = citations.length + 1
  citations.push({ number, kind, id, connectionId, quote: quoteOf(quote) })
  return number
}

const maxQuoteLength = 280

/** A passage as quoted: without links, and short enough to read at a glance. */
export const quoteOf = (text: string, maxLength = maxQuoteLength) => shortenText(text, maxLength)
