import { addressLines } from '#language/names/home-key.ts'
import { labelOf } from '#people/connections/record/lists.ts'
import { visitorsAmong } from '#people/connections/record/visitors.ts'
import { findExact, findExactAmong, findSharing } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { preparedForLists } from '#platform/db/prepared.ts'
import { inParts, type Passage } from './passage.ts'

type PersonRow = Awaited<ReturnType<typeof personRows>>[number]

/** A stored person. 'visitor': their name, company and title may come from themselves, through a card. */
export type Person = PersonRow & { source: 'member' | 'visitor' }

const personRows = preparedForLists((db, { memberId }: { memberId: string }, ids) =>
  db
    .selectFrom('connections')
    .select(['id', 'displayName', 'company', 'title', 'location', 'howMet', 'metOn', 'birthday'])
    .select(['emails', 'phones', 'tags', 'createdAt', 'updatedAt', 'lastContactAt', 'recentAt'])
    .select(['addresses', 'labels', 'jobs', 'nicknames', 'department', 'role', 'pronouns', 'customFields'])
    .select(['contactDueOn', 'rhythmDays', 'tagRhythmDays', 'learnedRhythmDays', 'jobs'])
    .where('memberId', '=', memberId)
    .where('id', 'in', ids),
)

/** The member's people with these ids, unordered. */
export async function readPeople(ctx: MemberContext, ids: string[]): Promise<Person[]> {
  const [rows, visitors] = await Promise.all([inParts(ctx, ids, personRows), visitorsAmong(ctx, ids)])
  return rows.map((row) => ({ ...row, source: visitors.has(row.id) ? 'visitor' : 'member' }))
}

const maxPeople = 500

/** The same in the order given, up to a bound. */
export async function loadPeople(ctx: MemberContext, ids: string[]): Promise<Person[]> {
  const wanted = [...new Set(ids)].slice(0, maxPeople)
  if (wanted.length === 0) return []
  const people = new Map((await readPeople(ctx, wanted)).map((person) => [person.id, person]))
  return wanted.flatMap((id) => people.get(id) ?? [])
}

const maxPeopleAsked = 10

/** The people a question is about. */
export function loadPeopleAsked(ctx: MemberContext, { about }: { about: string[] }) {
  return loadPeople(ctx, about.slice(0, maxPeopleAsked))
}

export async function findPerson(ctx: MemberContext, connectionId: string): Promise<Person | null> {
  const [person] = await loadPeople(ctx, [connectionId])
  return person ?? null
}

/** People with one word of each of these sets in their fields, most recent first. */
export async function peopleWithWords(ctx: MemberContext, sets: string[][]): Promise<Person[]> {
  const [first = [], ...others] = sets.toSorted((a, b) => a.length - b.length)
  const ids = others.length === 0 ? await idsWithOne(ctx, first) : await idsWithEach(ctx, first, others)
  const people = await loadPeople(ctx, ids)
  return people.toSorted((a, b) => (a.recentAt < b.recentAt ? 1 : a.recentAt > b.recentAt ? -1 : a.id < b.id ? 1 : -1))
}

const idsWithOne = async (ctx: MemberContext, words: string[]) =>
  (await findExact(ctx, 'own', words)).map((row) => row.connectionId)

/** The limit of one lookup. */
const wordsAtOnce = 8

async function idsWithEach(ctx: MemberContext, first: string[], others: string[][]) {
  let ids = [...new Set((await Promise.all(first.map((word) => findSharing(ctx, word, [])))).flat())]
  for (const set of others) {
    const parts = Array.from({ length: Math.ceil(set.length / wordsAtOnce) }, (_, at) =>
      set.slice(at * wordsAtOnce, (at + 1) * wordsAtOnce),
    )
    const rows = await Promise.all(parts.map((part) => findExactAmong(ctx, 'own', part, ids)))
    ids = [...new Set(rows.flat().map((row) => row.connectionId))]
  }
  return ids
}

export async function namesOf(ctx: MemberContext, ids: string[]) {
  const rows = await inParts(ctx, ids, nameRows)
  return new Map(rows.map(({ id, displayName }) => [id, displayName]))
}

const nameRows = preparedForLists((db, { memberId }: { memberId: string }, ids) =>
  db.selectFrom('connections').select(['id', 'displayName']).where('memberId', '=', memberId).where('id', 'in', ids),
)

/** A person's fields as a passage that can be found and cited. */
export function personPassage(person: Person): Passage {
  return {
    kind: 'connection',
    id: person.id,
    connectionId: person.id,
    connectionName: person.displayName,
    text: describePerson(person),
    at: person.updatedAt,
    source: person.source,
  }
}

/** "Ana Ribeiro. Works as Designer at Revue. Location: Lisbon." */
function describePerson(person: Person) {
  const { displayName, title, company, location, howMet, metOn, birthday, tags, emails, phones, jobs } = person
  const work = title && company ? `${title} at ${company}` : (title ?? (company && `at ${company}`))
  const withLabel = (value: string) => labelled(value, labelOf(person, value))
  const lines = [
    displayName,
    work && `Works ${title ? 'as ' : ''}${work}`,
    ...jobs.map(describeJob),
    location && `Location: ${location}`,
    howMet && `How we met: ${howMet}`,
    metOn && `Met on ${metOn}`,
    birthday && `Birthday: ${birthday}`,
    ...detailsOf(person),
    tags.length > 0 && `Tags: ${tags.join(', ')}`,
    emails.length > 0 && `E-mail: ${emails.map(withLabel).join(', ')}`,
    phones.length > 0 && `Phone: ${phones.map(withLabel).join(', ')}`,
  ]
  return lines.flatMap((line) => (line ? [/[.!?]$/.test(line) ? line : `${line}.`] : [])).join(' ')
}

/** "Once CFO at Nordlys until 2025": a job of theirs, beside the one they have. */
function describeJob({ company, title, to }: Person['jobs'][number]) {
  const job = [title, company && `at ${company}`, to && `until ${to}`].filter(Boolean).join(' ')
  return job && `${to ? 'Once' : 'Also'} ${job}`
}

/** What few people have: "Address (home): Torstraße 1, Berlin", "Was CFO at Nordlys until 2025". */
function detailsOf({ addresses, jobs, nicknames, department, role, pronouns, customFields }: Person) {
  return [
    department && `Department: ${department}`,
    role && `Role: ${role}`,
    nicknames.length > 0 && `Called ${nicknames.join(', ')}`,
    pronouns && `Pronouns: ${pronouns}`,
    ...addresses.map((address) => `${labelled('Address', address.label)}: ${addressLine(address)}`),
    ...jobs.map(jobLine),
    ...customFields.map(({ label, value }) => `${label}: ${value}`),
  ]
}

const labelled = (text: string, label: string | undefined) => (label ? `${text} (${label})` : text)

export const addressLine = (address: Person['addresses'][number]) => addressLines(address).join(', ')

function jobLine({ company, title, department, from, to }: Person['jobs'][number]) {
  const work = [title, department].filter(Boolean).join(', ')
  const place = work && company ? `${work} at ${company}` : work || `at ${company}`
  return `${to ? 'Was' : 'Also'} ${place}${from ? ` from ${from}` : ''}${to ? ` until ${to}` : ''}`
}
