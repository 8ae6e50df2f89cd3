import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { beforeEveryId, type Db } from '#platform/db/schema/schema.ts'
import { sharedEntriesOf } from '../../entry-people/entry-people.ts'
import { type Rhythms, recomputeRhythm, rhythmsAfterContact } from '../../rhythms/recompute.ts'
import type { LockedPerson } from './lock.ts'

/** Records that the member was in touch with a connection at an instant. */
export async function recordContact(ctx: MemberContext, person: LockedPerson, at: string) {
  const contact = { lastContactAt: later(person.lastContactAt, at), recentAt: later(person.recentAt, at) }
  const of = { memberId: ctx.member.id, connectionId: person.id }
  const rhythms = await rhythmsAfterContact(ctx, { ...person, ...contact }, at)
  if (rhythms) await writeContactAndRhythms(ctx.db, { ...of, ...contact, ...rhythms })
  else await writeContact(ctx.db, { ...of, ...contact })
}

const later = (before: string | null, at: string) => (before === null || before < at ? at : before)

type Contact = { memberId: string; connectionId: string; lastContactAt: string; recentAt: string }

const writeContact = prepared(updateContact)

const writeContactAndRhythms = prepared((db, values: Contact & Rhythms) => {
  const { tagRhythmDays, learnedRhythmDays, contactDueOn } = values
  return updateContact(db, values).set({ tagRhythmDays, learnedRhythmDays, contactDueOn })
})

function updateContact(db: Db, { memberId, connectionId, lastContactAt, recentAt }: Contact) {
  return db
    .updateTable('connections')
    .set({ lastContactAt, recentAt })
    .where('memberId', '=', memberId)
    .where('id', '=', connectionId)
}

/** After an entry or a completion was changed or removed. The caller has locked the row. */
export async function recountLastContact(ctx: MemberContext, connectionId: string) {
  await recount(ctx, [connectionId])
  await recomputeRhythm(ctx, connectionId)
}

const pageSize = 250

/** For all of a member's people, page by page. Rhythms are left as they are. */
export async function recountEveryLastContact(ctx: MemberContext, signal: AbortSignal) {
  for (let after: string | null = beforeEveryId; after !== null; ) {
    signal.throwIfAborted()
    await nextTurn()
    after = await recountPage(ctx, after)
  }
}

/** Returns the last id of the page, or null if it was the last page. */
function recountPage(ctx: MemberContext, after: string) {
  return transaction(ctx, async (ctx) => {
    const page = await ctx.db
      .selectFrom('connections')
      .select('id')
      .where('memberId', '=', ctx.member.id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    const ids = page.map(({ id }) => id)
    if (ids.length === 0) return null
    await lockAll(ctx, ids)
    await recount(ctx, ids)
    return ids.length < pageSize ? null : (ids.at(-1) ?? null)
  })
}

async function lockAll(ctx: MemberContext, ids: string[]) {
  await ctx.db
    .updateTable('connections')
    .set((set) => ({ displayName: set.ref('displayName') }))
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
}

async function recount(ctx: MemberContext, ids: string[]) {
  const last = await lastContacts(ctx, ids)
  const whens = ids.map((id) => sql`when ${id} then ${last.get(id) ?? null}`)
  const at = sql<string | null>`case id ${sql.join(whens, sql` `)} else last_contact_at end`
  const people = ctx.db.updateTable('connections').where('memberId', '=', ctx.member.id).where('id', 'in', ids)
  await people.set({ lastContactAt: at }).execute()
  await people
    .set({ recentAt: sql`case when last_contact_at > created_at then last_contact_at else created_at end` })
    .execute()
}

/** The newest entry of each person that is contact, or the last promise kept. */
async function lastContacts({ db, member }: MemberContext, ids: string[]) {
  const entries = await db
    .selectFrom('interactions')
    .select((of) => ['connectionId', of.fn.max('occurredAt').as('at')])
    .where('memberId', '=', member.id)
    .where('connectionId', 'in', ids)
    .where('source', '!=', 'import')
    .where('contact', '=', 'yes')
    .groupBy('connectionId')
    .execute()
  const shared = await sharedEntriesOf(db, member.id)
    .select((of) => ['entryPeople.connectionId', of.fn.max('entryPeople.occurredAt').as('at')])
    .where('entryPeople.connectionId', 'in', ids)
    .where('entryPeople.contact', '=', 'yes')
    .where('interactions.source', '!=', 'import')
    .groupBy('entryPeople.connectionId')
    .execute()
  const completions = await db
    .selectFrom('promises')
    .select((of) => ['connectionId', of.fn.max('completedAt').as('at')])
    .where('memberId', '=', member.id)
    .where('connectionId', 'in', ids)
    .where('completedAt', 'is not', null)
    .groupBy('connectionId')
    .execute()
  const last = new Map<string, string>()
  for (const { connectionId, at } of [...entries, ...shared, ...completions]) {
    if (at !== null && at > (last.get(connectionId) ?? '')) last.set(connectionId, at)
  }
  return last
}
