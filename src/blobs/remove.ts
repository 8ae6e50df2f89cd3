import type { Kith } from '../context.ts'
import { later } from '../jobs/later.ts'
import type { Tasks } from '../jobs/tasks.ts'

const atOnce = 500

/** In the transaction that removes their rows: files go only when the rows have gone. */
export async function removeLater(ctx: Pick<Kith, 'db' | 'now'>, keys: string[]) {
  for (let from = 0; from < keys.length; from += atOnce)
    await later(ctx, 'blobs.remove', { keys: keys.slice(from, from + atOnce) })
}

export async function removeAllLater(ctx: Pick<Kith, 'db' | 'now'>, prefix: string) {
  await later(ctx, 'blobs.remove', { prefix })
}

export async function removeBlobs({ blobs }: Kith, about: Tasks['blobs.remove']) {
  if ('prefix' in about) return blobs.removeAll(about.prefix)
  for (const key of about.keys) await blobs.remove(key)
}
