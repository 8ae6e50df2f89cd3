import type { Kith } from '#platform/context/context.ts'
import { isPostgres } from '#platform/db/schema/schema.ts'
import { oncePerMinute } from '#platform/log/log.ts'
import { indexAllWaiting } from './later.ts'
import { letWait } from './waiting.ts'

/** Nobody added an entry for so long. */
const quietMs = 100

/** About a hundred short notes, in letters. A search that comes just before has to index them. */
const maxWaiting = 10_000

/**
 * Lets new entries wait, and indexes them in a quiet moment, or when many wait. On SQLite only: one service uses the database,
 * so it knows what waits.
 */
export function openIndexer(kith: Pick<Kith, 'db' | 'log'>) {
  if (isPostgres(kith.db)) return { close: async () => {} }
  const complain = oncePerMinute((trouble) => kith.log.error(trouble, 'indexing new entries failed'))
  let quiet: NodeJS.Timeout | undefined
  let waitingLength = 0
  const run = () => {
    waitingLength = 0
    return indexAllWaiting(kith).catch(complain)
  }
  const waiting = letWait(kith.db, (length) => {
    waitingLength += length
    clearTimeout(quiet)
    if (waitingLength > maxWaiting) void run()
    else quiet = setTimeout(run, quietMs).unref()
  })
  const close = async () => {
    waiting.end()
    clearTimeout(quiet)
    await run()
  }
  return { close }
}
