import { bareUid } from '#cards/vcards/format/header.ts'
import { Id } from '#contract/fields.ts'
import { nameKeyOf } from '#language/names/name-key.ts'
import { findPeople, type Person } from '#people/connections/record/full-row.ts'
import { minDigits } from '#people/duplicates/matching/compare.ts'
import { emailTerm, phoneTerm } from '#people/search/index/terms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'

/** A person who may match a contact, and whether both have the same UID in an address book. */
export type Candidate = { person: Person; isSameUid: boolean }

/** Finds the people who may match each contact, with a few queries for all contacts together. */
export async function findCandidates(ctx: MemberContext, contacts: ImportedContact[]): Promise<Candidate[][]> {
  const [uids, emails, phones, names] = await Promise.all([
    findByUid(ctx, contacts),
    findByEmail(ctx, contacts),
    findByPhone(ctx, contacts),
    findByName(ctx, contacts),
  ])
  const found = contacts.map((contact) => {
    const withUid = uids.get(contact.uid ?? '') ?? []
    const withAddress = [
      ...contact.emails.flatMap((email) => emails.get(emailTerm(email)) ?? []),
      ...contact.phones.flatMap((phone) => phones.get(lastDigits(phone)) ?? []),
    ]
    return {
      withUid,
      ids: new Set([...withUid, ...withAddress, ...(names.get(nameKeyOf(contact.displayName) ?? '') ?? [])]),
    }
  })
  const people = await loadPeople(ctx, new Set(found.flatMap(({ ids }) => [...ids])))
  return found.map(({ withUid, ids }) =>
    [...ids].flatMap((id) => {
      const person = people.get(id)
      return person ? [{ person, isSameUid: withUid.includes(id) }] : []
    }),
  )
}

export async function loadPeople(ctx: MemberContext, ids: Iterable<string>) {
  const people = new Map<string, Person>()
  for (const some of chunks([...ids], 500))
    for (const person of await findPeople(ctx, some)) people.set(person.id, person)
  return people
}

/** A vCard that Kith wrote has the person's own id as its UID. */
async function findByUid(ctx: MemberContext, contacts: ImportedContact[]) {
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
  return groupByKey([...rows, ...own])
}

async function findByEmail(ctx: MemberContext, contacts: ImportedContact[]) {
  const keys = [...new Set(contacts.flatMap(({ emails }) => emails.map(emailTerm)))]
  const rows = []
  for (const terms of chunks(keys, 500))
    rows.push(...(await ownTerms(ctx).where('term', 'in', terms).limit(maxSharing).execute()))
  return groupByKey(rows)
}

/**
 * Numbers are indexed from the last digit on, so equal numbers share a prefix. One union of a query per prefix: with
 * `or`, SQLite would scan the whole index.
 */
async function findByPhone(ctx: MemberContext, contacts: ImportedContact[]) {
  const keys = [...new Set(contacts.flatMap(({ phones }) => phones.map(lastDigits)))].filter(isLong)
  const rows = []
  for (const endings of chunks(keys, 100)) {
    const [first, ...others] = endings.map((from) => {
      const terms = ownTerms(ctx).where('term', '>=', from).where('term', '<', `${from}:`)
      const some = terms.clearSelect().select(['term', 'connectionId as person']).limit(maxSharingNumber)
      return ctx.db.selectFrom(some.as('some')).select(['term as key', 'person as connectionId'])
    })
    if (first) rows.push(...(await first.unionAll(others).execute()))
  }
  return groupByKey(rows.map((row) => ({ ...row, key: row.key.slice(0, minDigits + 1) })))
}

/** People who share a number with more, such as a company's, are matched by name. */
const maxSharingNumber = 50

const lastDigits = (phone: string) => phoneTerm(phone).slice(0, minDigits + 1)
const isLong = (ending: string) => ending.length > minDigits

function ownTerms(ctx: MemberContext) {
  return ctx.db
    .selectFrom('searchTerms')
    .select(['term as key', 'connectionId'])
    .where('memberId', '=', ctx.member.id)
    .where('place', '=', 'own')
}

async function findByName(ctx: MemberContext, contacts: ImportedContact[]) {
  const keys = [...new Set(contacts.flatMap(({ displayName }) => nameKeyOf(displayName) ?? []))]
  if (keys.length === 0) return new Map<string, string[]>()
  const rows = await ctx.db
    .selectFrom('connections')
    .select(['nameKey as key', 'id as connectionId'])
    .where('memberId', '=', ctx.member.id)
    .where('nameKey', 'in', keys)
    .limit(maxSharing)
    .$narrowType<{ key: string }>()
    .execute()
  return groupByKey(rows)
}

/** An address or name shared by more people identifies nobody. */
const maxSharing = 2_000

function groupByKey(rows: { key: string; connectionId: string }[]) {
  const groups = new Map<string, string[]>()
  for (const { key, connectionId } of rows) groups.set(key, [...(groups.get(key) ?? []), connectionId])
  return groups
}
