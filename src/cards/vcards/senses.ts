import { serviceOf } from '../cards/known-services.ts'
import type { Property } from './property.ts'
import { dayOf, inOneLine, meant, parts } from './values.ts'

export type ListField = 'emails' | 'phones' | 'tags' | 'profiles'
export type OneField = 'company' | 'title' | 'location' | 'birthday' | 'howMet' | 'metOn' | 'rhythmDays'

/** What a property says in a field of ours, and whether that is all it says: else its line is kept beside the field. */
export type Sense = { field: ListField | OneField; values: unknown[]; isWhole: boolean }

/** Null for what has no field of ours. No values: nothing is said. */
export function senseOf(property: Property): Sense | null {
  return senses[property.name]?.(property) ?? null
}

const senses: Record<string, (property: Property) => Sense | null> = {
  ORG: (property) => {
    const [company = '', ...units] = parts(property.value, ';').map(inOneLine)
    return said('company', company, isPlain(property) && units.every(isEmpty))
  },
  TITLE: (property) => said('title', inOneLine(property.value), isPlain(property)),
  EMAIL: (property) => {
    const address = inOneLine(property.value).replace(/^mailto:/i, '')
    return said('emails', address, isPlain(property, { TYPE: ['INTERNET'] }))
  },
  TEL: (property) => said('phones', inOneLine(property.value).replace(/^tel:/i, ''), isPlain(property)),
  CATEGORIES: (property) => {
    const values = parts(property.value, ',')
      .map(inOneLine)
      .filter((tag) => !isEmpty(tag))
    return { field: 'tags', values, isWhole: isPlain(property) }
  },
  ADR: (property) => {
    const [, , , city = '', region = '', , country = ''] = parts(property.value, ';').map(inOneLine)
    const others = parts(property.value, ';').filter((part, at) => at !== 3 && !isEmpty(part))
    // An address without a place says nothing we could show in a line; it is kept as it is.
    const place = [city, region, country].filter((part) => !isEmpty(part)).join(', ')
    if (isEmpty(place) && others.length > 0) return null
    return said('location', place, isPlain(property) && others.length === 0)
  },
  BDAY: (property) => {
    if (isEmpty(property.value)) return said('birthday', '', true)
    const omitted = property.parameters.get('X-APPLE-OMIT-YEAR')?.[0]
    const day = dayOf(meant(property.value), omitted)
    const isWhole = isPlain(property, { 'X-APPLE-OMIT-YEAR': null, CALSCALE: ['GREGORIAN'] })
    return said('birthday', day ?? inOneLine(property.value), isWhole && !/T(?!00:?00:?00)/i.test(property.value))
  },
  URL: (property) => {
    const url = webAddress(meant(property.value).trim())
    if (!url) return null
    const isWhole = isPlain(property) && meant(property.value) === url
    return { field: 'profiles', values: [{ service: serviceOfPage(url), url }], isWhole }
  },
  'X-SOCIALPROFILE': (property) => profileSense(property, 'TYPE', 'X-USER'),
  SOCIALPROFILE: (property) => profileSense(property, 'SERVICE-TYPE', 'USERNAME'),
  'X-KITH-HOW-MET': (property) => said('howMet', meant(property.value), isPlain(property)),
  'X-KITH-MET-ON': (property) => said('metOn', inOneLine(property.value), isPlain(property)),
  'X-KITH-RHYTHM-DAYS': (property) => {
    if (isEmpty(property.value)) return said('rhythmDays', '', true)
    const isNumber = /^\d{1,6}$/.test(property.value)
    return said('rhythmDays', isNumber ? Number(property.value) : property.value, isPlain(property))
  },
}

/** The service whose page this is: a website, if it is no known one. */
export const serviceOfPage = (url: string) => serviceOf(url)?.service ?? 'website'

function said(field: Sense['field'], value: string | number, isWhole: boolean): Sense {
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
export function webAddress(address: string) {
  if (/^https?:\/\//i.test(address)) return address
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u.test(address) ? `https://${address}` : null
}

/** Apple writes `x-apple:ana` where there is no address: that is kept as it is. */
function profileSense(property: Property, typeIn: string, userIn: string): Sense | null {
  const url = webAddress(meant(property.value).trim())
  if (!url) return null
  const types = (property.parameters.get(typeIn) ?? []).filter((type) => !kinds.has(type.toUpperCase()))
  const service = types[0] ?? serviceOfPage(url)
  const handle = property.parameters.get(userIn)?.[0]
  const isWhole =
    isPlain(property, { [typeIn]: null, [userIn]: null }) && meant(property.value) === url && types.length === 1
  return { field: 'profiles', values: [{ service, url, ...(handle ? { handle } : {}) }], isWhole }
}

const kinds = new Set(['PREF', 'HOME', 'WORK', 'OTHER'])
