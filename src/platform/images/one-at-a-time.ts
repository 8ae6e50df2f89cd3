import { Refusal } from '#contract/errors.ts'

/** How many images may wait. */
const maxWaiting = 30

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** Runs tasks one at a time: an image of a few MB can take hundreds of MB to decode. */
export async function runOneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= maxWaiting)
    throw new Refusal('unavailable', 'Too many photos are being processed right now. Try again in a moment.', {
      retryAfter: 5,
    })
  waiting += 1
  const mine = last.then(work).finally(() => {
    waiting -= 1
  })
  last = mine.catch(() => {})
  return mine
}
