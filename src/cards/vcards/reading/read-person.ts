import type { TextId } from '#contract/texts/catalogs.ts'
import { say } from '#contract/texts/text.ts'
import { maxItems } from '#people/connections/record/api.ts'
import { maxUidLength } from '#people/connections/record/extras.ts'
import { maxNoteLength } from '#people/interactions/api.ts'
import { splitNote } from '#people/interactions/logged.ts'
import { escapeText } from '../format/escape.ts'
import { type FieldValues, fieldOf, type ListField, type OneField } from '../format/fields.ts'
import { bareUid, headerNames, isKithId, productId } from '../format/header.ts'
import { addValue, isListField, type Person, parseField } from '../format/person.ts'
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
  const about = properties.filter((property) => !headerNames.has(property.name) && !isIndividual(property))
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
    if (sense) aside.push(...addField(person, sense, report))
  }
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

/** Adds values to a field of the person. Returns tags that do not fit as one line. */
function addField(person: Person, { field, values }: FieldValues, report: Report) {
  const left = values.filter((value, at) => {
    if (at >= maxValues) return true
    const { value: fit, why } = parseField(field, value)
    if (field === 'tags' && googleLabels.has(String(fit))) return true
    if (why === undefined && addValue(person, field, fit)) return false
    const written = excerpt(spelt(value))
    if (why !== undefined) report(say(asides[field], { value: written, why }))
    else if (isListField(field)) report(say(`sentences.row.tooMany.${field}`, { max: maxItems[field], value: written }))
    return true
  })
  return field === 'tags' && left.length > 0
    ? [`CATEGORIES:${left.map((tag) => escapeText(String(tag))).join(',')}`]
    : []
}

/** More than any person has. What comes after is kept without a look at each. */
const maxValues = 1_000

/** Google's label for all contacts is not a tag. */
const googleLabels = new Set(['myContacts'])

const spelt = (value: unknown) => (typeof value === 'object' ? ((value as { url?: string }).url ?? '') : String(value))

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
} as const satisfies Record<ListField | OneField, TextId>

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
