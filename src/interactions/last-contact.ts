import { sql } from 'kysely'
import type { MemberContext } from '../context.ts'

/**
 * Says that the member was in touch at an instant (null: that they only thought of the person).
 * Holds the person's row until the transaction ends, so that what follows happens one at a time; false if there is none.
 */
export async function moveLastContact(ctx: MemberContext, connectionId: string, at: string | null) {
  const moved = await ctx.db
    .updateTable('connections')
    .set(
      at === null
        ? { id: connectionId }
        : {
            lastContactAt: sql`case when last_contact_at is null or last_contact_at < ${at} then ${at} else last_contact_at end`,
            recentAt: sql`case when recent_at < ${at} then ${at} else recent_at end`,
          },
    )
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', connectionId)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** After an entry was changed or removed: the last contact is what the rest of the timeline and the kept promises say. */
export async function recountLastContact(ctx: MemberContext, connectionId: string) {
  const [entry, kept] = await Promise.all([latestEntry(ctx, connectionId), latestKept(ctx, connectionId)])
  const at =
    [entry?.at, kept?.at]
      .filter((each) => each != null)
      .sort()
      .at(-1) ?? null
  await ctx.db
    .updateTable('connections')
    .set({ lastContactAt: at, recentAt: sql`case when created_at < ${at} then ${at} else created_at end` })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', connectionId)
    .execute()
}

function latestEntry(ctx: MemberContext, connectionId: string) {
  return ctx.db
    .selectFrom('interactions')
    .select((max) => max.fn.max('occurredAt').as('at'))
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .executeTakeFirst()
}

function latestKept(ctx: MemberContext, connectionId: string) {
  return ctx.db
    .selectFrom('promises')
    .select((max) => max.fn.max('completedAt').as('at'))
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .executeTakeFirst()
}
