const maxKept = 500

/** Makes a formatter once for each key: making one takes a hundred times longer than using it. */
function keep<Format>(make: (locale: string, timeZone: string) => Format) {
  const kept = new Map<string, Format>()
  return (locale: string, timeZone = 'UTC') => {
    const key = `${locale} ${timeZone}`
    const known = kept.get(key)
    if (known) return known
    // Browsers send locales of their choice.
    if (kept.size >= maxKept) kept.clear()
    const format = make(locale, timeZone)
    kept.set(key, format)
    return format
  }
}

const dates = (options: Intl.DateTimeFormatOptions) =>
  keep((locale, timeZone) => new Intl.DateTimeFormat(locale, { ...options, timeZone }))

export const weekdayFormat = dates({ weekday: 'long' })
export const dayFormat = dates({ day: 'numeric', month: 'long' })
export const shortDayFormat = dates({ day: 'numeric', month: 'short' })
export const dayWithYearFormat = dates({ day: 'numeric', month: 'long', year: 'numeric' })
export const monthFormat = dates({ month: 'long', year: 'numeric' })
export const timeFormat = dates({ hour: '2-digit', minute: '2-digit' })
export const relativeFormat = keep((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
