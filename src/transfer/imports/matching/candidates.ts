import { bareUid } from '#cards/vcards/format/header.ts'
import { Id } from '#contract/fields.ts'
import { nameKeyOf } from '#language/names/name-key.ts'
import { findPeople, type Person } from '#people/connections/record/full-row.ts'
import { fewestDigits } from '#people/duplicates/matching/compare.ts'
import { emailTerm, phoneTerm } from '#people/search/index/terms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'

/** Somebody who may be meant, and whether another address book calls them the same. */
export type Candidate = { person: Person; isSameUid: boolean }

/** For each of these contacts the people it may be: a few look-ups for all of them together. */
export async function knownPeople(ctx: MemberContext, contacts: ImportedContact[]): Promise<Candidate[][]> {
  const [uids, emails, phones, names] = await Promise.all([
    byUid(ctx, contacts),
    byEmail(ctx, contacts),
    byPhone(ctx, contacts),
    byName(ctx, contacts),
  ])
  const found = contacts.map((contact) => {
    const called = uids.get(contact.uid ?? '') ?? []
    const reached = [
      ...contact.emails.flatMap((email) => emails.get(emailTerm(email)) ?? []),
      ...contact.phones.flatMap((phone) => phones.get(endingOf(phone)) ?? []),
    ]
    return { called, ids: new Set([...called, ...reached, ...(names.get(nameKeyOf(contact.displayName) ?? '') ?? [])]) }
  })
  const people = await peopleOf(ctx, new Set(found.flatMap(({ ids }) => [...ids])))
  return found.map(({ called, ids }) =>
    [...ids].flatMap((id) => {
      const person = people.get(id)
      return person ? [{ person, isSameUid: called.includes(id) }] : []
    }),
  )
}

export async function peopleOf(ctx: MemberContext, ids: Iterable<string>) {
  const people = new Map<string, Person>()
  for (const some of chunks([...ids], 500))
    for (const person of await findPeople(ctx, some)) people.set(person.id, person)
  return people
}

/** A card that Kith wrote calls people by their own ids. */
async function byUid(ctx: MemberContext, contacts: ImportedContact[]) {
  const uids = [...new Set(contacts.flatMap(({ uid }) => uid ?? []))]
  if (uids.length === 0) return new Map<string, string[]>()
  const rows = await ctx.db
    .selectFrom('contactUids')
    .select(['uid as key', 'connectionId'])
    .where('memberId', '=', ctx.member.id)
    .where('uid', 'in', uids)
    .execute()
  const own = uids.flatMap((key) => {
    const { data } = Id.safeParse(bareUid(key))
    return data ? [{ key, connectionId: data }] : []
  })
  return grouped([...rows, ...own])
}

async function byEmail(ctx: MemberContext, contacts: ImportedContact[]) {
  const wanted = [...new Set(contacts.flatMap(({ emails }) => emails.map(emailTerm)))]
  const rows = []
  for (const terms of chunks(wanted, 500))
    rows.push(...(await ownTerms(ctx).where('term', 'in', terms).limit(most).execute()))
  return grouped(rows)
}

/**
 * Numbers are kept from the last digit on: those that may be the same begin alike. A query for each beginning, all in
 * one statement: with `or` between them, SQLite would read every word there is.
 */
async function byPhone(ctx: MemberContext, contacts: ImportedContact[]) {
  const wanted = [...new Set(contacts.flatMap(({ phones }) => phones.map(endingOf)))].filter(isLong)
  const rows = []
  for (const endings of chunks(wanted, 100)) {
    const [first, ...others] = endings.map((from) => {
      const terms = ownTerms(ctx).where('term', '>=', from).where('term', '<', `${from}:`)
      const some = terms.clearSelect().select(['term', 'connectionId as person']).limit(mostOfNumber)
      return ctx.db.selectFrom(some.as('some')).select(['term as key', 'person as connectionId'])
    })
    if (first) rows.push(...(await first.unionAll(others).execute()))
  }
  return grouped(rows.map((row) => ({ ...row, key: row.key.slice(0, fewestDigits + 1) })))
}

/** Whoever shares a number with so many, such as that of a company, is known by their name. */
const mostOfNumber = 50

const endingOf = (phone: string) => phoneTerm(phone).slice(0, fewestDigits + 1)
const isLong = (ending: string) => ending.length > fewestDigits

function ownTerms(ctx: MemberContext) {
  return ctx.db
    .selectFrom('searchTerms')
    .select(['term as key', 'connectionId'])
    .where('memberId', '=', ctx.member.id)
    .where('place', '=', 'own')
}

async function byName(ctx: MemberContext, contacts: ImportedContact[]) {
  const keys = [...new Set(contacts.flatMap(({ displayName }) => nameKeyOf(displayName) ?? []))]
  if (keys.length === 0) return new Map<string, string[]>()
  const rows = await ctx.db
    .selectFrom('connections')
    .select(['nameKey as key', 'id as connectionId'])
    .where('memberId', '=', ctx.member.id)
    .where('nameKey', 'in', keys)
    .limit(most)
    .$narrowType<{ key: string }>()
    .execute()
  return grouped(rows)
}

/** Of an address or a name that very many share, nobody can say who is meant anyway. */
const most = 2_000

function grouped(rows: { key: string; connectionId: string }[]) {
  const groups = new Map<string, string[]>()
  for (const { key, connectionId } of rows) groups.set(key, [...(groups.get(key) ?? []), connectionId])
  return groups
}
