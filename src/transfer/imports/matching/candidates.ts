import type { AliasedExpression } from 'kysely'
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
    .select(['uid as key', 'connectionId as person'])
    .where('memberId', '=', ctx.member.id)
    .where('uid', 'in', uids)
    .execute()
  const own = uids.flatMap((key) => {
    const { data } = Id.safeParse(bareUid(key))
    return data ? [{ key, person: data }] : []
  })
  return groupByKey([...rows, ...own])
}

async function findByEmail(ctx: MemberContext, contacts: ImportedContact[]) {
  const keys = [...new Set(contacts.flatMap(({ emails }) => emails.map(emailTerm)))]
  const rows: Found[] = []
  for (const terms of chunks(keys, 100)) {
    const found = await ownTerms(ctx).where('term', 'in', terms).limit(maxFound).execute()
    const one = (term: string) => ownTerms(ctx).where('term', '=', term)
    rows.push(...(found.length < maxFound ? found : await findFewOfEach(ctx, terms.map(one))))
  }
  return groupByKey(rows)
}

/** Numbers are indexed from the last digit on, so equal numbers share a prefix. With `or`, SQLite would scan the whole index. */
async function findByPhone(ctx: MemberContext, contacts: ImportedContact[]) {
  const keys = [...new Set(contacts.flatMap(({ phones }) => phones.map(lastDigits)))].filter(isLong)
  const one = (from: string) => ownTerms(ctx).where('term', '>=', from).where('term', '<', `${from}:`)
  const rows: Found[] = []
  for (const endings of chunks(keys, 100)) rows.push(...(await findFewOfEach(ctx, endings.map(one))))
  return groupByKey(rows.map((row) => ({ ...row, key: row.key.slice(0, minDigits + 1) })))
}

const lastDigits = (phone: string) => phoneTerm(phone).slice(0, minDigits + 1)
const isLong = (ending: string) => ending.length > minDigits

function ownTerms(ctx: MemberContext) {
  return ctx.db
    .selectFrom('searchTerms')
    .select(['term as key', 'connectionId as person'])
    .where('memberId', '=', ctx.member.id)
    .where('place', '=', 'own')
}

async function findByName(ctx: MemberContext, contacts: ImportedContact[]) {
  const keys = [...new Set(contacts.flatMap(({ displayName }) => nameKeyOf(displayName) ?? []))]
  if (keys.length === 0) return new Map<string, string[]>()
  const named = ctx.db
    .selectFrom('connections')
    .select(['nameKey as key', 'id as person'])
    .where('memberId', '=', ctx.member.id)
    .$narrowType<{ key: string }>()
  const found = await named.where('nameKey', 'in', keys).limit(maxFound).execute()
  const one = (key: string) => named.where('nameKey', '=', key)
  return groupByKey(found.length < maxFound ? found : await findFewOfEach(ctx, keys.map(one)))
}

type Found = { key: string; person: string }
type FindPeople = { limit: (count: number) => { as: (name: 'some') => AliasedExpression<Found, 'some'> } }

/** Where more are found, many people share an address or name: then each is looked up by itself. */
const maxFound = 500

/** An address or name shared by more people identifies nobody. */
const maxSharing = 50

/** The first people of each query, in one statement. */
async function findFewOfEach(ctx: MemberContext, queries: FindPeople[]): Promise<Found[]> {
  const [first, ...others] = queries.map((query) =>
    ctx.db.selectFrom(query.limit(maxSharing).as('some')).select(['key', 'person']),
  )
  return first ? first.unionAll(others).execute() : []
}

function groupByKey(rows: Found[]) {
  const groups = new Map<string, string[]>()
  for (const { key, person } of rows) {
    const ids = groups.get(key) ?? []
    if (ids.length < maxSharing) ids.push(person)
    groups.set(key, ids)
  }
  return groups
}
