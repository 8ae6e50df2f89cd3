import { maxItems } from '#people/connections/record/api.ts'
import { labelOf } from '#people/connections/record/lists.ts'
import { isMadeFrom } from '#people/connections/record/photo.ts'
import type { Profile } from '#platform/db/schema/values.ts'
import { serviceOfUrl } from '../../cards/known-services.ts'
import { escapeText, foldLine, writeParameter } from '../format/escape.ts'
import { fieldOf, jobParts, type ListField, type OneField } from '../format/fields.ts'
import { headerLines, headerNames, isKithId, type Version } from '../format/header.ts'
import { addressValue, groupCounter, joinParts, labelledLines, parseLines, placeOf } from '../format/labels.ts'
import { nameLine, optionalLine } from '../format/name-parts.ts'
import { hasLabel, isListField, matchField, type Person, parseField } from '../format/person.ts'
import { embeddedImage, isPhoto, photoLine } from '../format/photo.ts'
import { type Property, parseProperty } from '../format/property.ts'
import { singleLine, splitValue, toOneLine, unescapeText } from '../format/values.ts'

type WrittenPerson = Person & { connectionId: string; updatedAt: string }

/** The name of the person's photo, and the photo as a JPEG. */
type OwnPhoto = { name: string; jpeg: Buffer }

type Options = { version: Version; photo?: OwnPhoto | null }

/** A connection as a vCard, with the extras of another address book written back unchanged. */
export function personVcard(person: WrittenPerson, extras: readonly string[], { version, photo = null }: Options) {
  const isNew = version === '4.0'
  const kept = restoreExtras(person, extras)
  const newGroup = groupCounter(extras)
  const [begin, ofVersion, madeBy, uid, rev] = headerLines(version, {
    id: person.connectionId,
    updatedAt: person.updatedAt,
  })
  const each = <Value>(field: 'emails' | 'phones' | 'addresses', values: Value[], own: (value: Value) => string[]) =>
    values.flatMap((value, place) => kept.of(field, place) ?? own(value))
  const one = (field: 'company' | 'title' | 'location' | 'birthday', own: string[]) => kept.of(field, 0) ?? own
  const labelled = (name: string, value: string) =>
    labelledLines(name, escapeText(value), labelOf(person, value), newGroup)
  const { addresses = [], jobs = [], customFields = [] } = person
  const lines = [
    begin,
    ofVersion,
    madeBy,
    ...(kept.uid ? [kept.uid, `X-KITH-ID:${person.connectionId}`] : [uid]),
    rev,
    ...(isNew ? ['KIND:individual'] : []),
    `FN:${escapeText(person.displayName)}`,
    kept.name ?? nameLine(person),
    ...((person.nicknames ?? []).length > 0 ? [`NICKNAME:${person.nicknames?.map(escapeText).join(',')}`] : []),
    ...one('company', organizationLine(person)),
    ...one('title', optionalLine('TITLE', person.title)),
    ...optionalLine('ROLE', person.role),
    ...each('emails', person.emails, (address) => labelled(`EMAIL${isNew ? '' : ';TYPE=INTERNET'}`, address)),
    ...each('phones', person.phones, (number) => labelled('TEL', number)),
    ...one('location', isPlaceOfAddress(person) ? [] : [`ADR:;;;${escapeText(person.location ?? '')};;;`]),
    ...each('addresses', addresses, (address) => labelledLines('ADR', addressValue(address), address.label, newGroup)),
    ...person.profiles.flatMap((profile, place) => withKept(kept.of('profiles', place), profileLines(profile, isNew))),
    ...one('birthday', birthdayLines(person.birthday, isNew)),
    ...optionalLine(isNew ? 'PRONOUNS' : 'X-PRONOUNS', person.pronouns),
    ...(person.tags.length > 0 ? [`CATEGORIES:${person.tags.map(escapeText).join(',')}`] : []),
    ...optionalLine('X-KITH-HOW-MET', person.howMet),
    ...optionalLine('X-KITH-MET-ON', person.metOn),
    ...optionalLine('X-KITH-RHYTHM-DAYS', person.rhythmDays?.toString()),
    ...optionalLine('X-KITH-COMPANY-SINCE', person.companySince),
    ...jobs.map((job) => `X-KITH-JOB:${joinParts(jobParts.map((part) => job[part]))}`),
    ...customFields.map(({ label, value }) => `X-KITH-FIELD;X-NAME=${writeParameter(label)}:${escapeText(value)}`),
    ...withPhoto(kept.others, photo, isNew),
    'END:VCARD',
  ]
  return lines
    .flatMap((line) => line ?? [])
    .map(foldLine)
    .join('')
}

/** One photo: the original if there is one, else our own. Without our own, those of other address books stay. */
function withPhoto(others: Property[], photo: OwnPhoto | null, isNew: boolean) {
  const lines = others.filter((each) => !photo || !isPhoto(each)).map(({ raw }) => raw)
  if (!photo) return lines
  const original = others.find((each) => isMadeFrom(photo.name, embeddedImage(each)))
  return [...lines, original?.raw ?? photoLine(photo.jpeg, isNew)]
}

function organizationLine({ company, department }: Person) {
  if (department === undefined) return optionalLine('ORG', company)
  return [`ORG:${joinParts([company, department])}`]
}

/** The place of a person follows from their first address, if it is more than a place. */
function isPlaceOfAddress({ location, addresses: [first] = [] }: Person) {
  if (location === undefined) return true
  const { city, ...others } = first ?? {}
  const isMore = Object.values(others).some((part) => part !== undefined)
  return first !== undefined && isMore && placeOf(first) === location
}

/** A URL, which every address book shows, and a profile with service and handle for those that support it. */
function profileLines({ service, handle, url }: Profile, isNew: boolean) {
  const user = handle === undefined ? '' : `;${isNew ? 'USERNAME' : 'X-USER'}=${writeParameter(handle)}`
  const name = isNew ? 'SOCIALPROFILE;SERVICE-TYPE' : 'X-SOCIALPROFILE;TYPE'
  const isPage = handle === undefined && service === serviceOfUrl(url)
  const social = `${name}=${writeParameter(service)}${user}:${address(url)}`
  return [`URL:${address(url)}`, ...(isPage && service === website ? [] : [social])]
}

/** An extra may contain one of the two lines. */
function withKept(kept: string[] = [], own: string[]) {
  const isPage = (line: string) => /^([\w-]+\.)?URL[;:]/i.test(line)
  return [...kept, ...own.filter((line) => !kept.some((each) => isPage(each) === isPage(line)))]
}

const website = serviceOfUrl('')
const address = (url: string) => url.replaceAll('\\', '\\\\')

/** 3.0 has no date without a year: Apple writes a placeholder year. */
function birthdayLines(birthday: string | undefined, isNew: boolean) {
  if (birthday === undefined) return []
  const hasYear = !birthday.startsWith('--')
  if (isNew) return [`BDAY:${hasYear ? birthday.replaceAll('-', '') : `--${birthday.slice(2).replace('-', '')}`}`]
  return [hasYear ? `BDAY:${birthday}` : `BDAY;X-APPLE-OMIT-YEAR=1604:1604-${birthday.slice(2)}`]
}

/** Sorts the extras of a person: a line that contains the value of a field, and more, is written instead of the field. */
function restoreExtras(person: Person, extras: readonly string[]) {
  const properties = extras.flatMap((line) => parseProperty(toOneLine(line)) ?? []).filter((each) => !isOurs(each))
  const uid = properties.find(({ name }) => name === 'UID')
  const named = properties.find(({ name }) => name === 'X-KITH-NAME')
  const name = named && properties.slice(properties.indexOf(named)).find(({ name }) => name === 'N')
  const standing = new Map<string, string[]>()
  const others: Property[] = []
  for (const property of properties.filter((each) => each !== uid && each !== named && each !== name)) {
    const sense = fieldOf(property)
    const stands = matchField(person, property, sense)
    if (stands) {
      const key = `${stands.field} ${stands.place}`
      standing.set(key, [...(standing.get(key) ?? []), property.raw])
    } else if (!isOutdated(person, sense)) others.push(property)
  }
  return {
    of: (field: ListField | OneField, place: number) => {
      const lines = standing.get(`${field} ${place}`)
      return lines && hasLabel(field) && isRelabelled(person, field, place, lines) ? undefined : lines
    },
    /** The parts of the name, as long as the person has this name. */
    name: named && name && unescapeText(named.value) === person.displayName ? nameWithTitles(name, person) : undefined,
    uid: uid?.raw,
    others,
  }
}

/** Whether the member gave an e-mail or phone another label than the lines have. */
function isRelabelled(person: Person, field: 'emails' | 'phones', place: number, lines: string[]) {
  const label = labelOf(person, person[field][place] ?? '')
  return label !== undefined && !parseLines(lines).some((line) => fieldOf(line)?.label === label)
}

/** The stored parts of a name, with the titles as they are now. */
function nameWithTitles({ raw, value }: Property, { prefix, suffix }: Person) {
  const parts = splitValue(value, ';')
  const titles = [prefix ?? singleLine(parts[3] ?? ''), suffix ?? singleLine(parts[4] ?? '')]
  if (titles.every((title, at) => title === singleLine(parts[at + 3] ?? ''))) return raw
  const written = [...[0, 1, 2].map((at) => parts[at] ?? ''), ...titles.map(escapeText)].join(';')
  return `${raw.slice(0, raw.length - value.length)}${written}`
}

/** Properties that our card writes itself. */
const isOurs = (property: Property) => headerNames.has(property.name) || isKithId(property)

/** A line whose field has another value now, because the member changed it. */
function isOutdated(person: Person, sense: ReturnType<typeof fieldOf>) {
  if (!sense || stayingFields.has(sense.field)) return false
  if (parseField(sense.field, sense.values[0]).value === undefined) return false
  const { field } = sense
  if (!isListField(field))
    return person[field] === undefined || (field === 'company' && person.company === sense.values[0])
  const count = person[field]?.length ?? 0
  // Without any, the lines may be older than the field.
  return count < maxItems[field] && (count > 0 || field === 'emails' || field === 'phones' || field === 'profiles')
}

const stayingFields = new Set<ListField | OneField>(['tags', 'location', 'role', 'pronouns', 'companySince'])
