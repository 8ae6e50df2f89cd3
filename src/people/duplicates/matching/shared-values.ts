import type { AliasedExpression } from 'kysely'
import { nameKeyOf } from '#language/names/name-key.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { emailTerm, phoneTerm } from '../../search/index/terms.ts'
import { minDigits } from './compare.ts'

type Contact = { displayName: string; emails: string[]; phones: string[] }

/** For each contact, the ids of people who have one of its e-mails or phone numbers, or its name. A few queries for all contacts together. */
export async function findBySharedValues(ctx: MemberContext, contacts: Contact[]): Promise<string[][]> {
  const [emails, phones, names] = await Promise.all([
    findByEmail(ctx, contacts),
    findByPhone(ctx, contacts),
    findByName(ctx, contacts),
  ])
  return contacts.map((contact) => [
    ...contact.emails.flatMap((email) => emails.get(emailTerm(email)) ?? []),
    ...contact.phones.flatMap((phone) => phones.get(lastDigits(phone)) ?? []),
    ...(names.get(nameKeyOf(contact.displayName) ?? '') ?? []),
  ])
}

async function findByEmail(ctx: MemberContext, contacts: Contact[]) {
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
async function findByPhone(ctx: MemberContext, contacts: Contact[]) {
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

async function findByName(ctx: MemberContext, contacts: Contact[]) {
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

/** The people of each key, a few of each. */
export function groupByKey(rows: Found[]) {
  const groups = new Map<string, string[]>()
  for (const { key, person } of rows) {
    const ids = groups.get(key) ?? []
    if (ids.length < maxSharing) ids.push(person)
    groups.set(key, ids)
  }
  return groups
}
