import { type Context, type Kith, type Member, type MemberContext, nowText } from '#platform/context/context.ts'
import { lockForChange } from '#platform/db/row-locks.ts'
import { knownTimeZone, memberColumns, toMember } from './member-fields.ts'

/**
 * Locks members' rows until the transaction ends. False if one of them no longer exists. Not by an update of the id: SQLite
 * would look at all that refers to it.
 */
export async function lockMembers(ctx: Pick<Context, 'db'>, ...ids: string[]) {
  const held = await ctx.db
    .updateTable('members')
    .set((set) => ({ name: set.ref('name') }))
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return held.length === ids.length
}

/** Locks the member's row, and returns their time zone as it is now: the one in the context was read before. */
export async function lockTimeZone({ db, member }: Pick<MemberContext, 'db' | 'member'>) {
  const row = await lockForChange(
    db,
    db.selectFrom('members').select('timeZone').where('id', '=', member.id),
  ).executeTakeFirst()
  return row && knownTimeZone(row.timeZone)
}

/** The context in which a job runs a rule for a member; null if the member no longer exists. */
export async function memberContextFor(kith: Kith, memberId: string | null): Promise<MemberContext | null> {
  const row = await kith.db.selectFrom('members').select(memberColumns).where('id', '=', memberId).executeTakeFirst()
  if (!row) return null
  const member = toMember(row)
  const caller = {
    member,
    tokenId: member.id,
    kind: 'session',
    access: 'write',
    manages: true,
    expiresAt: null,
  } as const
  return { ...kith, via: 'http', requestId: member.id, address: 'job', caller, ...caller }
}

/** Records that the member read an e-mail to their address. The first time stays. */
export async function markVerified(ctx: Context, member: Member): Promise<Member> {
  if (member.emailVerifiedAt) return member
  const emailVerifiedAt = nowText(ctx)
  await ctx.db
    .updateTable('members')
    .set({ emailVerifiedAt })
    .where('id', '=', member.id)
    .where('email', '=', member.email)
    .execute()
  return { ...member, emailVerifiedAt }
}
