import type { ScreenRequest } from '../frame/screen.ts'

/** A recording that takes long to arrive makes a clock look slow; beyond this, the clock is wrong. */
const tolerance = Temporal.Duration.from({ hours: 1 })
/** Beyond this, a device that is ahead is told. */
const unnoticed = Temporal.Duration.from({ minutes: 5 })

type Said = { occurredAt: unknown; sentAt: unknown }

/**
 * When something was captured, by the server's time. The device says what its clock showed then and when it sent it: what
 * was captured a day before it was sent stays a day old, however wrong the clock is. Nothing is later than now.
 */
export function correctTime({ ctx }: ScreenRequest, { occurredAt, sentAt }: Said) {
  const captured = instantOf(occurredAt)
  if (!captured) return { isClockWrong: false }
  const now = ctx.now()
  const ahead = (instantOf(sentAt) ?? now).since(now)
  const isOff = Temporal.Duration.compare(ahead.abs(), tolerance) > 0
  const corrected = isOff ? captured.subtract(ahead) : captured
  const isLater = Temporal.Instant.compare(corrected, now) > 0
  const isClockWrong = isOff || (isLater && Temporal.Duration.compare(corrected.since(now), unnoticed) > 0)
  return { occurredAt: (isLater ? now : corrected).toString(), isClockWrong }
}

/** Null if it is no instant: then the operation says so. */
function instantOf(text: unknown) {
  try {
    return Temporal.Instant.from(String(text))
  } catch {
    return null
  }
}
