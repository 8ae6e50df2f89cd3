import type { MemberContext } from '../context/context.ts'
import { closeRemoval, lockRemoval } from './removal.ts'
import { undoChanges } from './undo-changes.ts'

/**
 * Takes a removal back, once: `restore` brings its rows back, and what it changed of rows that stayed follows. Does nothing
 * if somebody else was faster. Call it in a transaction, with what the removed record belongs to locked.
 */
export async function takeBack<Removal extends { id: string }>(
  ctx: MemberContext,
  removal: Removal | null | undefined,
  restore: (removal: Removal) => Promise<void>,
) {
  if (!removal || !(await lockRemoval(ctx, removal.id))) return
  await restore(removal)
  await undoChanges(ctx, removal.id)
  await closeRemoval(ctx, removal.id)
}
