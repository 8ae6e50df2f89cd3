import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MemberContext } from '#platform/context/context.ts'
import type { Running } from '#platform/jobs/tasks.ts'
import { failImport } from './fail-import.ts'
import type { StoredImport } from './stored-import.ts'

type Work = {
  /** The row to begin at. */
  from: number
  /** Does a part from there, and gives the row to go on at; null when all are done, or there is nothing more to do. */
  part: (at: number) => Promise<number | null>
  /** Said where it has failed for good. */
  failure: string
}

/** A part after the other, each with its change in one transaction: what is done is done once, whenever this ends. */
export async function partByPart(
  ctx: MemberContext,
  doing: Pick<StoredImport, 'id' | 'state'>,
  { from, part, failure }: Work,
  { signal, isLastTry }: Pick<Running, 'signal' | 'isLastTry'>,
) {
  try {
    for (let at: number | null = from; at !== null; ) {
      signal.throwIfAborted()
      at = await part(at)
      // On SQLite nobody else has had a turn meanwhile.
      await nextTurn()
    }
  } catch (error) {
    if (isLastTry && !signal.aborted) await failImport(ctx, doing, failure)
    throw error
  }
}
