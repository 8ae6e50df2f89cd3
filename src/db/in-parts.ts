/** Removes what may be many, a part at a time, until one is not full: no statement may take long. */
export async function inParts(part: number, removeSome: { execute: () => Promise<unknown[]> }) {
  for (let gone = part; gone === part; ) gone = (await removeSome.execute()).length
}
