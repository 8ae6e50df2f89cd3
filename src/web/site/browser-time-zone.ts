/** For countries with several time zones: the one where most people live. */
const mainTimeZones = new Set(
  `Africa/Kinshasa America/Buenos_Aires America/Guayaquil America/Mexico_City America/New_York America/Santiago
  America/Sao_Paulo America/Toronto Asia/Almaty Asia/Jakarta Asia/Kuala_Lumpur Asia/Nicosia Asia/Shanghai Asia/Tashkent
  Asia/Ulaanbaatar Australia/Sydney Europe/Berlin Europe/Kiev Europe/Lisbon Europe/Madrid Europe/Moscow
  Pacific/Auckland`.split(/\s+/),
)

/** The time zone of the country in a browser's language. American English does not count as chosen: it is the usual default. */
export function timeZoneOfLanguage(acceptLanguage = '') {
  const [first = ''] = acceptLanguage.slice(0, 100).split(/[,;]/)
  const region = regionOf(first.trim())
  const zones = region ? (new Intl.Locale(`und-${region}`).getTimeZones() ?? []) : []
  const zone = zones.length === 1 ? zones[0] : zones.find((each) => mainTimeZones.has(each))
  return { zone, isChosen: zone !== undefined && region !== 'US' }
}

function regionOf(tag: string) {
  try {
    const { region } = new Intl.Locale(tag).maximize()
    return /^[A-Z]{2}$/.test(region ?? '') ? region : undefined
  } catch {
    return undefined
  }
}
