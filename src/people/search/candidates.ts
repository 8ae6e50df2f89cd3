import { nameKeyOf } from '#language/names/name-key.ts'
import { nameTerm } from '#language/names/name-terms.ts'
import { words } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { isListed, listParameter } from '#platform/db/list-parameter.ts'
import { prepared } from '#platform/db/prepared.ts'
import { findByAddress } from './by-address.ts'
import { findByName, findByNameAndInitial } from './by-name.ts'
import { allOccur, findByWords } from './by-words.ts'
import { findExact } from './index/lookups.ts'
import { maxRows } from './index/read-terms.ts'
import { joinNeighbours, type QueryWord, readQueryWords, withMoreTypos, withTypos } from './query-words.ts'

/** Who may be meant: `reached` by their e-mail or phone number; `said` maps a person and a word to the last entry with it. */
export type Candidates = {
  queryWords: QueryWord[]
  /** Each two neighbouring words as one word. */
  joined: QueryWord[]
  ids: string[]
  reached: Set<string>
  said: Map<string, Map<string, string>>
  /** People who are ranked by their name alone: their other fields need not be read. */
  nameOnly: Set<string>
}

/**
 * Bounded: a query reads no more than a few lists of a hundred rows. A correctly spelt name needs few of them; typos
 * need a few more.
 */
export async function findCandidates(ctx: MemberContext, query: string): Promise<Candidates> {
  const found = await findLikely(ctx, query)
  return found.ids.length < maxRows ? found : { ...found, ids: [...found.ids, ...(await findNamesakes(ctx, query))] }
}

/** People whose whole name is the query, or a word of it: among very many others they would not be read. */
async function findNamesakes(ctx: MemberContext, query: string) {
  const keys = [query, ...words(query)].flatMap((name) => nameKeyOf(name) ?? [])
  const rows = await withNameKeys(ctx.db, { memberId: ctx.member.id, keys: listParameter(ctx.db, keys) })
  return rows.map(({ id }) => id)
}

const withNameKeys = prepared((db, { memberId, keys }: { memberId: string; keys: unknown }) =>
  db
    .selectFrom('connections')
    .select('id')
    .where('memberId', '=', memberId)
    .where(isListed(db, 'nameKey', keys))
    .limit(maxRows),
)

async function findLikely(ctx: MemberContext, query: string): Promise<Candidates> {
  const { reached, isEmail } = await findByAddress(ctx, query)
  const nobody: Candidates = {
    queryWords: [],
    joined: [],
    ids: [...reached],
    reached,
    said: new Map(),
    nameOnly: new Set(),
  }
  if (reached.size > 0 && isEmail) return nobody
  const queryWords = await readQueryWords(ctx, query)
  const exact = await findByName(ctx, queryWords)
  if (exact.isSure) return { ...nobody, queryWords, ids: [...reached, ...exact.ids] }
  return queryWords.length < 2
    ? findForOneWord(ctx, { ...nobody, queryWords })
    : findForSeveralWords(ctx, { ...nobody, queryWords })
}

/** A word that occurs as it is written is not taken for a typo of another. */
async function findForOneWord(ctx: MemberContext, known: Candidates): Promise<Candidates> {
  const found = await findByWords(ctx, known.queryWords, { withNear: true })
  const queryWords = found.isOwn ? known.queryWords : await withTypos(ctx, known.queryWords)
  if (countMeanings(queryWords) === countMeanings(known.queryWords)) {
    return { ...known, ...found, ids: [...known.ids, ...found.ids] }
  }
  const again = await findByWords(ctx, queryWords, { withNear: true })
  return { ...known, ...again, queryWords, ids: [...known.ids, ...again.ids] }
}

const countMeanings = (queryWords: QueryWord[]) =>
  queryWords.reduce((sum, { names, typos }) => sum + names.size + typos.size, 0)

async function findForSeveralWords(ctx: MemberContext, known: Candidates): Promise<Candidates> {
  const queryWords = await withTypos(ctx, known.queryWords)
  const near = await findByName(ctx, queryWords)
  const found = { ...known, queryWords, ids: [...known.ids, ...near.ids] }
  if (near.hasAll) return { ...found, ...(await addExactMatches(ctx, found)) }
  const joined = await joinNeighbours(ctx, queryWords)
  const { ids, said, nameOnly } = await findByWords(ctx, queryWords, { withNear: true })
  return { ...found, joined, ids: [...found.ids, ...(await findJoined(ctx, joined)), ...ids], said, nameOnly }
}

/** People who have all the words as they are written, in any field, beside those with a similar name. */
async function addExactMatches(ctx: MemberContext, { queryWords, ids }: Candidates) {
  if (!(await allOccur(ctx, queryWords))) return { ids }
  const found = await findByWords(ctx, queryWords, { withNear: false })
  return { ids: [...ids, ...found.ids], said: found.said }
}

/** A second, more tolerant look, if nobody matches all the words. */
export async function findMoreCandidates(ctx: MemberContext, known: Candidates): Promise<Candidates> {
  const queryWords = await withMoreTypos(ctx, known.queryWords)
  const joined = await joinNeighbours(ctx, queryWords)
  const [near, nearly] = [await findByName(ctx, queryWords), await findByNameAndInitial(ctx, known.queryWords)]
  const { ids, said, nameOnly } = await findByWords(ctx, queryWords, { withNear: true })
  const all = [...known.ids, ...near.ids, ...nearly, ...(await findJoined(ctx, joined)), ...ids]
  return { ...known, queryWords, joined, ids: all, said, nameOnly }
}

async function findJoined(ctx: MemberContext, joined: QueryWord[]) {
  const rows = await findExact(ctx, 'own', [...new Set(joined.flatMap(({ names }) => [...names.keys()].map(nameTerm)))])
  return rows.map((row) => row.connectionId)
}
