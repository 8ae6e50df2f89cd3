import type { Lists, Profile } from '#platform/db/schema/values.ts'
import { serviceOfUrl } from '../../cards/known-services.ts'
import { escapeText } from './escape.ts'
import { readAddress, readLabel } from './labels.ts'
import type { Property } from './property.ts'
import { parseDay, singleLine, splitValue, unescapeText } from './values.ts'

export type ListField = Exclude<keyof Lists, 'labels'>
export type OneField =
  | 'company'
  | 'title'
  | 'location'
  | 'birthday'
  | 'howMet'
  | 'metOn'
  | 'rhythmDays'
  | 'pronouns'
  | 'role'
  | 'companySince'

/** The field of a property and its values. If they are not the whole property, its line is stored as an extra. */
export type FieldValues = {
  field: ListField | OneField
  values: unknown[]
  isWhole: boolean
  /** The label of an e-mail or phone. */
  label?: string | undefined
  /** Of ORG. */
  department?: string | undefined
}

/** Null for a property without a field. */
export function fieldOf(property: Property): FieldValues | null {
  return readers[property.name]?.(property) ?? null
}

const readers: Record<string, (property: Property) => FieldValues | null> = {
  ORG: (property) => {
    const [company = '', department = '', ...units] = splitValue(property.value, ';').map(singleLine)
    const isWhole = isPlain(property) && units.every(isEmpty) && !(isEmpty(company) && !isEmpty(department))
    return { ...singleValue('company', company, isWhole), ...(!isEmpty(department) && { department }) }
  },
  TITLE: (property) => singleValue('title', singleLine(property.value), isPlain(property)),
  EMAIL: (property) => {
    const address = singleLine(property.value).replace(/^mailto:/i, '')
    return { ...singleValue('emails', address, true), ...readLabel(property, ['INTERNET']) }
  },
  TEL: (property) => {
    const number = singleLine(property.value).replace(/^tel:/i, '')
    return { ...singleValue('phones', number, true), ...readLabel(withoutUri(property), ['VOICE']) }
  },
  ROLE: (property) => singleValue('role', singleLine(property.value), isPlain(property)),
  PRONOUNS: (property) => singleValue('pronouns', singleLine(property.value), isPlain(property)),
  NICKNAME: (property) => {
    const values = splitValue(property.value, ',').map(singleLine)
    return { field: 'nicknames', values: values.filter((name) => !isEmpty(name)), isWhole: isPlain(property) }
  },
  CATEGORIES: (property) => {
    const values = splitValue(property.value, ',')
      .map(singleLine)
      .filter((tag) => !isEmpty(tag))
    return { field: 'tags', values, isWhole: isPlain(property) }
  },
  ADR: (property) => {
    const { label, ...labelled } = readLabel(property)
    const { address, isWhole } = readAddress(property)
    const { city, ...others } = address
    if (!city && Object.keys(others).length === 0) return singleValue('location', '', true)
    // Only a city is what we write of a place.
    if (city && label === undefined && Object.keys(others).length === 0)
      return singleValue('location', city, isWhole && labelled.isWhole)
    const value = { ...(label !== undefined && { label }), ...address }
    return {
      field: 'addresses',
      values: [value],
      isWhole: isWhole && labelled.isWhole,
    }
  },
  BDAY: (property) => {
    if (isEmpty(property.value)) return singleValue('birthday', '', true)
    const omitted = property.parameters.get('X-APPLE-OMIT-YEAR')?.[0]
    const day = parseDay(unescapeText(property.value), omitted)
    const isWhole = isPlain(property, { 'X-APPLE-OMIT-YEAR': null, CALSCALE: ['GREGORIAN'] })
    return singleValue(
      'birthday',
      day ?? singleLine(property.value),
      isWhole && !/T(?!00:?00:?00)/i.test(property.value),
    )
  },
  URL: (property) => {
    const url = toWebAddress(unescapeText(property.value).trim())
    if (!url) return null
    const isWhole = isPlain(property) && unescapeText(property.value) === url
    return { field: 'profiles', values: [{ service: serviceOfUrl(url), url }], isWhole }
  },
  'X-SOCIALPROFILE': (property) => readProfile(property, 'TYPE', 'X-USER'),
  SOCIALPROFILE: (property) => readProfile(property, 'SERVICE-TYPE', 'USERNAME'),
  'X-KITH-HOW-MET': (property) => singleValue('howMet', unescapeText(property.value), isPlain(property)),
  'X-KITH-MET-ON': (property) => singleValue('metOn', singleLine(property.value), isPlain(property)),
  'X-PRONOUNS': (property) => singleValue('pronouns', singleLine(property.value), isPlain(property)),
  'X-KITH-COMPANY-SINCE': (property) => singleValue('companySince', singleLine(property.value), isPlain(property)),
  'X-KITH-JOB': (property) => {
    const parts = splitValue(property.value, ';').map(singleLine)
    const job = Object.fromEntries(jobParts.map((name, at) => [name, parts[at]]).filter(([, part]) => part))
    return { field: 'jobs', values: [job], isWhole: isPlain(property) }
  },
  'X-KITH-FIELD': (property) => {
    const label = property.parameters.get('X-NAME')?.[0] ?? ''
    const isWhole = isPlain(property, { 'X-NAME': null })
    return { field: 'customFields', values: [{ label, value: singleLine(property.value) }], isWhole }
  },
  'X-KITH-RHYTHM-DAYS': (property) => {
    if (isEmpty(property.value)) return singleValue('rhythmDays', '', true)
    const isNumber = /^\d{1,6}$/.test(property.value)
    return singleValue('rhythmDays', isNumber ? Number(property.value) : property.value, isPlain(property))
  },
}

export const jobParts = ['company', 'title', 'department', 'from', 'to'] as const

/** In 4.0 a number alone may be an address, which says no more. */
function withoutUri(property: Property): Property {
  if (property.parameters.has('TYPE')) return property
  const parameters = new Map(property.parameters)
  parameters.delete('VALUE')
  return { ...property, parameters }
}

function singleValue(field: FieldValues['field'], value: string | number, isWhole: boolean): FieldValues {
  return { field, values: isEmpty(value) ? [] : [value], isWhole }
}

const isEmpty = (value: string | number) => typeof value === 'string' && value.trim() === ''

/** Without a group or further parameters; `also` lists parameters with the values that are allowed, null for any. */
function isPlain({ group, parameters }: Property, also: Record<string, string[] | null> = {}) {
  if (group) return false
  return [...parameters].every(([name, values]) => {
    const allowed = name === 'VALUE' ? null : also[name]
    return allowed === null || values.every((value) => allowed?.includes(value.toUpperCase()))
  })
}

/** Adds the scheme, which is often left out. */
export function toWebAddress(address: string) {
  if (/^https?:\/\//i.test(address)) return address
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u.test(address) ? `https://${address}` : null
}

/** Apple writes `x-apple:ana` without an address: that becomes an extra. */
function readProfile(property: Property, typeIn: string, userIn: string): FieldValues | null {
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

const properties = { emails: 'EMAIL', phones: 'TEL', tags: 'CATEGORIES', profiles: 'URL', nicknames: 'NICKNAME' }
type WrittenList = keyof typeof properties
export const writtenLists = Object.keys(properties) as WrittenList[]

/** Lines for values that a list of the person has no room for. */
export const listLines = (field: WrittenList, values: (string | Profile)[]) =>
  values.map((value) => `${properties[field]}:${escapeText(typeof value === 'string' ? value : value.url)}`)
