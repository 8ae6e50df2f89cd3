import type { Citation } from '../db/values.ts'
import type { Passage } from '../recall/passage.ts'
import { quoteOf } from './quote.ts'

/** A sentence of an answer, and what it rests on. */
export type Claim = { text: string; cites: Passage[] }

/** An answer before it is written down. */
export type Answer = {
  claims: Claim[]
  /** The people it is about. */
  about: string[]
  /** False when memory holds nothing on it. */
  isKnown: boolean
}

/** The answer as a text with numbers, such as [1], that lead to its citations. */
export function composed({ claims }: Pick<Answer, 'claims'>): { content: string; citations: Citation[] } {
  const citations: Citation[] = []
  const numbered = claims.map(({ text, cites }) => {
    const marks = cites.map((passage) => `[${numberOf(citations, passage)}]`)
    return [text, [...new Set(marks)].join('')].filter(Boolean).join(' ')
  })
  return { content: numbered.join('\n'), citations }
}

function numberOf(citations: Citation[], passage: Passage) {
  const { kind, id, connectionId } = passage
  const known = citations.find((each) => each.kind === kind && each.id === id)
  if (known) return known.number
  const number = citations.length + 1
  citations.push({ number, kind, id, connectionId, quote: quoteOf(passage.text) })
  return number
}
