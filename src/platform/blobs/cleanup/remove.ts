import type { Kith } from '../../context/context.ts'
import { queueJob } from '../../jobs/queue-job.ts'
import type { Tasks } from '../../jobs/tasks.ts'
import { recordings } from './sweep.ts'

const atOnce = 500

/** In the transaction that removes their rows: files go only when the rows have gone. */
export async function removeLater(ctx: Pick<Kith, 'db' | 'now'>, keys: string[]) {
  for (let from = 0; from < keys.length; from += atOnce)
    await queueJob(ctx, 'blobs.remove', { keys: keys.slice(from, from + atOnce) })
}

export async function removeAllLater(ctx: Pick<Kith, 'db' | 'now'>, prefix: string) {
  await queueJob(ctx, 'blobs.remove', { prefix })
}

export async function removeBlobs(kith: Kith, about: Tasks['blobs.remove']) {
  const { blobs } = kith
  if ('prefix' in about) return blobs.removeAll(about.prefix)
  // An entry that was removed may have come back since, with an archive.
  const named = await recordings(kith, about.keys)
  for (const key of about.keys) if (!named.has(key)) await blobs.remove(key)
}
