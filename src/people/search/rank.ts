import { lazy } from '#language/phrases/lazy.ts'
import { compareText, fold } from '#language/words/fold.ts'
import { foldedNameWords, phoneEndings, reversedDigits } from '#language/words/words.ts'
import type { Candidates, LastEntries } from './candidates.ts'
import { fieldMatcher, maxWeight, weights } from './field-match.ts'
import type { PersonFields } from './index/terms.ts'
import { nameMatcher } from './name-match.ts'

/** Where a query was found outside the name: a field with its text, or a timeline entry. */
type Match = { field: string; text: string } | { entryId: string }
export type Ranked<T> = { person: T; score: number; found: number; isNamed: boolean; match: Match | null; hits: Hit[] }

/** The other fields are missing if only the name decides. */
type Person = { id: string; displayName: string; recentAt: string; fields: PersonFields | null }
type Found = Candidates & { said: LastEntries }
type Hit = { score: number; match: Match | null }

/**
 * The people who match the most words, in no order. Whoever's whole name is in the query is never left out, and a note that
 * mentions somebody does not hide them.
 */
export function rank<T extends Person>(people: T[], who: Found, query: string): Ranked<T>[] {
  const scored = people.map(scorer(who, query))
  const maxFound = Math.max(0, ...scored.map((each) => each.found))
  const best = scored.filter((each) => each.found === maxFound && (maxFound > 0 || each.score > 0))
  const mentioned = who.queryWords.map(
    ({ isSignificant }, at) => isSignificant && best.every(({ hits }) => isSaid(hits[at])),
  )
  const asked = new Set(who.queryWords.map(({ word }) => word))
  const named = scored.filter(
    ({ person, found, hits }) =>
      found < maxFound &&
      (hits.some((hit, at) => mentioned[at] && isName(hit)) || isNamedInFull(person.displayName, asked)),
  )
  const isPartial = maxFound < who.queryWords.filter((each) => each.isSignificant).length
  return [...(isPartial ? preferRare(best) : best), ...named]
}

/** The first so many in order. Most of the others are compared with the last of these alone. */
export function firstOf<T extends Person>(ranked: Ranked<T>[], count: number) {
  const first: Ranked<T>[] = []
  for (const each of ranked) {
    const at = placeIn(first, each)
    if (at < count) first.splice(at, 0, each)
    if (first.length > count) first.pop()
  }
  return first
}

function placeIn<T extends Person>(sorted: Ranked<T>[], each: Ranked<T>) {
  const isAfter = (at: number) => byScore(each, sorted[at] ?? each) > 0
  let [from, to] = [0, sorted.length]
  if (to > 0 && isAfter(to - 1)) return to
  while (from < to) {
    const middle = (from + to) >> 1
    if (isAfter(middle)) from = middle + 1
    else to = middle
  }
  return from
}

/** The weight of a word that fits only one person, if nobody fits all the words. */
const rareWeight = 0.15

/** "amy drzezdzon": people with the rare word rank above the many with the common one. */
function preferRare<T>(best: Ranked<T>[]) {
  const counts = best[0]?.hits.map((_, at) => best.filter(({ hits }) => isHit(hits[at])).length) ?? []
  return best.map((each) => {
    const rare = each.hits.map((hit, at) => (isHit(hit) ? hit.score / (counts[at] ?? 1) : 0))
    return { ...each, score: each.score + rareWeight * Math.max(0, ...rare) }
  })
}

function isNamedInFull(displayName: string, asked: Set<string>) {
  const parts = foldedNameWords(displayName)
  return parts.length > 0 && parts.every((part) => asked.has(part))
}

const isHit = (hit: Hit | undefined): hit is Hit => hit !== undefined && hit.score > 0
const isName = (hit: Hit) => hit.score === 1 && hit.match === null
const isSaid = (hit: Hit | undefined) => isHit(hit) && hit.match !== null && 'entryId' in hit.match

function scorer(who: Found, query: string) {
  const { queryWords, joined, reached, said } = who
  const matchName = nameMatcher(queryWords, joined)
  const matchFields = lazy(() => fieldMatcher(queryWords))
  const wholeQuery = fold(query.trim())
  return <T extends Person>(person: T): Ranked<T> => {
    if (reached.has(person.id)) return scoreReached(person, who, query)
    const folded = fold(person.displayName)
    const { fits, bonus } = matchName(person.displayName, folded)
    const findField = person.fields && fits.some((fit) => fit < maxWeight) ? matchFields()(person.fields) : null
    const hits = queryWords.map((each, at): Hit => {
      const inName = fits[at] ?? 0
      const entryId = weights.said > inName ? said.get(each.word)?.get(person.id) : undefined
      const known: Hit = entryId ? { score: weights.said, match: { entryId } } : { score: inName, match: null }
      return findField?.(at, known.score) ?? known
    })
    let [found, score] = [0, (folded === wholeQuery ? 1 : 0) + bonus]
    for (const [at, hit] of hits.entries()) {
      score += hit.score
      if (queryWords[at]?.isSignificant && isHit(hit)) found += 1
    }
    const elsewhere = bestElsewhere(hits)
    return { person, found, score, isNamed: found > 0 && !elsewhere, match: elsewhere?.match ?? null, hits }
  }
}

/** The first of the best. */
function bestElsewhere(hits: Hit[]) {
  let best: Hit | null = null
  for (const hit of hits) if (hit.match && hit.score > (best?.score ?? -1)) best = hit
  return best
}

function scoreReached<T extends Person>(person: T, { queryWords }: Found, query: string): Ranked<T> {
  const found = Math.max(1, queryWords.length)
  const match = person.fields && addressMatch(person.fields, query)
  const hits = queryWords.map(() => ({ score: weights.phone, match }))
  return { person, found, score: found * weights.phone, isNamed: false, match, hits }
}

function addressMatch(person: PersonFields, query: string): Match | null {
  if (query.includes('@')) {
    const start = query.trim().toLowerCase()
    const email = person.emails.find((each) => each.toLowerCase().startsWith(start))
    return email ? { field: 'email', text: email } : null
  }
  const endings = phoneEndings(query)
  const phone = person.phones.find((each) => endings.some((ending) => shareEnding(reversedDigits(each), ending)))
  return phone ? { field: 'phone', text: phone } : null
}

const shareEnding = (a: string, b: string) => a.startsWith(b) || b.startsWith(a)

/** Best first; of equals, the most recent first. */
function byScore<T extends Person>(a: Ranked<T>, b: Ranked<T>) {
  return b.score - a.score || compareText(b.person.recentAt, a.person.recentAt) || compareText(a.person.id, b.person.id)
}
