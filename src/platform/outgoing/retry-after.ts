/** The seconds that a `Retry-After` header asks to wait: it says a number of seconds, or a date. Null if it says neither. */
export function parseRetryAfter(header: string | null | undefined, now: Temporal.Instant) {
  const written = header?.trim() ?? ''
  const seconds = /^\d+$/.test(written) ? Number(written) : (Date.parse(written) - now.epochMilliseconds) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds))
}
