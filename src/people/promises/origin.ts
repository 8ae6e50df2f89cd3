import type { MemberContext } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { storeChange } from '#platform/removals/store.ts'
import { updatePromiseRow } from './row.ts'

type Promised = Schema['promises']
/** The entry and sentence that a promise was found in, and what follows from them. */
export type Origin = Pick<Promised, 'interactionId' | 'sentence'> &
  Partial<Pick<Promised, 'text' | 'dueOn' | 'dueTime' | 'dueAssumedAt'>>

type Finding = Pick<Schema['findings'], 'interactionId' | 'text' | 'sentence' | 'dueOn' | 'dueTime'>

/** A date that the finding does not name stays as it is. */
export function originIn({ interactionId, text, sentence, dueOn, dueTime }: Finding): Origin {
  return { interactionId, text, sentence, ...(dueOn && { dueOn, dueTime, dueAssumedAt: null }) }
}

/** Changes where a promise comes from. A removal that does so can undo it. */
export async function changeOrigin(ctx: MemberContext, promiseId: string, origin: Origin, removalId: string | null) {
  if (removalId) {
    const promise = await ctx.db
      .selectFrom('promises')
      .select(['interactionId', 'sentence', 'text', 'dueOn', 'dueTime', 'dueAssumedAt'])
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', promiseId)
      .executeTakeFirstOrThrow()
    await storeOriginChange(ctx, removalId, promiseId, promise, origin)
  }
  await updatePromiseRow(ctx, promiseId).set(origin).execute()
}

/** Only the columns that change. */
export async function storeOriginChange(
  ctx: MemberContext,
  removalId: string,
  promiseId: string,
  promise: Required<Origin>,
  origin: Origin,
) {
  const columns = Object.keys(origin) as (keyof Origin)[]
  const changed = columns.filter((column) => promise[column] !== origin[column])
  const before = Object.fromEntries(changed.map((column) => [column, promise[column]]))
  const after = Object.fromEntries(changed.map((column) => [column, origin[column]]))
  await storeChange(ctx, removalId, { tableName: 'promises', recordId: promiseId, before, after })
}
