type Morning = { now: Temporal.Instant; timeZone: string; hour: number; lastOn: string | null }

/**
 * The next morning after now, on a day after the last one. Where the clock skips the hour, the morning is as much later; where
 * it shows the hour twice, it is the first. A day that a zone left out has no morning.
 */
export function nextMorning({ now, timeZone, hour, lastOn }: Morning): Temporal.Instant {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate()
  for (let day = firstDay(today, lastOn); ; day = day.add({ days: 1 })) {
    const morning = morningOf(day, timeZone, hour)
    if (morning && Temporal.Instant.compare(morning, now) > 0) return morning
  }
}

/** The morning of a day; null for a day that the zone left out. */
export function morningOf(day: Temporal.PlainDate, timeZone: string, hour: number) {
  const morning = day.toPlainDateTime({ hour }).toZonedDateTime(timeZone)
  return morning.toPlainDate().equals(day) ? morning.toInstant() : null
}

/** Not today again. In a zone further west, the last one may have been tomorrow: then it counts as today's. */
function firstDay(today: Temporal.PlainDate, lastOn: string | null) {
  return lastOn !== null && lastOn >= today.toString() ? today.add({ days: 1 }) : today
}
