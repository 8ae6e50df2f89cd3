import { randomUUIDv7 } from 'node:crypto'
import { type MemberContext, nowText, transaction } from '../context.ts'
import { Refusal } from '../errors.ts'
import { holdMembers } from '../members/member-row.ts'
import type { Access } from '../wire.ts'
import { mostApps } from './apps.ts'

type Allowed = { clientId: string; name: string; host: string; access: Access }

/** The member lets an app in. It is connected once it comes for its tokens. */
export async function letIn(ctx: MemberContext, { clientId, name, host, access }: Allowed) {
  const id = randomUUIDv7()
  const connectedAt = nowText(ctx)
  await transaction(ctx, async (ctx) => {
    // With the member's row held, as a change of password does: what it has just ended must not let anybody in.
    await holdMembers(ctx, ctx.member.id)
    await refuseEnded(ctx)
    await makeRoom(ctx)
    const row = { id, memberId: ctx.member.id, clientId, name, host, access, connectedAt, lastUsedAt: null }
    await ctx.db.insertInto('apps').values(row).execute()
    await ctx.db.updateTable('appClients').set({ grantedAt: connectedAt }).where('id', '=', clientId).execute()
  })
  return id
}

async function refuseEnded(ctx: MemberContext) {
  const session = await ctx.db
    .selectFrom('tokens')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', ctx.tokenId)
    .executeTakeFirst()
  if (!session) throw new Refusal('unauthenticated', 'This session has just ended. Sign in again.')
}

/** Few enough to be seen in one list: the oldest goes for the newest. */
async function makeRoom(ctx: MemberContext) {
  const old = await ctx.db
    .selectFrom('apps')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .orderBy('connectedAt', 'desc')
    .orderBy('id', 'desc')
    .offset(mostApps - 1)
    .limit(mostApps)
    .execute()
  if (old.length === 0) return
  await ctx.db
    .deleteFrom('apps')
    .where('memberId', '=', ctx.member.id)
    .where(
      'id',
      'in',
      old.map(({ id }) => id),
    )
    .execute()
}
