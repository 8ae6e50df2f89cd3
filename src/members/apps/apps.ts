import { Refusal } from '#contract/errors.ts'
import type { ToolSet } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { recordSecurity } from '../security-log/record.ts'

export const maxApps = 100

export async function listApps(ctx: MemberContext) {
  const rows = await connected(ctx).orderBy('connectedAt', 'desc').orderBy('id', 'desc').limit(maxApps).execute()
  return { apps: rows.map(appView) }
}

export async function getApp(ctx: MemberContext, { id }: { id: string }) {
  const row = await connected(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw noApp()
  return appView(row)
}

type AppChanges = { id: string; name?: string | undefined; tools?: ToolSet | undefined }

export async function updateApp(ctx: MemberContext, { id, name, tools }: AppChanges) {
  return transaction(ctx, async (ctx) => {
    const before = await getApp(ctx, { id })
    if (before.resource === 'api' && tools === 'standard') throw needsAllTools()
    const changes = { ...(name !== undefined && { name }), ...(tools !== undefined && { tools }) }
    if (Object.keys(changes).length === 0) return before
    await ctx.db.updateTable('apps').set(changes).where('memberId', '=', ctx.member.id).where('id', '=', id).execute()
    const after = await getApp(ctx, { id })
    if (after.tools !== before.tools) {
      const detail = `${after.name}, ${after.tools === 'full' ? 'all tools' : 'eight tools'}`
      await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'app.changed', detail })
    }
    return after
  })
}

export async function disconnectApp(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    const gone = await ctx.db
      .deleteFrom('apps')
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
    if (!gone) throw noApp()
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'app.disconnected', detail: gone.name })
  })
}

/** An app is connected once it has fetched its tokens, and as long as one of them is valid. */
function connected(ctx: MemberContext) {
  return ctx.db
    .selectFrom('apps')
    .select(['id', 'name', 'host', 'access', 'resource', 'tools', 'connectedAt', 'lastUsedAt'])
    .where('memberId', '=', ctx.member.id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('appTokens')
          .select('hash')
          .whereRef('appId', '=', 'apps.id')
          .where('kind', 'in', ['access', 'refresh'])
          .where('expiresAt', '>', nowText(ctx)),
      ),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof connected>['execute']>>[number]

function appView({ resource, lastUsedAt, ...row }: Row) {
  return { ...row, resource: resource === 'api' ? 'api' : 'mcp', lastUsedAt: lastUsedAt ?? undefined } as const
}

const noApp = () => new Refusal('not_found', say('refusals.apps.noApp'))

const needsAllTools = () => new Refusal('conflict', say('refusals.apps.hasWholeApi'))
