import type { MemberContext } from '../context.ts'
import { emailTerm, phoneTerm } from './terms.ts'
import { isTypoOf, variants } from './variants.ts'
import { stopWords, words } from './words.ts'

/** One word of a query, and the words of the member's people that it may be a misspelling of. */
export type Sought = { word: string; typos: Set<string> }

/** Who may be meant: bounded, whatever the member has stored, so that no query costs more than another. */
export type Candidates = { sought: Sought[]; ids: Set<string>; said: Map<string, Map<string, string>> }

const cap = 300
const lastCharacter = '\u{10ffff}'

export async function candidates(ctx: MemberContext, query: string): Promise<Candidates> {
  const special = specialTerms(query)
  if (special.length > 0) return byAddress(ctx, special)
  const sought = await withTypos(ctx, soughtWords(query))
  const lists = await Promise.all(sought.map((each, at) => listsFor(ctx, each, at === sought.length - 1)))
  const ids = new Set(narrowest(lists).flatMap((list) => list.ids))
  if (ids.size === 0) return { sought, ids, said: new Map() }
  return { sought, ids, said: await saidBy(ctx, [...ids], sought) }
}

function soughtWords(query: string) {
  const all = [...new Set(words(query))].slice(0, 8)
  const telling = all.filter((word) => !stopWords.has(word))
  return telling.length > 0 ? telling : all
}

/** An e-mail address, or a telephone number in any spelling. */
function specialTerms(query: string) {
  const text = query.trim()
  if (/^\S+@\S*$/.test(text)) return [emailTerm(text)]
  const isPhone = /^[+\d][\d\s().\-/]*$/.test(text) && text.replace(/\D/g, '').length >= 4
  return isPhone ? [phoneTerm(text)] : []
}

/** The ending may be given alone, or with a country code that was not stored. */
async function byAddress(ctx: MemberContext, terms: string[]): Promise<Candidates> {
  const shorter = terms.flatMap((term) => (term.startsWith('#') ? endings(term) : []))
  const found = await Promise.all([
    ...terms.map((term) => startingWith(ctx, 'own', term)),
    exactly(ctx, 'own', shorter),
  ])
  return { sought: [], ids: new Set(found.flat().map((row) => row.connectionId)), said: new Map() }
}

function endings(term: string) {
  return Array.from({ length: Math.max(0, term.length - 8) }, (_, at) => term.slice(0, 8 + at))
}

async function withTypos(ctx: MemberContext, given: string[]): Promise<Sought[]> {
  const wanted = new Map(given.map((word) => [word, variants(word)]))
  const all = [...wanted.values()].flat()
  const rows = all.length === 0 ? [] : await typosAmong(ctx, all)
  return given.map((word) => {
    const mine = new Set(wanted.get(word))
    const near = rows.filter((row) => mine.has(row.variant) && row.term !== word && isTypoOf(word, row.term))
    return { word, typos: new Set(near.map((row) => row.term)) }
  })
}

function typosAmong(ctx: MemberContext, among: string[]) {
  return ctx.db
    .selectFrom('searchVariants')
    .select(['variant', 'term'])
    .where('memberId', '=', ctx.member.id)
    .where('variant', 'in', among)
    .orderBy('variant')
    .orderBy('term')
    .limit(cap)
    .execute()
}

type List = { ids: string[]; whole: boolean }

async function listsFor(ctx: MemberContext, { word, typos }: Sought, isLast: boolean): Promise<List> {
  const found = await Promise.all([
    exactly(ctx, 'own', [word]),
    exactly(ctx, 'own', [...typos]),
    startingWith(ctx, 'own', word),
    isLast ? startingWith(ctx, 'said', word) : exactly(ctx, 'said', [word]),
  ])
  return { ids: found.flat().map((row) => row.connectionId), whole: found.every((rows) => rows.length < cap) }
}

/** A word that many share adds no one whom a rarer word does not bring; it only ranks them. */
function narrowest(lists: List[]) {
  const whole = lists.filter((list) => list.whole && list.ids.length > 0)
  return whole.length > 0 ? whole : lists
}

type Place = 'own' | 'said'

function terms(ctx: MemberContext, place: Place) {
  return ctx.db
    .selectFrom('searchTerms')
    .select(['term', 'connectionId', 'sourceId'])
    .where('memberId', '=', ctx.member.id)
    .where('place', '=', place)
}

/** The people added last come first. */
async function exactly(ctx: MemberContext, place: Place, wanted: string[]) {
  if (wanted.length === 0) return []
  return terms(ctx, place)
    .where('term', 'in', wanted)
    .orderBy('term')
    .orderBy('connectionId', 'desc')
    .limit(cap)
    .execute()
}

async function startingWith(ctx: MemberContext, place: Place, start: string) {
  return terms(ctx, place)
    .where('term', '>=', start)
    .where('term', '<', start + lastCharacter)
    .orderBy('term')
    .orderBy('connectionId')
    .limit(cap)
    .execute()
}

/** For each candidate, which of the words were said, and in which entry last. */
async function saidBy(ctx: MemberContext, ids: string[], sought: Sought[]) {
  const rows = await terms(ctx, 'said')
    .where(
      'term',
      'in',
      sought.map((each) => each.word),
    )
    .where('connectionId', 'in', ids)
    .orderBy('sourceId')
    .limit(5 * cap)
    .execute()
  const last = sought.at(-1)
  const begun = last ? (await startingWith(ctx, 'said', last.word)).filter((row) => ids.includes(row.connectionId)) : []
  const said = new Map<string, Map<string, string>>()
  for (const row of [...begun, ...rows]) {
    const word = row.term.startsWith(last?.word ?? '\0') ? (last?.word ?? row.term) : row.term
    said.set(row.connectionId, (said.get(row.connectionId) ?? new Map()).set(word, row.sourceId))
  }
  return said
}
