import { Refusal } from '#contract/errors.ts'
import { storeReason } from '#contract/texts/reason.ts'
import { say, type Text } from '#contract/texts/text.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import { instantText, type MemberContext, transaction } from '#platform/context/context.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import type { Schema } from '#platform/db/schema/schema.ts'

const columns = columnsOf('imports')

export function importsOf(ctx: MemberContext) {
  return ctx.db
    .selectFrom('imports')
    .select(columns)
    .where('memberId', '=', ctx.member.id)
    .where('state', '!=', 'removed')
    .$narrowType<{ state: State }>()
}

type State = Exclude<Schema['imports']['state'], 'removed'>

export type StoredImport = Awaited<ReturnType<typeof getStoredImport>>

export async function getStoredImport(ctx: MemberContext, id: string) {
  const row = await importsOf(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw noImport()
  return row
}

export const noImport = () => new Refusal('not_found', say('refusals.imports.noImport'))

export function changeImport(ctx: MemberContext, id: string) {
  const mine = ctx.db.updateTable('imports').where('memberId', '=', ctx.member.id)
  return mine.where('id', '=', id).where('state', '!=', 'removed')
}

/** Locks an import until the transaction ends. Null when it is gone or in another state. */
export async function holdImport(ctx: MemberContext, id: string, state: StoredImport['state']) {
  const held = await changeImport(ctx, id)
    .set({ state })
    .where('state', '=', state)
    .returning(columns)
    .$narrowType<{ state: State }>()
    .executeTakeFirst()
  return held ?? null
}

/** Where the file is stored until it has been read. */
export const fileKey = (memberId: string, id: string) => `${filesOf(memberId)}/${id}`
export const filesOf = (memberId: string) => `imports/${memberId}`

export const retention = { hours: 24 * 30 }

export function keptUntil(createdAt: string) {
  return instantText(Temporal.Instant.from(createdAt).add(retention))
}

/** Marks an import as failed, unless it has moved on to another state. */
export async function failImport(ctx: MemberContext, { id, state }: Pick<StoredImport, 'id' | 'state'>, failure: Text) {
  await transaction(ctx, async (ctx) => {
    await changeImport(ctx, id)
      .set({ state: 'failed', failure: storeReason(failure) })
      .where('state', '=', state)
      .execute()
    if (state === 'reading') await removeLater(ctx, [fileKey(ctx.member.id, id)])
  })
}
