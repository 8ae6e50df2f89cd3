import { Refusal } from '#contract/errors.ts'
import type { Page } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberContext } from '../context/context.ts'
import { olderThan, pageOf, placeAt } from '../db/paging.ts'
import type { RemovalKind } from '../db/schema/undo.ts'
import { expiresAt, oldestRestorable } from './removal.ts'

type RemovalView = {
  id: string
  kind: RemovalKind
  subjectId: string
  connectionId: string | undefined
  connectionName: string | undefined
  label: string
  removedAt: string
  expiresAt: string
}

export async function listRemovals(
  ctx: MemberContext,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<Page<RemovalView>> {
  const rows = await restorable(ctx)
    .where(olderThan('removedAt', before))
    .orderBy('removedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { shown, next } = pageOf(rows, limit, ({ removedAt, id }) => placeAt(removedAt, id))
  const names = await findNames(
    ctx,
    shown.flatMap(({ connectionId }) => connectionId ?? []),
  )
  return { items: shown.map((row) => removalView(row, names)), next }
}

export async function getRemoval(ctx: MemberContext, { id }: { id: string }) {
  const row = await restorable(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', say('refusals.removals.noRemoval'))
  return removalView(row, await findNames(ctx, row.connectionId ? [row.connectionId] : []))
}

function restorable(ctx: MemberContext) {
  return ctx.db
    .selectFrom('removals')
    .select(['id', 'kind', 'subjectId', 'connectionId', 'label', 'removedAt'])
    .where('memberId', '=', ctx.member.id)
    .where('removedAt', '>=', oldestRestorable(ctx))
}

type Row = Awaited<ReturnType<ReturnType<typeof restorable>['executeTakeFirstOrThrow']>>

function removalView(row: Row, names: Map<string, string>): RemovalView {
  return {
    ...row,
    connectionId: row.connectionId ?? undefined,
    connectionName: names.get(row.connectionId ?? ''),
    expiresAt: expiresAt(row.removedAt),
  }
}

async function findNames(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, displayName }) => [id, displayName]))
}
