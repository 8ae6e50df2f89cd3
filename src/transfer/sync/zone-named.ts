/** The time zone that a name of a calendar ends with: some write `/example.org/Europe/Lisbon`. Null if it is no zone we know. */
export function zoneNamed(name: string | undefined) {
  const parts = name?.split('/').filter((part) => part !== '') ?? []
  for (const count of [parts.length, 3, 2, 1]) {
    const zone = parts.slice(-count).join('/')
    if (zone !== '' && isZone(zone)) return zone
  }
  return null
}

export function isZone(name: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
