const dayMs = 86_400_000

/** @typedef {{ locale: string, timeZone: string | undefined }} Place */

/**
 * A day near today by its name: "today", "tomorrow", "Friday"; then "14 March", with the year if it is another.
 * @param {string} text a date, or an instant
 * @param {Place} place
 */
export function dayName(text, { locale, timeZone }) {
  const day = startOfDay(text, timeZone)
  if (day === null) return text
  const today = startOfDay(new Date().toISOString(), timeZone) ?? day
  const ahead = Math.round((day - today) / dayMs)
  if (Math.abs(ahead) <= 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(ahead, 'day')
  /** @type {Intl.DateTimeFormatOptions} */
  const options = ahead > 1 && ahead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' }
  const isOtherYear = new Date(day).getUTCFullYear() !== new Date(today).getUTCFullYear()
  if (isOtherYear && !options.weekday) options.year = 'numeric'
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(day)
}

/** A birthday without its year. @param {string} text such as `1985-04-23` or `--04-23` @param {Place} place */
export function birthdayName(text, { locale }) {
  const [month, day] = text.slice(-5).split('-').map(Number)
  if (!month || !day) return text
  const options = /** @type {const} */ ({ day: 'numeric', month: 'long', timeZone: 'UTC' })
  return new Intl.DateTimeFormat(locale, options).format(Date.UTC(2000, month - 1, day))
}

/** Midnight of the day, as if it were in UTC; null for a text that is no day. @param {string} text @param {string | undefined} timeZone */
function startOfDay(text, timeZone) {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text)
  const time = Date.parse(text)
  if (Number.isNaN(time)) return null
  if (isDate) return time
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time)
  return Date.parse(parts)
}
