import { fold } from '../fold.ts'
import type { Candidates, Sought } from './candidates.ts'
import { compare } from './order.ts'
import type { PersonFields } from './terms.ts'
import { reversedDigits, words } from './words.ts'

/** Where a query was found in a person: the field, and what it says (or the entry, for the timeline). */
export type Match = { field: string; text: string } | { field: 'note'; entryId: string }
export type Ranked<T> = { person: T; score: number; match: Match | null }

type Person = PersonFields & { id: string; recentAt: string }

/** What a word found in a field is worth; the name tells most. */
const worth = { name: 1, tag: 0.8, company: 0.7, email: 0.7, phone: 0.7, title: 0.6, place: 0.6, met: 0.4, note: 0.3 }

/** Those who match most words, best first; among equals the most recent. */
export function rank<T extends Person>(people: T[], who: Candidates, query: string): Ranked<T>[] {
  const scored = people.map((person) => score(person, who, query))
  const most = Math.max(0, ...scored.map((each) => each.found))
  return scored.filter((each) => each.found === most).sort(byScore)
}

type Scored<T> = Ranked<T> & { found: number }

function score<T extends Person>(person: T, { sought, reached, said }: Candidates, query: string): Scored<T> {
  if (reached.has(person.id)) {
    const found = Math.max(1, sought.length)
    return { person, found, score: found * worth.phone, match: addressMatch(person, query) }
  }
  const fields = fieldsOf(person)
  const hits = sought.map((each) => best(each, fields, said.get(person.id)?.get(each.word)))
  const found = hits.filter((hit) => hit.score > 0)
  const top = found.toSorted((a, b) => b.score - a.score)[0]
  const whole = fold(person.displayName) === fold(query.trim()) ? 1 : 0
  const sum = found.reduce((sum, hit) => sum + hit.score, whole)
  return { person, found: found.length, score: sum, match: top?.match ?? null }
}

type Field = { name: keyof typeof worth; text: string; words: string[] }
type Hit = { score: number; match: Match | null }

function fieldsOf(person: PersonFields): Field[] {
  const named: [keyof typeof worth, string | null][] = [
    ['name', person.displayName],
    ['company', person.company],
    ['title', person.title],
    ['place', person.location],
    ['met', person.howMet],
    ...person.tags.map((tag) => ['tag', tag] as ['tag', string]),
    ...person.emails.map((email) => ['email', email] as ['email', string]),
  ]
  return named.flatMap(([name, text]) => (text ? [{ name, text, words: words(text) }] : []))
}

function best(sought: Sought, fields: Field[], entryId: string | undefined): Hit {
  const inNote: Hit = entryId ? { score: worth.note, match: { field: 'note', entryId } } : { score: 0, match: null }
  return fields.reduce<Hit>((best, field) => {
    const score = worth[field.name] * Math.max(0, ...field.words.map((word) => likeness(sought, word)))
    return score > best.score ? { score, match: { field: field.name, text: field.text } } : best
  }, inNote)
}

function likeness({ word, typos }: Sought, found: string) {
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
  const given = reversedDigits(query)
  const phone = person.phones.find((each) => shareEnding(reversedDigits(each), given))
  return phone ? { field: 'phone', text: phone } : null
}

const shareEnding = (a: string, b: string) => a.startsWith(b) || b.startsWith(a)

function byScore<T extends Person>(a: Scored<T>, b: Scored<T>) {
  return b.score - a.score || compare(b.person.recentAt, a.person.recentAt) || compare(a.person.id, b.person.id)
}
