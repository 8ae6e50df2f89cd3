import type { FastifyRequest } from 'fastify'
import type { FieldError } from '#contract/errors.ts'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { lazy } from '#language/phrases/lazy.ts'
import type { Config } from '#platform/config/config.ts'
import { html } from '#platform/html/html.ts'
import { selectField } from '../kit/fields.ts'

const allZones = lazy(() => Intl.supportedValuesOf('timeZone'))
const machineZone = Temporal.Now.timeZoneId()

/** `isGuessed`: a script replaces it with the browser's own time zone. */
export function timeZoneField(
  chosen: string,
  errors: FieldError[],
  isGuessed = false,
  words = wordsFor('en').signingIn,
) {
  const options = timeZoneOptions(chosen)
  return selectField({
    id: 'timeZone',
    label: words.timeZone,
    hint: words.timeZoneHint,
    options,
    chosen,
    errors,
    more: isGuessed && html`data-guessed`,
  })
}

/** All time zones, and the chosen one even if it is not among them. */
export function timeZoneOptions(chosen: string) {
  const names = [...new Set(['UTC', ...allZones(), ...(chosen ? [chosen] : [])])]
  return names.map((value) => ({ value, label: formatTimeZone(value) }))
}

export const formatTimeZone = (name: string) => name.replaceAll('_', ' ')

/** The time zone selected at first. On your own machine, its time zone is probably yours too. */
export function guessTimeZone({ headers }: Pick<FastifyRequest, 'headers'>, { baseUrl }: Pick<Config, 'baseUrl'>) {
  const { zone, isChosen } = timeZoneOfLanguage(headers['accept-language'])
  const isMachineSet = !/^(Etc\/)?UTC$/.test(machineZone)
  return isMachineSet && (!isChosen || baseUrl.startsWith('http:')) ? machineZone : (zone ?? machineZone)
}

/** For countries with several time zones: the one where most people live. */
const mainTimeZones = new Set(
  `Africa/Kinshasa America/Buenos_Aires America/Guayaquil America/Mexico_City America/New_York America/Santiago
  America/Sao_Paulo America/Toronto Asia/Almaty Asia/Jakarta Asia/Kuala_Lumpur Asia/Nicosia Asia/Shanghai Asia/Tashkent
  Asia/Ulaanbaatar Australia/Sydney Europe/Berlin Europe/Kiev Europe/Lisbon Europe/Madrid Europe/Moscow
  Pacific/Auckland`.split(/\s+/),
)

/** The time zone of the country in a browser's language. American English does not count as chosen: it is the usual default. */
function timeZoneOfLanguage(acceptLanguage = '') {
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
