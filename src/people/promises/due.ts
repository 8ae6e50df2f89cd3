/** When a promise is due: a calendar date, and a local time that is 24:00 if none was given. */
export type Due = { dueOn: string; dueTime: string }

/** `dueAssumedAt`: no day was named, so `dueOn` is only for sorting. */
export type DueOrOpen = Due & { dueAssumedAt: string | null }

export const endOfDay = '24:00'

/** The instant from which a promise is overdue, on the member's clock. */
export function deadline({ dueOn, dueTime }: Due, timeZone: string): Temporal.Instant {
  const day = Temporal.PlainDate.from(dueOn)
  if (dueTime === endOfDay) return day.add({ days: 1 }).toZonedDateTime(timeZone).toInstant()
  // If the clock shows the time twice, or skips it, the later instant counts.
  return day.toPlainDateTime(dueTime).toZonedDateTime(timeZone, { disambiguation: 'later' }).toInstant()
}

/**
 * Returns a test for many promises. Only those due around today need their exact deadline; one without a day has none. No
 * place is more than a day away from UTC.
 */
export function overdueCheck(now: Temporal.Instant, timeZone: string) {
  const surely = dayOf(now.epochMilliseconds - 3 * dayMs)
  const notYet = dayOf(now.epochMilliseconds + 3 * dayMs)
  return (due: DueOrOpen) => {
    if (due.dueAssumedAt !== null) return false
    if (due.dueOn <= surely) return true
    if (due.dueOn >= notYet) return false
    return Temporal.Instant.compare(deadline(due, timeZone), now) <= 0
  }
}

const dayMs = 24 * 60 * 60_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
