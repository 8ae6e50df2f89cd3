import { initialsTerm, joinTerm, nameTerm } from '#language/names/name-terms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { cap, exactly, exactlyAmong, sharing, startingWith } from './index/lookups.ts'
import { phraseTerm } from './index/terms.ts'
import type { Sought } from './query-words.ts'

type Said = { connectionId: string; sourceId: string }
type List = Sought & { ids: Set<string>; own: number; entries: Said[]; isWhole: boolean; isEntriesWhole: boolean }

/** Who has the words one by one, in any field or in what was said; with `withNear` also those whose name is near one. */
export async function elsewhere(ctx: MemberContext, sought: Sought[], { withNear }: { withNear: boolean }) {
  const telling = sought.filter((each) => each.isTelling)
  const lists = await Promise.all(telling.map((each, at) => listOf(ctx, each, at === telling.length - 1, withNear)))
  const ids = await likeliest(ctx, lists)
  return { ids, said: await saidBy(ctx, lists, ids), isOwn: lists.some((list) => list.own > 0) }
}

/** Whether each of these words occurs at all: most words with a typo in them do not. */
export async function allOccur(ctx: MemberContext, sought: Sought[]) {
  for (const { word } of sought.filter((each) => each.isTelling)) {
    const own = await startingWith(ctx, 'own', word, 1)
    const name = own.length > 0 ? own : await startingWith(ctx, 'own', nameTerm(word), 1)
    const said = name.length > 0 ? name : await startingWith(ctx, 'said', word, 1)
    if (said.length === 0) return false
  }
  return true
}

async function listOf(ctx: MemberContext, each: Sought, isLast: boolean, withNear: boolean): Promise<List> {
  const { word, names, typos, said } = each
  const near = [...names.keys()].filter((name) => name !== word)
  const found = await Promise.all([
    startingWith(ctx, 'own', word),
    startingWith(ctx, 'own', nameTerm(word)),
    exactly(ctx, 'own', [joinTerm(word), initialsTerm(word)]),
    exactly(ctx, 'own', withNear ? [...near.map(nameTerm), ...typos] : []),
    isLast ? startingWith(ctx, 'said', word) : exactly(ctx, 'said', [word]),
    exactly(ctx, 'said', [...said]),
  ])
  const [own, name, , close, entries, misspelt] = found
  return {
    ...each,
    ids: new Set(found.flat().map((row) => row.connectionId)),
    own: own.length + name.length + close.length,
    entries: [...entries, ...misspelt],
    isWhole: found.every((rows) => rows.length < cap),
    isEntriesWhole: entries.length < cap && misspelt.length < cap,
  }
}

/** Those who may match as many words as anybody does: to read the others would be in vain. Of rare words first. */
async function likeliest(ctx: MemberContext, lists: List[]) {
  const shared = await sharedByAll(ctx, lists)
  if (shared.length > 0) return shared
  await lookUpTheRare(ctx, lists)
  const ids = lists.toSorted((a, b) => a.ids.size - b.ids.size).flatMap((list) => [...list.ids])
  const surely = (id: string) => lists.filter((list) => list.ids.has(id)).length
  const perhaps = (id: string) => lists.filter((list) => list.ids.has(id) || !list.isWhole).length
  const most = Math.max(0, ...ids.map(surely))
  return [...new Set(ids)].filter((id) => perhaps(id) >= most).slice(0, 2 * cap)
}

/** Where every word is so common that its list was cut, those who have them all must not be missed. */
async function sharedByAll(ctx: MemberContext, lists: List[]) {
  const [first, ...others] = lists
  if (!first || others.length === 0 || lists.some((list) => list.isWhole)) return []
  const phrase = await phraseOf(ctx, lists)
  if (phrase.length > 0) return phrase
  for (const start of [nameTerm(first.word), first.word]) {
    const shared = await sharing(ctx, start, others.map(spellings))
    if (shared.length > 0) return shared
  }
  return []
}

/** Two words that stand together in a field. */
async function phraseOf(ctx: MemberContext, [first, second, ...more]: List[]) {
  if (!first || !second || more.length > 0) return []
  const rows = await startingWith(ctx, 'own', phraseTerm(first.word, second.word))
  return rows.map((row) => row.connectionId)
}

const spellings = ({ word, typos }: Sought) => [nameTerm(word), word, ...typos]

/** Whether those of a rare word have a common one too is asked of the index, not left to where its list was cut. */
async function lookUpTheRare(ctx: MemberContext, lists: List[]) {
  const rare = lists.filter((list) => list.isWhole).flatMap((list) => [...list.ids])
  for (const list of lists.filter((list) => !list.isWhole)) {
    for (const row of await exactlyAmong(ctx, 'own', spellings(list), rare)) list.ids.add(row.connectionId)
  }
}

/** A list that was cut may lack what a candidate said: those are looked up one by one. */
async function saidBy(ctx: MemberContext, lists: List[], ids: string[]) {
  const said = new Map<string, Map<string, string>>(ids.map((id) => [id, new Map()]))
  for (const list of lists) {
    const more = list.isEntriesWhole ? [] : await exactlyAmong(ctx, 'said', [list.word], ids)
    for (const { connectionId, sourceId } of [...list.entries, ...more]) {
      const of = said.get(connectionId)
      if (of && sourceId > (of.get(list.word) ?? '')) of.set(list.word, sourceId)
    }
  }
  return said
}
