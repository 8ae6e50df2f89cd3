import { Refusal } from '#contract/errors.ts'

/** So many may wait. */
const maxWaiting = 30

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** One after the other: an image of a few MB may take some hundred to be read, and ten at once ten times as much. */
export async function runOneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= maxWaiting)
    throw new Refusal('unavailable', 'Many photos are being read right now. Try again in a moment.', { retryAfter: 5 })
  waiting += 1
  const mine = last.then(work).finally(() => {
    waiting -= 1
  })
  last = mine.catch(() => {})
  return mine
}
