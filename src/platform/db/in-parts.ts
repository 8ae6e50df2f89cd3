import { setImmediate as nextTurn } from 'node:timers/promises'

/** Removes what may be many, a part at a time, until one is not full: no statement may take long, and others have their turn. */
export async function inParts(part: number, removeSome: { execute: () => Promise<unknown[]> }) {
  for (let gone = part; gone === part; ) {
    gone = (await removeSome.execute()).length
    await nextTurn()
  }
}

/** Few enough for the parameters of one statement on either engine. */
export function chunks<T>(items: T[], size = 1000): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}

/** Of statements that change rows, SQLite keeps those it knows: with many sizes of many rows it would keep too much. */
const comesAgain = 100

/** The same, with a turn for others in between: on SQLite a statement holds up the whole process. */
export async function* parts<T>(items: T[]) {
  for (const [at, part] of chunks(items, comesAgain).entries()) {
    if (at > 0) await nextTurn()
    yield part
  }
}
