import { compareText } from '#language/words/compare-text.ts'
import { fold } from '#language/words/fold.ts'
import { foldedNameWords, phoneEndings, reversedDigits, words } from '#language/words/words.ts'
import type { Candidates } from './candidates.ts'
import type { PersonFields } from './index/terms.ts'
import { matchName } from './name-match.ts'
import type { QueryWord } from './query-words.ts'

/** Where a query was found outside the name: a field with its text, or a timeline entry. */
type Match = { field: string; text: string } | { entryId: string }
export type Ranked<T> = { person: T; score: number; found: number; isNamed: boolean; match: Match | null; hits: Hit[] }

type Person = PersonFields & { id: string; recentAt: string }

/** The weight of a word found in a field. The name counts 1. */
const weights = { tag: 0.75, company: 0.72, email: 0.72, phone: 0.72, title: 0.7, place: 0.65, met: 0.4, said: 0.3 }

/**
 * The people who match the most words, best first; of equals, the most recent first. Whoever's whole name is in the query is
 * never left out, and a note that mentions somebody does not hide them.
 */
export function rank<T extends Person>(people: T[], who: Candidates, query: string): Ranked<T>[] {
  const scored = people.map((person) => score(person, who, query))
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
  return [...(isPartial ? preferRare(best) : best), ...named].sort(byScore)
}

/** The weight of a word that fits only one person, if nobody fits all the words. */
const rareWeight = 0.15

/** "amy drzezdzon": whoever has the rare word is meant rather than one of the many who have the other. */
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

function score<T extends Person>(person: T, who: Candidates, query: string): Ranked<T> {
  const { queryWords, joined, reached, said } = who
  if (reached.has(person.id)) {
    const found = Math.max(1, queryWords.length)
    const match = addressMatch(person, query)
    const hits = queryWords.map(() => ({ score: weights.phone, match }))
    return { person, found, score: found * weights.phone, isNamed: false, match, hits }
  }
  const name = matchName(person.displayName, queryWords, joined)
  const fields = name.fits.every((fit) => fit === 1) ? [] : fieldsOf(person)
  const hits = queryWords.map((each, at) =>
    bestHit(each, name.fits[at] ?? 0, fields, said.get(person.id)?.get(each.word)),
  )
  const found = queryWords.filter((each, at) => each.isSignificant && (hits[at]?.score ?? 0) > 0).length
  const elsewhere = hits.filter((hit) => hit.match).toSorted((a, b) => b.score - a.score)[0]
  const whole = fold(person.displayName) === fold(query.trim()) ? 1 : 0
  const sum = hits.reduce((sum, hit) => sum + hit.score, whole + name.bonus)
  const isNamed = found > 0 && !elsewhere
  return { person, found, score: sum, isNamed, match: elsewhere?.match ?? null, hits }
}

type Field = { name: keyof typeof weights; text: string; words: string[] }
type Hit = { score: number; match: Match | null }

function fieldsOf(person: PersonFields): Field[] {
  const named: [keyof typeof weights, string | null][] = [
    ['company', person.company],
    ['title', person.title],
    ['place', person.location],
    ['met', person.howMet],
    ...person.tags.map((tag) => ['tag', tag] as ['tag', string]),
    ...person.emails.map((email) => ['email', email] as ['email', string]),
  ]
  return named.flatMap(([name, text]) => (text ? [{ name, text, words: words(text) }] : []))
}

function bestHit(queryWord: QueryWord, inName: number, fields: Field[], entryId: string | undefined): Hit {
  const begin: Hit = { score: inName, match: null }
  const said = entryId && weights.said > inName ? { score: weights.said, match: { entryId } } : begin
  return fields.reduce<Hit>((best, field) => {
    const score = weights[field.name] * Math.max(0, ...field.words.map((word) => wordFit(queryWord, word)))
    return score > best.score ? { score, match: { field: field.name, text: field.text } } : best
  }, said)
}

function wordFit({ word, typos }: QueryWord, found: string) {
  if (found === word) return 1
  if (found.startsWith(word)) return 0.7 + 0.2 * (word.length / found.length)
  return typos.has(found) ? 0.6 : 0
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

function byScore<T extends Person>(a: Ranked<T>, b: Ranked<T>) {
  return b.score - a.score || compareText(b.person.recentAt, a.person.recentAt) || compareText(a.person.id, b.person.id)
}
