import { setImmediate as nextTurn } from 'node:timers/promises'

/** Removes what may be many, a part at a time, until one is not full: no statement may take long, and others have their turn. */
export async function inParts(part: number, removeSome: { execute: () => Promise<unknown[]> }) {
  for (let gone = part; gone === part; ) {
    gone = (await removeSome.execute()).length
    await nextTurn()
  }
}
