import type { MemberContext } from '#platform/context/context.ts'
import type { MergeRecord } from '#platform/db/schema/people.ts'
import { findExtras, findUids, fitExtras, removeUids, saveExtras, saveUids } from '../../connections/record/extras.ts'
import { type Heir, separateLines } from './separate.ts'

type Pair = { connectionId: string; otherId: string }

/** The extras of the other person, read before they are removed. */
export async function readExtras(ctx: MemberContext, otherId: string) {
  const lines = (await findExtras(ctx, [otherId])).get(otherId) ?? []
  const uids = (await findUids(ctx, [otherId])).get(otherId) ?? []
  return { lines, uids }
}

/** Adds them to the person who stays, and returns what was new. */
export async function addExtras(
  ctx: MemberContext,
  { connectionId }: Pair,
  { lines, uids }: Extras,
): Promise<MergeRecord> {
  if (lines.length + uids.length === 0) return {}
  const had = (await findExtras(ctx, [connectionId])).get(connectionId) ?? []
  // Lines that do not fit are not lost: the merge record keeps all lines.
  const added = fitExtras(
    had,
    lines.filter((line) => !had.includes(line)),
  )
  if (added.length > 0) await saveExtras(ctx, connectionId, [...had, ...added])
  await saveUids(
    ctx,
    uids.map((uid) => ({ uid, connectionId })),
  )
  return { beside: { lines, added, uids } }
}

type Extras = Awaited<ReturnType<typeof readExtras>>

/** Takes the lines away again, and gives the ids back. */
export async function returnExtras(
  ctx: MemberContext,
  { connectionId, otherId }: Pair,
  of: MergeRecord,
  heirs: Heir[],
) {
  if (!of.beside) return
  const { added, uids } = of.beside
  const had = (await findExtras(ctx, [connectionId])).get(connectionId) ?? []
  await saveExtras(ctx, connectionId, separateLines(had, added, heirs))
  await removeUids(ctx, connectionId, uids)
  await saveUids(
    ctx,
    uids.map((uid) => ({ uid, connectionId: otherId })),
  )
}
