import { dateKey } from '#cards/vcards/format/dates.ts'
import { bareUid } from '#cards/vcards/format/header.ts'
import { nameKeyOf } from '#language/names/name-keys.ts'
import { findExtras, findUids } from '#people/connections/record/extras.ts'
import { listFields, missingValues, withOwnLabels } from '#people/connections/record/lists.ts'
import { datesOfPeople } from '#people/dates/dates.ts'
import { isSameNumber } from '#people/duplicates/matching/compare.ts'
import { isSameRelation, type NamedRelation, relationsToWrite } from '#people/relations/named.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import type { ImportedContact, Lists } from '#platform/db/schema/values.ts'
import { takeRecords } from '../../address-book/records.ts'
import { noteLine } from '../reading/contact.ts'
import { textsDiffer } from './score.ts'

type Single = (typeof singles)[number]
const singles = [
  ...(['company', 'title', 'location', 'birthday', 'howMet', 'metOn', 'rhythmDays'] as const),
  ...(['prefix', 'suffix', 'pronouns', 'department', 'role', 'companySince'] as const),
]
/** A different value in these is a conflict. The others stay as the member wrote them. */
const conflictFields = new Set<string>(['displayName', 'company', 'title', 'location', 'birthday'])

/** They say nothing of a job at another company. */
const ofJob = new Set<Single>(['department', 'companySince'])

type Values = Pick<ImportedContact, Single | 'displayName'> & Lists

/** The extras and notes a person has already. `known`: the lines of relations and dates that they have. */
export type StoredExtras = { extras: string[]; known: string[]; notes: Set<string>; hasUid: boolean }
type Stored = StoredExtras & { hasPhoto: boolean }

export type Difference = {
  /** Values for empty fields, or the year of a birthday. */
  fills: Partial<Pick<ImportedContact, Single>>
  lists: Lists
  /** For a person without a photo. */
  photo: string | undefined
  extras: string[]
  notes: string[]
  uid: string | null
  differs: { field: Single | 'displayName'; mine: string; theirs: string }[]
}

/** What a contact would add to a person, and where the two differ. */
export function compareContact(contact: ImportedContact, person: Values, stored: Stored): Difference {
  const isElsewhere = person.company !== null && textsDiffer(person.company, contact.company)
  const filled = singles.filter(
    (field) =>
      !(isElsewhere && ofJob.has(field)) &&
      (contact[field] ?? null) !== null &&
      fills(field, person[field], contact[field]),
  )
  const phones = contact.phones.filter((phone) => !person.phones.some((each) => isSameNumber(each, phone)))
  return {
    fills: Object.fromEntries(filled.map((field) => [field, contact[field]])),
    lists: withOwnLabels(person, missingValues(person, { ...contact, phones })),
    photo: stored.hasPhoto ? undefined : contact.photo,
    extras: contact.extras.filter((line) => !stored.extras.includes(line) && !stored.known.includes(line)),
    notes: contact.notes.filter((note) => !stored.notes.has(note)),
    uid: stored.hasUid ? null : contact.uid,
    differs: [
      ...(nameKeyOf(contact.displayName) === nameKeyOf(person.displayName)
        ? []
        : [{ field: 'displayName' as const, mine: person.displayName, theirs: contact.displayName }]),
      ...singles.flatMap((field) => {
        const [mine, theirs] = [text(person[field]), text(contact[field])]
        if (filled.includes(field) || !textsDiffer(mine, theirs) || isLessExact(field, mine, theirs)) return []
        return [{ field, mine: mine ?? '', theirs: theirs ?? '' }]
      }),
    ],
  }
}

export function addedFields({ fills, lists, photo, extras, notes }: Difference) {
  const { related, dates, rest } = takeRecords(extras)
  const more = { notes, dates, relations: related, extras: rest }
  return [
    ...Object.keys(fills),
    ...listFields.filter((field) => lists[field].length > 0),
    ...(photo ? ['photo'] : []),
    ...(['notes', 'dates', 'relations', 'extras'] as const).filter((field) => more[field].length > 0),
  ]
}

/** The verdict on a row whose person is known. */
export function verdictOf(found: Difference) {
  if (found.differs.some(({ field }) => conflictFields.has(field))) return 'conflict'
  return addedFields(found).length > 0 ? 'match' : 'same'
}

type Value = string | number | null

/** A birthday without a year gets the year where the day is the same. */
function fills(field: Single, mine: Value, theirs: Value) {
  if (mine === null) return true
  return field === 'birthday' && isWithoutYear(mine) && !isWithoutYear(theirs) && isSameDay(mine, theirs)
}

const isLessExact = (field: Single, mine: Value, theirs: Value) =>
  field === 'birthday' && isWithoutYear(theirs) && isSameDay(mine, theirs)

const isWithoutYear = (day: Value) => String(day).startsWith('--')
const isSameDay = (one: Value, other: Value) => String(one).slice(-5) === String(other).slice(-5)
const text = (value: Value | undefined) => (value === null || value === undefined ? null : String(value))

type ContactOf = { contact: ImportedContact; connectionId: string }

/** Loads the extras, imported notes and UIDs of people, for all in a few queries. */
export async function loadStoredExtras(ctx: MemberContext, contacts: ContactOf[]) {
  const ids = [...new Set(contacts.map(({ connectionId }) => connectionId))]
  const extras = await findExtras(ctx, ids)
  const notes = await notesOf(ctx, contacts)
  const uids = await findUids(ctx, ids)
  const [relations, dates] = [await relationsToWrite(ctx, ids), await datesOfPeople(ctx, ids)]
  return (contact: ImportedContact, id: string): StoredExtras => ({
    extras: extras.get(id) ?? [],
    known: linesOfKnown(contact, relations.get(id) ?? [], dates.get(id) ?? []),
    notes: new Set(notes.get(id)).union(
      new Set(contact.notes.filter((note) => extras.get(id)?.includes(noteLine(note)))),
    ),
    hasUid: contact.uid === null || isOwn(contact.uid, id) || (uids.get(id)?.includes(contact.uid) ?? false),
  })
}

function linesOfKnown({ extras }: ImportedContact, known: NamedRelation[], days: Parameters<typeof dateKey>[0][]) {
  const { related, dates } = takeRecords(extras)
  const keys = new Set(days.map(dateKey))
  const isKnown = (each: NamedRelation) => known.some((relation) => isSameRelation(relation, each))
  return [...related.filter(isKnown), ...dates.filter((each) => keys.has(dateKey(each)))].flatMap(({ lines }) => lines)
}

const isOwn = (uid: string, id: string) => bareUid(uid) === id

/** The notes that are in the timelines already, word for word. */
async function notesOf(ctx: MemberContext, contacts: ContactOf[]) {
  const notesById = new Map<string, string[]>()
  const notes = contacts.flatMap(({ contact, connectionId }) => contact.notes.map((text) => ({ connectionId, text })))
  for (const part of chunks(notes, 500)) {
    const rows = await ctx.db
      .selectFrom('interactions')
      .select(['connectionId', 'text'])
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', 'in', [...new Set(part.map(({ connectionId }) => connectionId))])
      .where('text', 'in', [...new Set(part.map(({ text }) => text))])
      .$narrowType<{ text: string }>()
      .execute()
    for (const { connectionId, text } of rows) notesById.getOrInsertComputed(connectionId, () => []).push(text)
  }
  return notesById
}
