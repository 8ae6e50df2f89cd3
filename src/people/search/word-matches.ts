import { initialsTerm, joinTerm, nameTerm } from '#language/names/name-keys.ts'
import { maxWeight } from './field-match.ts'
import { maxTermsAmong } from './index/lookups.ts'
import { type Lookup, maxRows, type TermRow } from './index/read-terms.ts'
import type { QueryWord } from './query-words.ts'

/** A word of a query with what the index has of it. */
export type WordMatches = QueryWord & {
  /** The people with the word or a similar one, and where it occurs. */
  people: Map<string, Where>
  own: number
  entries: TermRow[]
  isWhole: boolean
  isEntriesWhole: boolean
  /** The people with exactly this word in their name. */
  named: string[]
  isFieldsWhole: boolean
  /** Its possible terms in the index. Unused names and words aren't included. */
  terms: string[]
}

/** In their name, exactly or nearly, which counts more than in any other field; or in another field. */
export type Where = { inName: boolean; inFields: boolean }

export function wordLookups({ word, names, typos, said }: QueryWord, isLast: boolean, withNear: boolean): Lookup[] {
  const near = [...names.keys()].filter((name) => name !== word)
  return [
    { place: 'own', start: word },
    { place: 'own', start: nameTerm(word) },
    { place: 'own', terms: [joinTerm(word), initialsTerm(word)] },
    { place: 'own', terms: withNear ? [...near.map(nameTerm), ...typos] : [] },
    isLast ? { place: 'said', start: word } : { place: 'said', terms: [word] },
    { place: 'said', terms: [...said] },
  ]
}

/** For the rows of its lookups. */
export function wordMatches(each: QueryWord, found: TermRow[][]): WordMatches {
  const [own = [], name = [], , close = [], entries = [], misspelt = []] = found
  const named = name.filter(({ term }) => term === nameTerm(each.word))
  return {
    ...each,
    people: peopleIn(each, found),
    own: own.length + name.length + close.length,
    entries: [...entries, ...misspelt],
    isWhole: found.every((rows) => rows.length < maxRows),
    isEntriesWhole: entries.length < maxRows && misspelt.length < maxRows,
    named: [...new Set(named.map((row) => row.connectionId))],
    isFieldsWhole: own.length < maxRows && (each.typos.size === 0 || close.length < maxRows),
    terms: [
      ...(named.length > 0 ? [nameTerm(each.word)] : []),
      ...(own.some(({ term }) => term === each.word) ? [each.word] : []),
      ...[...each.typos].slice(0, maxTermsAmong - 2),
    ],
  }
}

function peopleIn({ word, names }: QueryWord, found: TermRow[][]) {
  const [own, name, , close] = found
  const isPlain = isPlainWord(word)
  const isNear = (term: string) => (names.get(term.slice(1)) ?? 0) > maxWeight
  const people = new Map<string, Where>()
  for (const rows of found) {
    for (const { term, connectionId } of rows) {
      const known = people.get(connectionId)
      const where = known ?? { inName: false, inFields: false }
      if (!known) people.set(connectionId, where)
      if (rows === own || (rows === close && !term.startsWith('='))) where.inFields = true
      else if (rows === name || (rows === close && isNear(term))) where.inName = isPlain
    }
  }
  return people
}

/** Words in other scripts fit names in more ways than the index tells. */
const isPlainWord = (word: string) => /^[a-z0-9]+$/.test(word)

/** For the only word of a query: how many people have it exactly in their name, and who has only a similar one. */
export type Bearers = { word: string; count: number; isOnlyNear: (id: string) => boolean }

/** They are listed in the order of their ids: if the list was cut, the rest come after its last. */
export function bearersOf({ word, named, people }: WordMatches): Bearers | null {
  if (!isPlainWord(word)) return null
  const listed = new Set(named)
  const isWhole = named.length < maxRows
  const last = named.at(-1) ?? ''
  return {
    word,
    count: named.length,
    isOnlyNear: (id) => people.get(id)?.inName === true && !listed.has(id) && (isWhole || id < last),
  }
}

/** Whether only the name of a person decides how well they match, and no other field. */
export function isNameOnly(id: string, lists: WordMatches[]) {
  if (lists.length === 1 && lists[0]?.people.get(id)?.inName) return true
  return lists.every((list) => list.isFieldsWhole && !list.people.get(id)?.inFields)
}
