import { sql } from 'kysely'
import type { MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { settleContact, settleRhythm } from '../../rhythms/recompute.ts'
import { noConnection } from './lock.ts'

/** Says that the member was in touch with a connection at an instant, and holds its row as `holdConnection` does. */
export async function moveLastContact(ctx: MemberContext, connectionId: string, at: string) {
  const [moved] = await move(ctx.db, { memberId: ctx.member.id, connectionId, at })
  if (!moved) throw noConnection()
  await settleContact(ctx, moved, at)
}

const move = prepared((db, { memberId, connectionId, at }: { memberId: string; connectionId: string; at: string }) =>
  db
    .updateTable('connections')
    .set({
      lastContactAt: sql`case when last_contact_at is null or last_contact_at < ${at} then ${at} else last_contact_at end`,
      recentAt: sql`case when recent_at < ${at} then ${at} else recent_at end`,
    })
    .where('memberId', '=', memberId)
    .where('id', '=', connectionId)
    .returning(['id', 'rhythmDays', 'tagRhythmDays', 'learnedRhythmDays', 'lastContactAt', 'restUntil'])
    .returning('contactDueOn'),
)

/** After something was changed or taken back: the last contact is what the timeline and the kept promises now say. */
export async function recountLastContact(ctx: MemberContext, connectionId: string) {
  const entry = await ctx.db
    .selectFrom('interactions')
    .select((max) => max.fn.max('occurredAt').as('at'))
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('source', '!=', 'import')
    .executeTakeFirstOrThrow()
  const kept = await ctx.db
    .selectFrom('promises')
    .select((max) => max.fn.max('completedAt').as('at'))
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .executeTakeFirstOrThrow()
  const at = (entry.at ?? '') > (kept.at ?? '') ? entry.at : kept.at
  await ctx.db
    .updateTable('connections')
    .set({ lastContactAt: at, recentAt: sql`case when created_at < ${at} then ${at} else created_at end` })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', connectionId)
    .execute()
  await settleRhythm(ctx, connectionId)
}
