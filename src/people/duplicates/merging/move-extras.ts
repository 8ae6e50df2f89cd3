import type { MemberContext } from '#platform/context/context.ts'
import type { MergeRecord } from '#platform/db/schema/schema.ts'
import { extrasOf, forgetUids, keepExtras, keepUids, uidsOf, withRoom } from '../../connections/record/extras.ts'

type Pair = { connectionId: string; otherId: string }
type Heir = { before: MergeRecord }

/** What the other has beside the fields, read before they go. */
export async function besideOf(ctx: MemberContext, otherId: string) {
  const lines = (await extrasOf(ctx, [otherId])).get(otherId) ?? []
  const uids = (await uidsOf(ctx, [otherId])).get(otherId) ?? []
  return { lines, uids }
}

/** Gives it to the one who stays, and says what was new to them. */
export async function bring(ctx: MemberContext, { connectionId }: Pair, { lines, uids }: Beside): Promise<MergeRecord> {
  if (lines.length + uids.length === 0) return {}
  const had = (await extrasOf(ctx, [connectionId])).get(connectionId) ?? []
  // What has no room is not lost: the record of the merge keeps all lines.
  const added = withRoom(
    had,
    lines.filter((line) => !had.includes(line)),
  )
  if (added.length > 0) await keepExtras(ctx, connectionId, [...had, ...added])
  await keepUids(
    ctx,
    uids.map((uid) => ({ uid, connectionId })),
  )
  return { beside: { lines, added, uids } }
}

type Beside = Awaited<ReturnType<typeof besideOf>>

/** Gives it back. What another who became part of the same person had too stays, as brought by that one. */
export async function giveBeside(ctx: MemberContext, { connectionId, otherId }: Pair, of: MergeRecord, heirs: Heir[]) {
  if (!of.beside) return
  const { lines, added, uids } = of.beside
  const staying = added.filter((line) => heirs.some((heir) => inherits(heir, line)))
  const had = (await extrasOf(ctx, [connectionId])).get(connectionId) ?? []
  const left = had.filter((line) => staying.includes(line) || !added.includes(line))
  await keepExtras(ctx, connectionId, left)
  await keepExtras(ctx, otherId, lines)
  await forgetUids(ctx, connectionId, uids)
  await keepUids(
    ctx,
    uids.map((uid) => ({ uid, connectionId: otherId })),
  )
}

function inherits(heir: Heir, line: string) {
  const { beside } = heir.before
  if (!beside?.lines.includes(line)) return false
  if (!beside.added.includes(line))
    heir.before = { ...heir.before, beside: { ...beside, added: [...beside.added, line] } }
  return true
}
