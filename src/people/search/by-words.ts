import { initialsTerm, joinTerm, nameTerm } from '#language/names/name-terms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { findByPrefix, findExact, findExactAmong, findSharing, maxRows } from './index/lookups.ts'
import { phraseTerm } from './index/terms.ts'
import type { QueryWord } from './query-words.ts'

type EntryMatch = { connectionId: string; sourceId: string }
type WordMatches = QueryWord & {
  ids: Set<string>
  own: number
  entries: EntryMatch[]
  isWhole: boolean
  isEntriesWhole: boolean
  /** Whoever has the word as it is in their name. */
  named: string[]
}

/** So many people with a word as their name are read, though others may match more words. */
const maxNamed = 10

/** People with single words of the query in any field or timeline entry; `withNear` includes similar names. */
export async function findByWords(ctx: MemberContext, queryWords: QueryWord[], { withNear }: { withNear: boolean }) {
  const significant = queryWords.filter((each) => each.isSignificant)
  const lists = await Promise.all(
    significant.map((each, at) => findWord(ctx, each, at === significant.length - 1, withNear)),
  )
  const ids = await findLikeliest(ctx, lists)
  const named = lists.length > 1 ? lists.flatMap((list) => list.named.slice(0, maxNamed)) : []
  const all = [...new Set([...ids, ...named])]
  return { ids: all, said: await findEntries(ctx, lists, all), isOwn: lists.some((list) => list.own > 0) }
}

/** Whether each of these words occurs at all. Most words with a typo do not. */
export async function allOccur(ctx: MemberContext, queryWords: QueryWord[]) {
  for (const { word } of queryWords.filter((each) => each.isSignificant)) {
    const own = await findByPrefix(ctx, 'own', word, 1)
    const name = own.length > 0 ? own : await findByPrefix(ctx, 'own', nameTerm(word), 1)
    const said = name.length > 0 ? name : await findByPrefix(ctx, 'said', word, 1)
    if (said.length === 0) return false
  }
  return true
}

async function findWord(ctx: MemberContext, each: QueryWord, isLast: boolean, withNear: boolean): Promise<WordMatches> {
  const { word, names, typos, said } = each
  const near = [...names.keys()].filter((name) => name !== word)
  const found = await Promise.all([
    findByPrefix(ctx, 'own', word),
    findByPrefix(ctx, 'own', nameTerm(word)),
    findExact(ctx, 'own', [joinTerm(word), initialsTerm(word)]),
    findExact(ctx, 'own', withNear ? [...near.map(nameTerm), ...typos] : []),
    isLast ? findByPrefix(ctx, 'said', word) : findExact(ctx, 'said', [word]),
    findExact(ctx, 'said', [...said]),
  ])
  const [own, name, , close, entries, misspelt] = found
  return {
    ...each,
    ids: new Set(found.flat().map((row) => row.connectionId)),
    own: own.length + name.length + close.length,
    entries: [...entries, ...misspelt],
    isWhole: found.every((rows) => rows.length < maxRows),
    isEntriesWhole: entries.length < maxRows && misspelt.length < maxRows,
    named: [...new Set(name.filter(({ term }) => term === nameTerm(word)).map((row) => row.connectionId))],
  }
}

/** The people who may match the most words, rare words first. The others could not win. */
async function findLikeliest(ctx: MemberContext, lists: WordMatches[]) {
  const shared = await findSharedByAll(ctx, lists)
  if (shared.length > 0) return shared
  await addCommonWords(ctx, lists)
  const ids = lists.toSorted((a, b) => a.ids.size - b.ids.size).flatMap((list) => [...list.ids])
  const surely = (id: string) => lists.filter((list) => list.ids.has(id)).length
  const perhaps = (id: string) => lists.filter((list) => list.ids.has(id) || !list.isWhole).length
  const maxSure = Math.max(0, ...ids.map(surely))
  return [...new Set(ids)].filter((id) => perhaps(id) >= maxSure).slice(0, 2 * maxRows)
}

/** If every word is so common that its list was cut, looks for people who have all of them. */
async function findSharedByAll(ctx: MemberContext, lists: WordMatches[]) {
  const [first, ...others] = lists
  if (!first || others.length === 0 || lists.some((list) => list.isWhole)) return []
  const phrase = await findPhrase(ctx, lists)
  if (phrase.length > 0) return phrase
  for (const start of [nameTerm(first.word), first.word]) {
    const shared = await findSharing(ctx, start, others.map(spellings))
    if (shared.length > 0) return shared
  }
  return []
}

/** People with two words next to each other in a field. */
async function findPhrase(ctx: MemberContext, [first, second, ...more]: WordMatches[]) {
  if (!first || !second || more.length > 0) return []
  const rows = await findByPrefix(ctx, 'own', phraseTerm(first.word, second.word))
  return rows.map((row) => row.connectionId)
}

const spellings = ({ word, typos }: QueryWord) => [nameTerm(word), word, ...typos]

/** Looks up whether people with a rare word also have the common ones, whose lists were cut. */
async function addCommonWords(ctx: MemberContext, lists: WordMatches[]) {
  const rare = lists.filter((list) => list.isWhole).flatMap((list) => [...list.ids])
  for (const list of lists.filter((list) => !list.isWhole)) {
    for (const row of await findExactAmong(ctx, 'own', spellings(list), rare)) list.ids.add(row.connectionId)
  }
}

/** The last entry with each word, by person. Words whose list was cut are looked up again. */
async function findEntries(ctx: MemberContext, lists: WordMatches[], ids: string[]) {
  const said = new Map<string, Map<string, string>>(ids.map((id) => [id, new Map()]))
  for (const list of lists) {
    const more = list.isEntriesWhole ? [] : await findExactAmong(ctx, 'said', [list.word], ids)
    for (const { connectionId, sourceId } of [...list.entries, ...more]) {
      const of = said.get(connectionId)
      if (of && sourceId > (of.get(list.word) ?? '')) of.set(list.word, sourceId)
    }
  }
  return said
}
