import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'

/** How many images may wait. */
const maxWaiting = 30

/** No image takes so long. One that hangs must not stop all others. */
const maxMs = 60_000

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** Runs tasks one at a time: an image of a few MB can take hundreds of MB to decode. */
export async function runOneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= maxWaiting)
    throw new Refusal('unavailable', say('refusals.images.busy'), {
      retryAfter: 5,
    })
  waiting += 1
  const mine = last
    .then(() => endInTime(work()))
    .finally(() => {
      waiting -= 1
    })
  last = mine.catch(() => {})
  return mine
}

async function endInTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const giveUp = () => late.reject(wrongField('photo', say('fields.takesTooLong')))
  const timer = setTimeout(giveUp, maxMs)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
