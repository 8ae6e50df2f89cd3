import { setImmediate as nextTurn } from 'node:timers/promises'

/** Removes rows batch by batch until a batch is not full: no statement may take long, and others get their turn. */
export async function removeInBatches(batchSize: number, removeBatch: { execute: () => Promise<unknown[]> }) {
  for (let removed = batchSize; removed === batchSize; ) {
    removed = (await removeBatch.execute()).length
    await nextTurn()
  }
}

/** Small enough for the parameters of one statement on either engine. */
export function chunks<T>(items: T[], size = 1000): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}

/** SQLite caches statements by their text: with many different sizes it would cache too many. */
const writeSize = 100

/** Chunks with a turn for others in between: on SQLite a statement blocks the whole process. */
export async function* pacedChunks<T>(items: T[]) {
  for (const [at, chunk] of chunks(items, writeSize).entries()) {
    if (at > 0) await nextTurn()
    yield chunk
  }
}
