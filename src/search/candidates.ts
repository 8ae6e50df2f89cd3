import type { MemberContext } from '../context.ts'
import { byAddress } from './address.ts'
import { cap, exactly, longerThan, sharing, startingWith } from './lookups.ts'
import { initialsTerm, nameTerm } from './name-terms.ts'
import { named, nearlyNamed } from './named.ts'
import { type Sought, soughtDeeper, soughtWords } from './sought.ts'
import { phraseTerm } from './terms.ts'

/** Who may be meant: those `reached` by their address or number, and for each which word was said in which entry last. */
export type Candidates = {
  sought: Sought[]
  /** Each two neighbouring words as one. */
  joined: Sought[]
  ids: string[]
  reached: Set<string>
  said: Map<string, Map<string, string>>
}

/** Bounded, whatever the member has stored: no query reads more than a few lists of `cap` rows. */
export async function candidates(ctx: MemberContext, query: string): Promise<Candidates> {
  const { reached, isEmail } = await byAddress(ctx, query)
  if (reached.size > 0 && isEmail) return { sought: [], joined: [], ids: [...reached], reached, said: new Map() }
  const { sought, joined } = await soughtWords(ctx, query)
  const byName = await named(ctx, sought)
  if (byName.isSure) return { sought, joined, ids: [...reached, ...byName.ids], reached, said: new Map() }
  return general(ctx, {
    sought,
    joined,
    reached,
    ids: [...reached, ...byName.ids, ...(await writtenAsOne(ctx, joined))],
  })
}

/** A second look, when nobody has all that was asked for. */
export async function moreCandidates(
  ctx: MemberContext,
  { sought, joined, reached, ids }: Candidates,
): Promise<Candidates> {
  const deeper = await soughtDeeper(ctx, sought)
  const [again, nearly] = await Promise.all([named(ctx, deeper), nearlyNamed(ctx, sought)])
  return general(ctx, { sought: deeper, joined, reached, ids: [...ids, ...again.ids, ...nearly] })
}

async function writtenAsOne(ctx: MemberContext, joined: Sought[]) {
  const rows = await exactly(ctx, 'own', [...new Set(joined.flatMap(({ names }) => [...names.keys()].map(nameTerm)))])
  return rows.map((row) => row.connectionId)
}

type Known = Omit<Candidates, 'said'>

async function general(ctx: MemberContext, known: Known): Promise<Candidates> {
  const telling = known.sought.filter((each) => each.isTelling)
  const lists = await Promise.all(telling.map((each, at) => listOf(ctx, each, at === telling.length - 1)))
  const ids = [...new Set([...known.ids, ...(await likeliest(ctx, lists))])]
  return { ...known, ids, said: await saidBy(ctx, lists, ids) }
}

type Said = { term: string; connectionId: string; sourceId: string }
type List = Sought & { ids: Set<string>; entries: Said[]; isWhole: boolean; isEntriesWhole: boolean }

async function listOf(ctx: MemberContext, each: Sought, isLast: boolean): Promise<List> {
  const { word, names, typos, said } = each
  const same = [nameTerm(word), word, ...(word.length > 4 ? [] : [initialsTerm(word)])]
  const [own, near, begun, begunName, entries, misheard] = await Promise.all([
    exactly(ctx, 'own', same),
    exactly(ctx, 'own', [...[...names.keys()].filter((name) => name !== word).map(nameTerm), ...typos]),
    longerThan(ctx, 'own', word),
    longerThan(ctx, 'own', nameTerm(word)),
    isLast ? startingWith(ctx, 'said', word) : exactly(ctx, 'said', [word]),
    exactly(ctx, 'said', [...said]),
  ])
  const found = [own, near, begun, begunName, entries, misheard]
  const ids = new Set(found.flat().map((row) => row.connectionId))
  const isEntriesWhole = entries.length < cap && misheard.length < cap
  return {
    ...each,
    ids,
    entries: [...entries, ...misheard],
    isWhole: found.every((rows) => rows.length < cap),
    isEntriesWhole,
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
  const either = ({ word, typos }: Sought) => [nameTerm(word), word, ...typos]
  for (const start of [nameTerm(first.word), first.word]) {
    const shared = await sharing(ctx, start, others.map(either))
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

/** Whether those of a rare word have a common one too is asked of the index, not left to where its list was cut. */
async function lookUpTheRare(ctx: MemberContext, lists: List[]) {
  const rare = lists.filter((list) => list.isWhole).flatMap((list) => [...list.ids])
  for (const { word, typos, ids } of lists.filter((list) => !list.isWhole)) {
    for (const row of await exactly(ctx, 'own', [nameTerm(word), word, ...typos], rare)) ids.add(row.connectionId)
  }
}

/** A list that was cut may lack what a candidate said: those are looked up one by one. */
async function saidBy(ctx: MemberContext, lists: List[], ids: string[]) {
  const said = new Map<string, Map<string, string>>(ids.map((id) => [id, new Map()]))
  for (const list of lists) {
    const rows = list.isEntriesWhole
      ? list.entries
      : [...list.entries, ...(await exactly(ctx, 'said', [list.word], ids))]
    for (const { connectionId, sourceId } of rows) {
      const of = said.get(connectionId)
      if (of && sourceId > (of.get(list.word) ?? '')) of.set(list.word, sourceId)
    }
  }
  return said
}
