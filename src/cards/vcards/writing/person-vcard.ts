import { maxItems } from '#people/connections/record/api.ts'
import { isMadeFrom } from '#people/connections/record/photo.ts'
import type { Profile } from '#platform/db/schema/values.ts'
import { serviceOfUrl } from '../../cards/known-services.ts'
import { escapeText, foldLine, writeParameter } from '../format/escape.ts'
import { fieldOf, type ListField, type OneField } from '../format/fields.ts'
import { headerLines, headerNames, isKithId, type Version } from '../format/header.ts'
import { nameLine, optionalLine } from '../format/name-parts.ts'
import { isListField, matchField, type Person, parseField } from '../format/person.ts'
import { embeddedImage, isPhoto, photoLine } from '../format/photo.ts'
import { type Property, parseProperty } from '../format/property.ts'
import { toOneLine, unescapeText } from '../format/values.ts'

type WrittenPerson = Person & { connectionId: string; updatedAt: string }

/** The name of the person's photo, and the photo as a JPEG. */
type OwnPhoto = { name: string; jpeg: Buffer }

type Options = { version: Version; photo?: OwnPhoto | null }

/** A connection as a vCard, with the extras of another address book written back unchanged. */
export function personVcard(person: WrittenPerson, extras: readonly string[], { version, photo = null }: Options) {
  const isNew = version === '4.0'
  const kept = restoreExtras(person, extras)
  const [begin, ofVersion, madeBy, uid, rev] = headerLines(version, {
    id: person.connectionId,
    updatedAt: person.updatedAt,
  })
  const each = (field: 'emails' | 'phones', values: string[], own: (value: string) => string[]) =>
    values.flatMap((value, place) => kept.of(field, place) ?? own(value))
  const one = (field: 'company' | 'title' | 'location' | 'birthday', own: string[]) => kept.of(field, 0) ?? own
  const lines = [
    begin,
    ofVersion,
    madeBy,
    ...(kept.uid ? [kept.uid, `X-KITH-ID:${person.connectionId}`] : [uid]),
    rev,
    ...(isNew ? ['KIND:individual'] : []),
    `FN:${escapeText(person.displayName)}`,
    kept.name ?? nameLine(person.displayName),
    ...one('company', optionalLine('ORG', person.company)),
    ...one('title', optionalLine('TITLE', person.title)),
    ...each('emails', person.emails, (address) => [`EMAIL${isNew ? '' : ';TYPE=INTERNET'}:${escapeText(address)}`]),
    ...each('phones', person.phones, (number) => [`TEL:${escapeText(number)}`]),
    ...one('location', person.location === undefined ? [] : [`ADR:;;;${escapeText(person.location)};;;`]),
    ...person.profiles.flatMap((profile, place) => withKept(kept.of('profiles', place), profileLines(profile, isNew))),
    ...one('birthday', birthdayLines(person.birthday, isNew)),
    ...(person.tags.length > 0 ? [`CATEGORIES:${person.tags.map(escapeText).join(',')}`] : []),
    ...optionalLine('X-KITH-HOW-MET', person.howMet),
    ...optionalLine('X-KITH-MET-ON', person.metOn),
    ...optionalLine('X-KITH-RHYTHM-DAYS', person.rhythmDays?.toString()),
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
    of: (field: ListField | OneField, place: number) => standing.get(`${field} ${place}`),
    /** The parts of the name, as long as the person has this name. */
    name: named && unescapeText(named.value) === person.displayName ? name?.raw : undefined,
    uid: uid?.raw,
    others,
  }
}

/** Properties that our card writes itself. */
const isOurs = (property: Property) => headerNames.has(property.name) || isKithId(property)

/** A line whose field has another value now, because the member changed it. */
function isOutdated(person: Person, sense: ReturnType<typeof fieldOf>) {
  if (!sense || sense.field === 'tags' || sense.field === 'location') return false
  if (parseField(sense.field, sense.values[0]).value === undefined) return false
  return isListField(sense.field)
    ? person[sense.field].length < maxItems[sense.field]
    : person[sense.field] === undefined
}
