import { findConnection, type Row } from '../connections/row.ts'
import type { MemberContext } from '../context.ts'
import type { Passage } from '../recall/passage.ts'
import { exactly } from '../search/lookups.ts'
import { sayDate } from './saying.ts'

export type Person = Row

export async function personOf(ctx: MemberContext, connectionId: string): Promise<Person | null> {
  return (await findConnection(ctx, connectionId)) ?? null
}

/** Those of these people who are the member's. */
export async function peopleOf(ctx: MemberContext, ids: string[]): Promise<Person[]> {
  const rows = await Promise.all([...new Set(ids)].map((id) => personOf(ctx, id)))
  return rows.filter((row) => row !== null)
}

/** Those who have one of these words in a field of their own. */
export async function peopleWith(ctx: MemberContext, words: string[]): Promise<Person[]> {
  const rows = await exactly(ctx, 'own', [...new Set(words)])
  const people = await peopleOf(
    ctx,
    rows.map((row) => row.connectionId),
  )
  return people.toSorted((a, b) => (a.recentAt < b.recentAt ? 1 : a.recentAt > b.recentAt ? -1 : a.id < b.id ? 1 : -1))
}

/** What is known of a person, as a passage to cite. */
export function passageOf(person: Person): Passage {
  return {
    kind: 'connection',
    id: person.id,
    connectionId: person.id,
    connectionName: person.displayName,
    text: knownOf(person),
    at: person.updatedAt,
    source: 'member',
  }
}

function knownOf(person: Person) {
  const { displayName, title, company, location, howMet, metOn, birthday, tags, emails, phones } = person
  const met = [metOn && sayDate(Temporal.PlainDate.from(metOn)), howMet].filter(Boolean).join(': ')
  return [
    [displayName, title, company, location].filter(Boolean).join(', '),
    met && `Met ${met}`,
    birthday && `Birthday ${birthday}`,
    tags.length > 0 && `Tags: ${tags.join(', ')}`,
    [...emails, ...phones].join(', '),
  ]
    .filter(Boolean)
    .join('. ')
}
