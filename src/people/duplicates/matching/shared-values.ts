import { type AliasedExpression, sql } from 'kysely'
import { nameKeyOf } from '#language/names/name-keys.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { preparedForLists } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/schema/schema.ts'
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
    const own = ownTerms(ctx.db, ctx.member.id)
    const found = await own.where('term', 'in', terms).limit(maxFound).execute()
    const one = (term: string) => own.where('term', '=', term)
    rows.push(...(found.length < maxFound ? found : await fewOfEach(ctx.db, terms.map(one)).execute()))
  }
  return groupByKey(rows)
}

/** Numbers are indexed from the last digit on, so equal numbers share a prefix. With `or`, SQLite would scan the whole index. */
async function findByPhone(ctx: MemberContext, contacts: Contact[]) {
  const keys = [...new Set(contacts.flatMap(({ phones }) => phones.map(lastDigits)))].filter(isLong)
  const rows: Found[] = []
  for (const some of chunks(keys, 100)) rows.push(...(await findByEndings(ctx.db, { memberId: ctx.member.id }, some)))
  return groupByKey(rows.map((row) => ({ ...row, key: row.key.slice(0, minDigits + 1) })))
}

const findByEndings = preparedForLists((db, { memberId }: { memberId: string }, endings) => {
  const after = (ending: string) => sql<string>`${ending} || ':'`
  const own = ownTerms(db, memberId)
  return fewOfEach(
    db,
    endings.map((each) => own.where('term', '>=', each).where('term', '<', after(each))),
  )
})

const lastDigits = (phone: string) => phoneTerm(phone).slice(0, minDigits + 1)
const isLong = (ending: string) => ending.length > minDigits

function ownTerms(db: Db, memberId: string) {
  return db
    .selectFrom('searchTerms')
    .select(['term as key', 'connectionId as person'])
    .where('memberId', '=', memberId)
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
  return groupByKey(found.length < maxFound ? found : await fewOfEach(ctx.db, keys.map(one)).execute())
}

type Found = { key: string; person: string }
type FindPeople = { limit: (count: number) => { as: (name: 'some') => AliasedExpression<Found, 'some'> } }

/** Where more are found, many people share an address or name: then each is looked up by itself. */
const maxFound = 500

/** An address or name shared by more people identifies nobody. */
const maxSharing = 50

/** The first people of each query, in one statement. */
function fewOfEach(db: Db, queries: FindPeople[]) {
  const [first, ...others] = queries.map((query) =>
    db.selectFrom(query.limit(maxSharing).as('some')).select(['key', 'person']),
  )
  if (!first) throw new Error('there is nothing to look up')
  return first.unionAll(others)
}

/** The people of each key, a few of each. */
export function groupByKey(rows: Found[]) {
  const groups = new Map<string, string[]>()
  for (const { key, person } of rows) {
    const ids = groups.get(key) ?? []
    if (ids.length < maxSharing && !ids.includes(person)) ids.push(person)
    groups.set(key, ids)
  }
  return groups
}
