import { randomUUIDv7 } from 'node:crypto'
import type { Access, ToolSet } from '#contract/operation.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import type { AppResource } from '../access/app-resource.ts'
import { requireConfirmedSession } from '../confirmation/confirmed-session.ts'
import { recordSecurity } from '../security-log/record.ts'
import { maxApps } from './apps.ts'
import { hasMetadataDocument } from './store/adapters.ts'

type Allowed = {
  clientId: string
  document: object
  name: string
  host: string
  access: Access
  resource: AppResource
  tools: ToolSet
}

/** Records that the member allowed an app. It is connected once it fetches its tokens. */
export async function connectApp(ctx: MemberContext, { document, ...allowed }: Allowed) {
  const { clientId, name, host, access, resource, tools } = allowed
  const id = randomUUIDv7()
  const connectedAt = nowText(ctx)
  await transaction(ctx, async (ctx) => {
    await requireConfirmedSession(ctx)
    await removeOldest(ctx)
    const row = { id, memberId: ctx.member.id, clientId, name, host, access, resource, tools, connectedAt }
    await ctx.db.insertInto('apps').values(row).execute()
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'app.connected', detail: `${name}, ${host}` })
    await ctx.db.updateTable('appClients').set({ grantedAt: connectedAt }).where('id', '=', clientId).execute()
    if (hasMetadataDocument(clientId))
      await storeDocument(ctx, clientId, { payload: JSON.stringify(document), grantedAt: connectedAt })
  })
  return id
}

/** Keeps the app's metadata document for when it cannot be fetched. */
async function storeDocument({ db }: MemberContext, id: string, row: { payload: string; grantedAt: string }) {
  await db
    .insertInto('appClients')
    .values({ id, ...row, createdAt: row.grantedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** No more than one list can show: the oldest apps are removed for the newest. */
async function removeOldest(ctx: MemberContext) {
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
