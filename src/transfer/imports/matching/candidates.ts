import { bareUid } from '#cards/vcards/format/header.ts'
import { Id } from '#contract/fields.ts'
import { findPeople, type Person } from '#people/connections/record/full-row.ts'
import { findBySharedValues, groupByKey } from '#people/duplicates/matching/shared-values.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'

/** A person who may match a contact, and whether both have the same UID in an address book. */
export type Candidate = { person: Person; isSameUid: boolean }

/** Finds the people who may match each contact, with a few queries for all contacts together. */
export async function findCandidates(ctx: MemberContext, contacts: ImportedContact[]): Promise<Candidate[][]> {
  const [uids, sharing] = await Promise.all([findByUid(ctx, contacts), findBySharedValues(ctx, contacts)])
  const found = contacts.map((contact, at) => {
    const withUid = uids.get(contact.uid ?? '') ?? []
    return { withUid, ids: new Set([...withUid, ...(sharing[at] ?? [])]) }
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
