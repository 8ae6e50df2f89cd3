import type { FactKind } from '#platform/db/schema/values.ts'
import { anyOf, type Piece, pattern } from '../phrases/phrases.ts'
import { wordList } from '../words/word-set.ts'
import type { FactWords, Form } from './fact-words.ts'

/** A given name: one capitalised word. */
export const givenName: Piece = { source: String.raw`\p{Lu}\p{Ll}[\p{L}'’-]*(?<!['’]s)` }

const age = String.raw`(?: \(\d+\))?`

/** Several, joined by the word for “and”: "Tom (5), Ana and Zé". */
export const givenNamesWith = (and: string): Piece => ({
  source: `(?:${givenName.source})${age}(?:(?:, | ${and} | & |, ${and} )(?:${givenName.source})${age})*`,
})

/** The name of a company or place: "Green Mountain Bovine", "the Royal Free", "Rio de Janeiro". */
export const properName: Piece = {
  source: String.raw`(?:the )?\p{Lu}[\p{L}\d'’&+-]*(?: (?:(?:of|de|da|do|dos|the|&|van|von|le|la|du) )?\p{Lu}[\p{L}\d'’&+-]*){0,4}`,
}

/** A word that may be somebody's name. */
export const nameWord: Piece = { source: String.raw`[\p{L}\p{M}][\p{L}\p{M}'’-]*` }

/** With its subject left out it is still the person's, unless it says otherwise. */
type More = Pick<Form, 'ended'> & { mayElide?: boolean }

/** A fact with a name in it, recognized by its capital letter. */
export const cased = (kind: FactKind, form: Piece, more: More = {}): Form => ({
  kind,
  form: pattern('gu')`${form}`,
  mayElide: true,
  ...more,
})

/** A fact that ends in a name. */
export const named = (kind: FactKind, words: Piece, name: Piece, more: More = {}): Form =>
  cased(kind, pattern('u')`${words}(?<value>${name})`, more)

/** A fact in words of any case. */
export const worded = (kind: FactKind, form: Piece, more: More = {}): Form => ({
  kind,
  form: pattern('giu')`${form}`,
  mayElide: true,
  ...more,
})

export const as = (group: string, piece: Piece): Piece => ({ source: `(?<${group}>${piece.source})` })

/** The person's name as an owner. */
export const ownerName: Piece = as('owner', givenName)

type Relations = {
  female: string
  male: string
  either: string
  /** Not family, but with a life of their own. */
  others: string
  children: string
  plural: string
  /** Words that people use for the plain one: “Mama:Mutter”. */
  plain: string
}

/** Words for relatives, from lists. */
export function relationWords({ female, male, either, others, children, plural, plain }: Relations) {
  const [women, men, young] = [female, male, children].map((list) => new Set(wordList(list.toLowerCase())))
  const relatives = wordList(`${female} ${male} ${either}`)
  const unrelated = new Set(wordList(others.toLowerCase()))
  const known = new Map(relatives.map((word) => [word.toLowerCase(), word]))
  const plainOf = new Map(wordList(plain).map((pair) => pair.split(':') as [string, string]))
  const singular = (word: string) => {
    const lower = word.toLowerCase()
    return known.has(lower)
      ? lower
      : (relatives.find((each) => lower.startsWith(each.toLowerCase())) ?? lower).toLowerCase()
  }
  const words: FactWords['relations'] = {
    relatives,
    others: wordList(others),
    plural,
    plain: (word) => plainOf.get(singular(word)) ?? known.get(singular(word)) ?? word,
    gender: (word) => (women?.has(word.toLowerCase()) ? 'f' : men?.has(word.toLowerCase()) ? 'm' : null),
    isPlural: (word) => !known.has(word.toLowerCase()) && !unrelated.has(word.toLowerCase()),
    isChild: (word) => young?.has(singular(word)) ?? false,
  }
  return { words, relation: as('relation', { source: `(?:${anyOf(relatives).source})${plural}` }) }
}

export const listOf = (one: Piece, and: string): Piece => ({
  source: `(?:${one.source})(?:(?:, | ${and} )(?:${one.source}))*`,
})
