import { randomUUIDv7 } from 'node:crypto'
import type { Access } from '#contract/operation.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { requireActiveSession } from '../access/tokens.ts'
import { maxApps } from './apps.ts'
import { hasMetadataDocument } from './store/clients.ts'

type Allowed = { clientId: string; document: object; name: string; host: string; access: Access }

/** The member lets an app in. It is connected once it comes for its tokens. */
export async function connectApp(ctx: MemberContext, { clientId, document, name, host, access }: Allowed) {
  const id = randomUUIDv7()
  const connectedAt = nowText(ctx)
  await transaction(ctx, async (ctx) => {
    await requireActiveSession(ctx)
    await makeRoom(ctx)
    const row = { id, memberId: ctx.member.id, clientId, name, host, access, connectedAt, lastUsedAt: null }
    await ctx.db.insertInto('apps').values(row).execute()
    await ctx.db.updateTable('appClients').set({ grantedAt: connectedAt }).where('id', '=', clientId).execute()
    if (hasMetadataDocument(clientId))
      await keep(ctx, clientId, { payload: JSON.stringify(document), grantedAt: connectedAt })
  })
  return id
}

/** What a document said, for when it cannot be read. */
async function keep({ db }: MemberContext, id: string, row: { payload: string; grantedAt: string }) {
  await db
    .insertInto('appClients')
    .values({ id, ...row, createdAt: row.grantedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Few enough to be seen in one list: the oldest goes for the newest. */
async function makeRoom(ctx: MemberContext) {
  const old = await ctx.db
    .selectFrom('apps')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .orderBy('connectedAt', 'desc')
    .orderBy('id', 'desc')
    .offset(maxApps - 1)
    .limit(maxApps)
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
