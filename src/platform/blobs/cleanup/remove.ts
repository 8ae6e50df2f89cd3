import type { Kith } from '../../context/context.ts'
import { queueJob } from '../../jobs/queue-job.ts'
import type { Tasks } from '../../jobs/tasks.ts'
import { portraits } from './portraits.ts'
import { recordings } from './sweep.ts'

const batchSize = 500

/** Called in the transaction that removes the rows: files are removed only after the rows are gone. */
export async function removeLater(ctx: Pick<Kith, 'db' | 'now'>, keys: string[]) {
  for (let from = 0; from < keys.length; from += batchSize)
    await queueJob(ctx, 'blobs.remove', { keys: keys.slice(from, from + batchSize) })
}

export async function removeAllLater(ctx: Pick<Kith, 'db' | 'now'>, prefix: string) {
  await queueJob(ctx, 'blobs.remove', { prefix })
}

export async function removeBlobs(kith: Kith, about: Tasks['blobs.remove']) {
  const { blobs } = kith
  if ('prefix' in about) return blobs.removeAll(about.prefix)
  // What was removed may have been restored since, and a photo may be that of a merged person too.
  const named = (await recordings(kith, about.keys)).union(await portraits(kith, about.keys))
  for (const key of about.keys) if (!named.has(key)) await blobs.remove(key)
}
