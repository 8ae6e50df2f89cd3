import type { Kith, MemberContext } from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'

type Hook = (ctx: MemberContext) => Promise<void>

/**
 * What other slices do when something happens to a member. They lie above this room, so the list is made where the handlers
 * are: src/door/member-hooks.ts.
 */
export type MemberHooks = {
  timeZoneChanged: Hook
  /** Somebody left a workspace, and belongs to another. */
  leftWorkspace: (ctx: MemberContext, left: { workspaceId: string; memberId: string }) => Promise<void>
  /** A token ended, or with a new password everything: turns off webhooks, and returns how many. */
  accessEnded: (ctx: Pick<Kith, 'db' | 'now'>, ended: { memberId: string; tokenId?: string }) => Promise<number>
  /** `before` runs before the member's row is removed, `after` runs after it: each in its order. */
  removed: { before: Hook[]; after: Hook[] }
}

const batchSize = 100

type Table = 'connections' | 'interactions' | 'promises' | 'followups' | 'dates' | 'gifts' | 'threads' | 'deliveries'

/** Removes all of a member's rows from a table in batches, so that no statement takes long. What belongs to a row goes with it. */
export async function removeRows({ db, member }: MemberContext, table: Table) {
  const batch = db.selectFrom(table).select('id').where('memberId', '=', member.id).limit(batchSize)
  const remove = db.deleteFrom(table).where('memberId', '=', member.id).where('id', 'in', batch)
  await removeInBatches(batchSize, remove.returning('id'))
}
