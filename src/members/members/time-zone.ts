/** The canonical spelling of a time zone: `europe/lisbon` is Europe/Lisbon. */
export function canonicalTimeZone(name: string) {
  return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
}

const known = new Map<string, string>()

/** The stored time zone of a member; UTC if this Node does not know it, because a newer one has stored it. */
export function knownTimeZone(stored: string) {
  return known.getOrInsertComputed(stored, () => {
    try {
      canonicalTimeZone(stored)
      return stored
    } catch {
      return 'UTC'
    }
  })
}
