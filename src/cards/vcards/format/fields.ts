import { serviceOf } from '../../cards/known-services.ts'
import type { Property } from './property.ts'
import { parseDay, singleLine, splitValue, unescapeText } from './values.ts'

export type ListField = 'emails' | 'phones' | 'tags' | 'profiles'
export type OneField = 'company' | 'title' | 'location' | 'birthday' | 'howMet' | 'metOn' | 'rhythmDays'

/** What a property says in a field of ours, and whether that is all it says: else its line is kept beside the field. */
export type FieldValues = { field: ListField | OneField; values: unknown[]; isWhole: boolean }

/** Null for what has no field of ours. No values: nothing is said. */
export function fieldOf(property: Property): FieldValues | null {
  return senses[property.name]?.(property) ?? null
}

const senses: Record<string, (property: Property) => FieldValues | null> = {
  ORG: (property) => {
    const [company = '', ...units] = splitValue(property.value, ';').map(singleLine)
    return said('company', company, isPlain(property) && units.every(isEmpty))
  },
  TITLE: (property) => said('title', singleLine(property.value), isPlain(property)),
  EMAIL: (property) => {
    const address = singleLine(property.value).replace(/^mailto:/i, '')
    return said('emails', address, isPlain(property, { TYPE: ['INTERNET'] }))
  },
  TEL: (property) => said('phones', singleLine(property.value).replace(/^tel:/i, ''), isPlain(property)),
  CATEGORIES: (property) => {
    const values = splitValue(property.value, ',')
      .map(singleLine)
      .filter((tag) => !isEmpty(tag))
    return { field: 'tags', values, isWhole: isPlain(property) }
  },
  ADR: (property) => {
    const [, , , city = '', region = '', , country = ''] = splitValue(property.value, ';').map(singleLine)
    const others = splitValue(property.value, ';').filter((part, at) => at !== 3 && !isEmpty(part))
    // An address without a place says nothing we could show in a line; it is kept as it is.
    const place = [city, region, country].filter((part) => !isEmpty(part)).join(', ')
    if (isEmpty(place) && others.length > 0) return null
    return said('location', place, isPlain(property) && others.length === 0)
  },
  BDAY: (property) => {
    if (isEmpty(property.value)) return said('birthday', '', true)
    const omitted = property.parameters.get('X-APPLE-OMIT-YEAR')?.[0]
    const day = parseDay(unescapeText(property.value), omitted)
    const isWhole = isPlain(property, { 'X-APPLE-OMIT-YEAR': null, CALSCALE: ['GREGORIAN'] })
    return said('birthday', day ?? singleLine(property.value), isWhole && !/T(?!00:?00:?00)/i.test(property.value))
  },
  URL: (property) => {
    const url = toWebAddress(unescapeText(property.value).trim())
    if (!url) return null
    const isWhole = isPlain(property) && unescapeText(property.value) === url
    return { field: 'profiles', values: [{ service: serviceOfUrl(url), url }], isWhole }
  },
  'X-SOCIALPROFILE': (property) => profileSense(property, 'TYPE', 'X-USER'),
  SOCIALPROFILE: (property) => profileSense(property, 'SERVICE-TYPE', 'USERNAME'),
  'X-KITH-HOW-MET': (property) => said('howMet', unescapeText(property.value), isPlain(property)),
  'X-KITH-MET-ON': (property) => said('metOn', singleLine(property.value), isPlain(property)),
  'X-KITH-RHYTHM-DAYS': (property) => {
    if (isEmpty(property.value)) return said('rhythmDays', '', true)
    const isNumber = /^\d{1,6}$/.test(property.value)
    return said('rhythmDays', isNumber ? Number(property.value) : property.value, isPlain(property))
  },
}

/** The service whose page this is: a website, if it is no known one. */
export const serviceOfUrl = (url: string) => serviceOf(url)?.service ?? 'website'

function said(field: FieldValues['field'], value: string | number, isWhole: boolean): FieldValues {
  return { field, values: isEmpty(value) ? [] : [value], isWhole }
}

const isEmpty = (value: string | number) => typeof value === 'string' && value.trim() === ''

/** Without a group or parameters that say more than the value; `also` may have these values, or any. */
function isPlain({ group, parameters }: Property, also: Record<string, string[] | null> = {}) {
  if (group) return false
  return [...parameters].every(([name, values]) => {
    const allowed = name === 'VALUE' ? null : also[name]
    return allowed === null || values.every((value) => allowed?.includes(value.toUpperCase()))
  })
}

/** Often written without its scheme. */
export function toWebAddress(address: string) {
  if (/^https?:\/\//i.test(address)) return address
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u.test(address) ? `https://${address}` : null
}

/** Apple writes `x-apple:ana` where there is no address: that is kept as it is. */
function profileSense(property: Property, typeIn: string, userIn: string): FieldValues | null {
  const url = toWebAddress(unescapeText(property.value).trim())
  if (!url) return null
  const types = (property.parameters.get(typeIn) ?? []).filter((type) => !kinds.has(type.toUpperCase()))
  const service = types[0] ?? serviceOfUrl(url)
  const handle = property.parameters.get(userIn)?.[0]
  const isWhole =
    isPlain(property, { [typeIn]: null, [userIn]: null }) && unescapeText(property.value) === url && types.length === 1
  return { field: 'profiles', values: [{ service, url, ...(handle ? { handle } : {}) }], isWhole }
}

const kinds = new Set(['PREF', 'HOME', 'WORK', 'OTHER'])
