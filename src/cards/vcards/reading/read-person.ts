import type { TextId } from '#contract/texts/catalogs.ts'
import { say } from '#contract/texts/text.ts'
import { maxItems } from '#people/connections/record/api.ts'
import { maxUidLength } from '#people/connections/record/extras.ts'
import { labelOf } from '#people/connections/record/lists.ts'
import { maxNoteLength } from '#people/interactions/api.ts'
import { splitNote } from '#people/interactions/logged.ts'
import type { Label } from '#platform/db/schema/values.ts'
import { escapeText } from '../format/escape.ts'
import { type FieldValues, fieldOf, type ListField, type OneField } from '../format/fields.ts'
import { bareUid, headerNames, isKithId, productId } from '../format/header.ts'
import { joinLabels, placeOf } from '../format/labels.ts'
import { addValue, hasLabel, isListField, type Person, parseField } from '../format/person.ts'
import { embeddedImage } from '../format/photo.ts'
import type { Property, Report } from '../format/property.ts'
import { excerpt, parseInstant, singleLine, unescapeText } from '../format/values.ts'
import { collectExtras } from './extras.ts'
import { readName } from './read-name.ts'

/** A person read from a vCard. `extras` are the lines with more than the fields hold, unfolded and unchanged. */
export type VcardPerson = Person & {
  notes: string[]
  uid?: string | undefined
  /** The notes are at least this old. */
  revisedAt?: string | undefined
  /** The line with their photo. */
  photo?: string | undefined
  extras: string[]
}

export function readPerson(properties: Property[], report: Report): VcardPerson | null {
  const named = properties.filter((property) => !headerNames.has(property.name) && !isIndividual(property))
  const about = joinLabels(named, (property) => fieldOf(property)?.isWhole === true)
  const person: Omit<VcardPerson, 'extras'> = {
    displayName: '',
    emails: [],
    phones: [],
    tags: [],
    profiles: [],
    notes: [],
  }
  const pages = new Set(about.filter(isSocial).flatMap(urlsOf))
  const aside: string[] = []
  for (const property of about) {
    const sense = fieldOf(property)
    if (property.name === 'URL' && urlsOf(property).some((url) => pages.has(url))) continue
    if (sense) aside.push(...addField(person, asSecondPlace(person, sense), report))
  }
  const place = parseField('location', placeOf(person.addresses?.[0] ?? {})).value
  if (person.location === undefined && place !== undefined) addValue(person, 'location', place)
  const uid = uidOf(about)
  if (uid) person.uid = uid
  const longNotes = readNotes(person, about, report)
  const revisedAt = parseInstant(properties.find(({ name }) => name === 'REV')?.value ?? '')
  if (revisedAt && person.notes.length > 0) person.revisedAt = revisedAt
  const photo = about.find((property) => embeddedImage(property) !== null)
  if (photo) person.photo = photo.raw
  const names = readName(person, about, report)
  if (!names) return null
  const isOurs = properties.some(({ name, value }) => name === 'PRODID' && value === productId)
  return {
    ...person,
    extras: collectExtras(
      person,
      { properties: about.filter((each) => each !== photo), names, aside: [...aside, ...longNotes], isOurs },
      report,
    ),
  }
}

const isIndividual = ({ name, value }: Property) => name === 'KIND' && /^individual$/i.test(value.trim())
const isSocial = ({ name }: Property) => name === 'X-SOCIALPROFILE' || name === 'SOCIALPROFILE'
const urlsOf = (property: Property) => fieldOf(property)?.values.map((value) => (value as { url: string }).url) ?? []

/** A person has one place: a second one is an address. */
function asSecondPlace(person: Person, sense: FieldValues): FieldValues {
  const [city] = sense.values
  if (sense.field !== 'location' || city === undefined || person.location === undefined) return sense
  return city === person.location && !person.addresses ? sense : { ...sense, field: 'addresses', values: [{ city }] }
}

/** Adds values to a field of the person. Returns tags that do not fit as one line. */
function addField(person: Person, sense: FieldValues, report: Report) {
  const { field, values } = sense
  const left = values.filter((value, at) => {
    if (at >= maxValues) return true
    const { value: fit, why } = parseField(field, value)
    if (field === 'tags' && googleLabels.has(String(fit))) return true
    const isNew = why === undefined && addValue(person, field, fit)
    if (isNew) addBeside(person, sense, fit)
    if (isNew) return false
    const written = excerpt(spelt(value))
    if (why !== undefined) report(say(asideOf(field), { value: written, why }))
    else if (isListField(field)) report(say(tooManyOf(field), { max: maxItems[field], value: written }))
    return true
  })
  return field === 'tags' && left.length > 0
    ? [`CATEGORIES:${left.map((tag) => escapeText(String(tag))).join(',')}`]
    : []
}

/** The label of an e-mail or phone, and the department of a company. */
function addBeside(person: Person, { field, label, department }: FieldValues, value: unknown) {
  const labelled = parseField('labels', { value, label }).value
  if (hasLabel(field) && labelled !== undefined && labelOf(person, String(value)) === undefined)
    person.labels = [...(person.labels ?? []), labelled as Label]
  const fit = parseField('department', department).value
  if (field === 'company' && department !== undefined && person.company === value && typeof fit === 'string')
    person.department ??= fit
}

/** More than any person has. What comes after is kept without a look at each. */
const maxValues = 1_000

/** Google's label for all contacts is not a tag. */
const googleLabels = new Set(['myContacts'])

const spelt = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? ((value as { url?: string }).url ?? Object.values(value).join(', '))
    : String(value)

const asides = {
  company: 'sentences.row.aside.company',
  title: 'sentences.row.aside.title',
  location: 'sentences.row.aside.location',
  birthday: 'sentences.row.aside.birthday',
  howMet: 'sentences.row.aside.howMet',
  metOn: 'sentences.row.aside.metOn',
  rhythmDays: 'sentences.row.aside.rhythm',
  emails: 'sentences.row.aside.email',
  phones: 'sentences.row.aside.phone',
  tags: 'sentences.row.aside.tag',
  profiles: 'sentences.row.aside.page',
} as const satisfies Partial<Record<ListField | OneField, TextId>>

const asideOf = (field: ListField | OneField) =>
  field in asides ? asides[field as keyof typeof asides] : 'sentences.row.aside.detail'

const tooManyOf = (field: ListField) =>
  field === 'emails' || field === 'phones' || field === 'tags' || field === 'profiles'
    ? (`sentences.row.tooMany.${field}` as const)
    : 'sentences.row.tooMany.details'

/** Kith's own id if the card has one, else the id of another address book. */
function uidOf(properties: Property[]) {
  const own = properties.find(isKithId)
  const any = own ?? properties.find(({ name }) => name === 'UID')
  return (
    bareUid(singleLine(any?.value ?? ''))
      .slice(0, maxUidLength)
      .toWellFormed() || undefined
  )
}

const maxNotes = 20

/** Splits long notes. Returns the lines of notes beyond the limit. */
function readNotes(person: { notes: string[] }, properties: Property[], report: Report) {
  const notes = properties.filter(({ name, value }) => name === 'NOTE' && unescapeText(value).trim() !== '')
  return notes.flatMap(({ value, raw }) => {
    const pieces = [...splitNote(unescapeText(value))]
    if (person.notes.length + pieces.length > maxNotes) {
      report(say('sentences.card.manyNotes', { max: maxNotes, length: maxNoteLength }))
      return [raw]
    }
    if (pieces.length > 1) report(say('sentences.card.splitNote', { length: maxNoteLength, pieces: pieces.length }))
    person.notes.push(...pieces)
    return []
  })
}
