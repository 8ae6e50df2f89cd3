import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long a request may compute before others get their turn, in milliseconds. */
const longestShare = 10

/** For long work: call the result between its steps. It waits until others had their turn, if the share is used up. */
export function takeTurns() {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < longestShare) return
    await nextTurn()
    began = performance.now()
  }
}

/** Maps items one by one, with turns for others in between. */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
  giveTurn = takeTurns(),
) {
  const results: Result[] = []
  for (const item of items) {
    await giveTurn()
    results.push(map(item))
  }
  return results
}
