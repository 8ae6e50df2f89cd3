import { nameTerm } from '#language/names/name-keys.ts'
import { phoneEndings } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { findByName, findByNameAndInitial, type NameMatches } from './by-name.ts'
import { allOccur, findByWords } from './by-words.ts'
import { findExact } from './index/lookups.ts'
import { type Lookup, maxRows, readTerms } from './index/read-terms.ts'
import { emailTerm } from './index/terms.ts'
import { type QueryWord, readQueryWords, withMoreTypos, withTypos } from './query-words.ts'
import type { Bearers } from './word-matches.ts'

/** The last entry with each word, by word and person. */
export type LastEntries = Map<string, Map<string, string>>

/** The people a query may mean: `reached` by e-mail or phone number, or in another way. */
export type Candidates = {
  queryWords: QueryWord[]
  /** Each pair of adjacent words as one word. */
  joined: QueryWord[]
  ids: string[]
  reached: Set<string>
  /** Read together with the people. */
  findSaid: () => Promise<LastEntries>
  /** Whether a person is ranked by their name alone: their other fields need not be read. */
  isNameOnly: (id: string) => boolean
  /** For queries of a single word. */
  bearers: Bearers | null
  /** So many people that exact matches of the full name may be missing. */
  isCrowded: boolean
}

/**
 * Bounded: a query reads no more than a few lists of a hundred rows. A correctly spelt name needs few of them; typos
 * need a few more.
 */
export async function findCandidates(ctx: MemberContext, query: string): Promise<Candidates> {
  const found = await findLikely(ctx, query)
  return { ...found, isCrowded: found.ids.length >= maxRows }
}

async function findLikely(ctx: MemberContext, query: string): Promise<Candidates> {
  const { reached, isEmail } = await findByAddress(ctx, query)
  const nobody: Candidates = {
    queryWords: [],
    joined: [],
    ids: [...reached],
    reached,
    findSaid: async () => new Map(),
    isNameOnly: () => false,
    bearers: null,
    isCrowded: false,
  }
  if (reached.size > 0 && isEmail) return nobody
  const queryWords = await readQueryWords(ctx, query)
  const exact = await findByName(ctx, queryWords)
  if (exact.isSure) return { ...nobody, queryWords, ids: [...reached, ...exact.ids] }
  return queryWords.length < 2
    ? findForOneWord(ctx, { ...nobody, queryWords })
    : findForSeveralWords(ctx, { ...nobody, queryWords }, exact)
}

/** A word that occurs as it is written is not taken for a typo of another. */
async function findForOneWord(ctx: MemberContext, known: Candidates): Promise<Candidates> {
  const found = await findByWords(ctx, known.queryWords, { withNear: true })
  const { queryWords } = found.isOwn ? known : await withTypos(ctx, known.queryWords)
  if (countMeanings(queryWords) === countMeanings(known.queryWords)) {
    return { ...known, ...found, ids: [...known.ids, ...found.ids] }
  }
  const again = await findByWords(ctx, queryWords, { withNear: true })
  return { ...known, ...again, queryWords, ids: [...known.ids, ...again.ids] }
}

const countMeanings = (queryWords: QueryWord[]) =>
  queryWords.reduce((sum, { names, typos }) => sum + names.size + typos.size, 0)

async function findForSeveralWords(ctx: MemberContext, known: Candidates, exact: NameMatches): Promise<Candidates> {
  const { queryWords, joined } = await withTypos(ctx, known.queryWords)
  const near = haveSameNames(queryWords, known.queryWords) ? exact : await findByName(ctx, queryWords)
  const found = { ...known, queryWords, ids: [...known.ids, ...near.ids] }
  if (near.hasAll) return { ...found, ...(await addExactMatches(ctx, found)) }
  const [asOne, { ids, findSaid, isNameOnly }] = await Promise.all([
    findJoined(ctx, joined),
    findByWords(ctx, queryWords, { withNear: true }),
  ])
  return { ...found, joined, ids: [...found.ids, ...asOne, ...ids], findSaid, isNameOnly }
}

/** Then they lead to the same people. */
function haveSameNames(now: QueryWord[], before: QueryWord[]) {
  return now.every(({ names }, at) => {
    const known = before[at]?.names
    return known?.size === names.size && names.entries().every(([name, like]) => known.get(name) === like)
  })
}

/** People who have all the words as they are written, in any field, beside those with a similar name. */
async function addExactMatches(ctx: MemberContext, { queryWords, ids }: Candidates) {
  if (!(await allOccur(ctx, queryWords))) return { ids }
  const found = await findByWords(ctx, queryWords, { withNear: false })
  return { ids: [...ids, ...found.ids], findSaid: found.findSaid }
}

/** A second, more tolerant search, if nobody matches all the words. */
export async function findMoreCandidates(ctx: MemberContext, known: Candidates): Promise<Candidates> {
  const { queryWords, joined } = await withMoreTypos(ctx, known.queryWords)
  const [asOne, near, nearly, { ids, findSaid, isNameOnly }] = await Promise.all([
    findJoined(ctx, joined),
    findByName(ctx, queryWords),
    findByNameAndInitial(ctx, known.queryWords),
    findByWords(ctx, queryWords, { withNear: true }),
  ])
  const all = [...known.ids, ...near.ids, ...nearly, ...asOne, ...ids]
  return { ...known, queryWords, joined, ids: all, findSaid, isNameOnly }
}

async function findJoined(ctx: MemberContext, joined: QueryWord[]) {
  const rows = await findExact(ctx, 'own', [...new Set(joined.flatMap(({ names }) => [...names.keys()].map(nameTerm)))])
  return rows.map((row) => row.connectionId)
}

/** People with the e-mail address or phone number of the query. */
async function findByAddress(ctx: MemberContext, query: string) {
  const terms = addressTerms(query)
  const rows = await readTerms(ctx, terms.flatMap(ownerLookups))
  return {
    reached: new Set(rows.flat().map((row) => row.connectionId)),
    isEmail: terms[0]?.startsWith('@') ?? false,
  }
}

/** The terms of an e-mail address, or of a phone number in any format. */
function addressTerms(query: string) {
  const text = query.trim()
  if (/^\S+@\S*$/.test(text)) return [emailTerm(text)]
  const isPhone = /^[+\d(][\d\s().\-/]*$/.test(text)
  return isPhone ? phoneEndings(text).map((digits) => `#${digits}`) : []
}

/** The query may be the end of a number, or have a country code that was not stored. */
function ownerLookups(term: string): Lookup[] {
  return [
    { place: 'own', start: term },
    { place: 'own', terms: term.startsWith('#') ? shorterNumbers(term) : [] },
  ]
}

function shorterNumbers(term: string) {
  return Array.from({ length: Math.max(0, term.length - 8) }, (_, at) => term.slice(0, 8 + at))
}
