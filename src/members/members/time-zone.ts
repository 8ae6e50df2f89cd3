/** The canonical spelling of a time zone: `europe/lisbon` is Europe/Lisbon. */
export function canonicalTimeZone(name: string) {
  return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
}
