import { nameTerm } from '#language/names/name-keys.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { findSharing } from './index/lookups.ts'
import { type Lookup, maxRows, readTerms, type TermRow } from './index/read-terms.ts'
import { phraseTerm } from './index/terms.ts'
import type { QueryWord } from './query-words.ts'
import { bearersOf, isNameOnly, type Where, type WordMatches, wordLookups, wordMatches } from './word-matches.ts'

type FoundWords = {
  lists: WordMatches[]
  /** People with two words next to each other in a field. */
  phrase: TermRow[]
}

/** How many people with a word as their name are read, although others may match more words. */
const maxNamed = 10

/** People with single words of the query in any field or timeline entry; `withNear` includes similar names. */
export async function findByWords(ctx: MemberContext, queryWords: QueryWord[], { withNear }: { withNear: boolean }) {
  const significant = queryWords.filter((each) => each.isSignificant)
  const found = await findEachWord(ctx, significant, withNear)
  const { lists } = found
  const ids = await findLikeliest(ctx, found)
  const [only, ...more] = lists
  const named = more.length > 0 ? lists.flatMap((list) => list.named.slice(0, maxNamed)) : []
  const all = new Set([...ids, ...named])
  const isKnown = withNear && significant.length === queryWords.length
  return {
    ids: [...all],
    findSaid: () => findEntries(ctx, lists, all),
    isOwn: lists.some((list) => list.own > 0),
    bearers: isKnown && only && more.length === 0 ? bearersOf(only) : null,
    isNameOnly: (id: string) => isKnown && all.has(id) && isNameOnly(id, lists),
  }
}

/** Whether each of these words occurs at all. Most words with a typo do not. */
export async function allOccur(ctx: MemberContext, queryWords: QueryWord[]) {
  const significant = queryWords.filter((each) => each.isSignificant)
  const found = await readTerms(
    ctx,
    significant.flatMap(({ word }): Lookup[] => [
      { place: 'own', start: word, limit: 1 },
      { place: 'own', start: nameTerm(word), limit: 1 },
      { place: 'said', start: word, limit: 1 },
    ]),
  )
  return significant.every(() => found.splice(0, 3).some((rows) => rows.length > 0))
}

async function findEachWord(ctx: MemberContext, significant: QueryWord[], withNear: boolean): Promise<FoundWords> {
  const lookups = significant.map((each, at) => wordLookups(each, at === significant.length - 1, withNear))
  const found = await readTerms(ctx, [...lookups.flat(), ...phraseLookups(significant)])
  const lists = significant.map((each, at) => wordMatches(each, found.splice(0, lookups[at]?.length)))
  return { lists, phrase: found.flat() }
}

function phraseLookups([first, second, ...more]: QueryWord[]): Lookup[] {
  return first && second && more.length === 0 ? [{ place: 'own', start: phraseTerm(first.word, second.word) }] : []
}

/** The people who may match the most words, rare words first. The others could not win. */
async function findLikeliest(ctx: MemberContext, { lists, phrase }: FoundWords) {
  const shared = await findSharedByAll(ctx, lists, phrase)
  if (shared.length > 0) return shared
  const [only] = lists
  if (only && lists.length === 1) return [...only.people.keys()].slice(0, 2 * maxRows)
  await addCommonWords(ctx, lists)
  const ids = lists.toSorted((a, b) => a.people.size - b.people.size).flatMap((list) => [...list.people.keys()])
  const surely = (id: string) => lists.filter((list) => list.people.has(id)).length
  const perhaps = (id: string) => lists.filter((list) => list.people.has(id) || !list.isWhole).length
  const maxSure = Math.max(0, ...ids.map(surely))
  return [...new Set(ids)].filter((id) => perhaps(id) >= maxSure).slice(0, 2 * maxRows)
}

/** If every word is so common that its list was cut, looks for people who have all of them. */
async function findSharedByAll(ctx: MemberContext, lists: WordMatches[], phrase: TermRow[]) {
  const [first, ...others] = lists
  if (!first || others.length === 0 || lists.some((list) => list.isWhole)) return []
  if (phrase.length > 0) return phrase.map((row) => row.connectionId)
  for (const start of [nameTerm(first.word), first.word].filter((term) => first.terms.includes(term))) {
    const shared = await findSharing(
      ctx,
      start,
      others.map((list) => list.terms),
    )
    if (shared.length > 0) return shared
  }
  return []
}

const elsewhere: Where = { inName: false, inFields: false }

/** Looks up whether people with a rare word also have the common ones, whose lists were cut. */
async function addCommonWords(ctx: MemberContext, lists: WordMatches[]) {
  const among = lists.filter((list) => list.isWhole).flatMap((list) => [...list.people.keys()])
  const common = lists.filter((list) => !list.isWhole)
  const found = await readTerms(
    ctx,
    common.map((list) => ({ place: 'own', terms: list.terms, among })),
  )
  for (const [at, { people }] of common.entries()) {
    for (const { connectionId } of found[at] ?? []) if (!people.has(connectionId)) people.set(connectionId, elsewhere)
  }
}

/**
 * The last entry with each word. Shortened lists are looked up again, except for people with the only word in their
 * name.
 */
async function findEntries(ctx: MemberContext, lists: WordMatches[], ids: Set<string>) {
  const cut = lists.filter((list) => !list.isEntriesWhole)
  const more = await readTerms(
    ctx,
    cut.map(({ word, people }) => ({
      place: 'said',
      terms: [word],
      among: lists.length === 1 ? [...ids].filter((id) => !people.get(id)?.inName) : [...ids],
    })),
  )
  return new Map(
    lists.map((list) => [list.word, lastOfEach(ids, [...list.entries, ...(more[cut.indexOf(list)] ?? [])])]),
  )
}

function lastOfEach(people: Set<string>, entries: TermRow[]) {
  const last = new Map<string, string>()
  for (const { connectionId, sourceId } of entries) {
    if (sourceId > (last.get(connectionId) ?? '') && people.has(connectionId)) last.set(connectionId, sourceId)
  }
  return last
}
