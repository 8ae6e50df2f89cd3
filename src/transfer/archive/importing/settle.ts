import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { settleEveryone } from '#people/rhythms/recompute-everyone.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'

const atOnce = 250

/** What follows from the timelines: when the member was last in touch with each, and when they are due again. */
export async function settleAll(ctx: MemberContext, signal: AbortSignal) {
  for (let after: string | null = beforeEveryId; after !== null; ) {
    signal.throwIfAborted()
    await nextTurn()
    after = await recountPage(ctx, after)
  }
  await settleEveryone(ctx)
}

/** The next people by id. Gives where to go on, or null at the end. */
function recountPage(ctx: MemberContext, after: string) {
  return transaction(ctx, async (ctx) => {
    const page = await ctx.db
      .selectFrom('connections')
      .select('id')
      .where('memberId', '=', ctx.member.id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    const ids = page.map(({ id }) => id)
    if (ids.length > 0) await recount(ctx, ids)
    return page.length < atOnce ? null : (ids.at(-1) ?? null)
  })
}

async function recount(ctx: MemberContext, ids: string[]) {
  const people = ctx.db.updateTable('connections').where('memberId', '=', ctx.member.id).where('id', 'in', ids)
  // Held first: whoever is in touch with one of them meanwhile waits.
  await people.set((set) => ({ id: set.ref('id') })).execute()
  const last = await lastContacts(ctx, ids)
  const whens = ids.map((id) => sql`when ${id} then ${last.get(id) ?? null}`)
  const at = sql<string | null>`case id ${sql.join(whens, sql` `)} else last_contact_at end`
  await people.set({ lastContactAt: at }).execute()
  await people
    .set({ recentAt: sql`case when last_contact_at > created_at then last_contact_at else created_at end` })
    .execute()
}

/** The newest entry of each, or the last promise kept. */
async function lastContacts({ db, member }: MemberContext, ids: string[]) {
  const entries = await db
    .selectFrom('interactions')
    .select((of) => ['connectionId', of.fn.max('occurredAt').as('at')])
    .where('memberId', '=', member.id)
    .where('connectionId', 'in', ids)
    .where('source', '!=', 'import')
    .groupBy('connectionId')
    .execute()
  const kept = await db
    .selectFrom('promises')
    .select((of) => ['connectionId', of.fn.max('completedAt').as('at')])
    .where('memberId', '=', member.id)
    .where('connectionId', 'in', ids)
    .where('completedAt', 'is not', null)
    .groupBy('connectionId')
    .execute()
  const last = new Map<string, string>()
  for (const { connectionId, at } of [...entries, ...kept]) {
    if (at !== null && at > (last.get(connectionId) ?? '')) last.set(connectionId, at)
  }
  return last
}
