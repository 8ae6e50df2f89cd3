import type { MemberContext } from '../context.ts'
import { cap, exactly, longerThan, sharing, startingWith, typosAmong } from './lookups.ts'
import { emailTerm, phoneTerm } from './terms.ts'
import { isTypoOf, variants } from './variants.ts'
import { reversedDigits, stopWords, words } from './words.ts'

/** One word of a query, and the words of the member's people that it may be a misspelling of. */
export type Sought = { word: string; typos: Set<string> }

/** Who may be meant: those `reached` by their address or number, and for each which word was said in which entry last. */
export type Candidates = {
  sought: Sought[]
  ids: string[]
  reached: Set<string>
  said: Map<string, Map<string, string>>
}

/** Bounded, whatever the member has stored: no query reads more than a few lists of `cap` rows. */
export async function candidates(ctx: MemberContext, query: string): Promise<Candidates> {
  const address = addressTerm(query)
  const reached = new Set(address ? await byAddress(ctx, address) : [])
  if (reached.size > 0 && address?.startsWith('@')) return { sought: [], ids: [...reached], reached, said: new Map() }
  const sought = await withTypos(ctx, soughtWords(query))
  const lists = await Promise.all(sought.map((each, at) => listOf(ctx, each, at === sought.length - 1)))
  const ids = [...new Set([...reached, ...(await likeliest(ctx, lists))])]
  return { sought, ids, reached, said: await saidBy(ctx, lists, ids) }
}

function soughtWords(query: string) {
  const all = [...new Set(words(query))]
  const telling = all.filter((word) => !stopWords.has(word))
  return (telling.length > 0 ? telling : all).slice(0, 8)
}

/** An e-mail address, or a telephone number in any spelling. */
function addressTerm(query: string) {
  const text = query.trim()
  if (/^\S+@\S*$/.test(text)) return emailTerm(text)
  const isPhone = /^[+\d(][\d\s().\-/]*$/.test(text) && reversedDigits(text).length >= 4
  return isPhone ? phoneTerm(text) : null
}

/** The end of a number may be given alone, or with a country code that was not stored. */
async function byAddress(ctx: MemberContext, term: string) {
  const [longer, shorter] = await Promise.all([
    startingWith(ctx, 'own', term),
    exactly(ctx, 'own', term.startsWith('#') ? endings(term) : []),
  ])
  return [...longer, ...shorter].map((row) => row.connectionId)
}

function endings(term: string) {
  return Array.from({ length: Math.max(0, term.length - 8) }, (_, at) => term.slice(0, 8 + at))
}

async function withTypos(ctx: MemberContext, given: string[]): Promise<Sought[]> {
  const wanted = new Map(given.map((word) => [word, new Set(variants(word))]))
  const rows = await typosAmong(
    ctx,
    [...wanted.values()].flatMap((set) => [...set]),
  )
  return given.map((word) => {
    const near = rows.filter(
      ({ variant, term }) => wanted.get(word)?.has(variant) && term !== word && isTypoOf(word, term),
    )
    return { word, typos: new Set(near.map((row) => row.term)) }
  })
}

type Said = { connectionId: string; sourceId: string }
type List = Sought & { ids: Set<string>; said: Said[]; isWhole: boolean }

async function listOf(ctx: MemberContext, { word, typos }: Sought, isLast: boolean): Promise<List> {
  const [own, near, begun, said] = await Promise.all([
    exactly(ctx, 'own', [word]),
    exactly(ctx, 'own', [...typos]),
    longerThan(ctx, 'own', word),
    isLast ? startingWith(ctx, 'said', word) : exactly(ctx, 'said', [word]),
  ])
  const found = [own, near, begun, said]
  const ids = new Set(found.flat().map((row) => row.connectionId))
  return { word, typos, ids, said, isWhole: found.every((rows) => rows.length < cap) }
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
  if (lists.length < 2 || lists.some((list) => list.isWhole)) return []
  return sharing(
    ctx,
    lists.map(({ word, typos }) => [word, ...typos]),
  )
}

/** Whether those of a rare word have a common one too is asked of the index, not left to where its list was cut. */
async function lookUpTheRare(ctx: MemberContext, lists: List[]) {
  const rare = lists.filter((list) => list.isWhole).flatMap((list) => [...list.ids])
  for (const { word, typos, ids } of lists.filter((list) => !list.isWhole)) {
    for (const row of await exactly(ctx, 'own', [word, ...typos], rare)) ids.add(row.connectionId)
  }
}

/** A list that was cut may lack what a candidate said: those are looked up one by one. */
async function saidBy(ctx: MemberContext, lists: List[], ids: string[]) {
  const said = new Map<string, Map<string, string>>(ids.map((id) => [id, new Map()]))
  for (const list of lists) {
    const rows = list.isWhole ? list.said : [...list.said, ...(await exactly(ctx, 'said', [list.word], ids))]
    for (const { connectionId, sourceId } of rows) {
      const of = said.get(connectionId)
      if (of && sourceId > (of.get(list.word) ?? '')) of.set(list.word, sourceId)
    }
  }
  return said
}
