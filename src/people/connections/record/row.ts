import type { Selectable } from 'kysely'
import { birthdayKey } from '#language/calendar/birthdays.ts'
import { nameKeyOf, sortNameOf } from '#language/names/name-keys.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { lockRows } from '#platform/db/row-locks.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { json, type Schema } from '#platform/db/schema/schema.ts'
import type { Lists } from '#platform/db/schema/values.ts'
import { rhythmOf } from '../../rhythms/rhythm.ts'
import { rareFields } from './api.ts'
import { emptyLists, listFields, withoutStrayLabels } from './lists.ts'
import { connectionNotFound, lockConnection } from './lock.ts'
import { photoVersionOf } from './photo.ts'

/** The fields of a person other than the name. Null clears a field; one that is left out stays. */
export type Details = {
  company?: string | null | undefined
  title?: string | null | undefined
  location?: string | null | undefined
  howMet?: string | null | undefined
  metOn?: string | null | undefined
  birthday?: string | null | undefined
  rhythmDays?: number | null | undefined
  prefix?: string | null | undefined
  suffix?: string | null | undefined
  pronouns?: string | null | undefined
  department?: string | null | undefined
  role?: string | null | undefined
  companySince?: string | null | undefined
} & { [Name in keyof Lists]?: Lists[Name] | undefined }

/** Without columns that only queries use. */
const columns = columnsOf('connections').filter(
  (name) => name !== 'nameKey' && name !== 'sortName' && name !== 'birthdayOn',
)

export type Row = NonNullable<Awaited<ReturnType<typeof findConnection>>>

/** A person with a name and nothing else. */
export const blank = {
  company: null,
  title: null,
  location: null,
  howMet: null,
  metOn: null,
  birthday: null,
  rhythmDays: null,
  tagRhythmDays: null,
  learnedRhythmDays: null,
  restUntil: null,
  contactDueOn: null,
  diedOn: null,
  photo: null,
  prefix: null,
  suffix: null,
  pronouns: null,
  department: null,
  role: null,
  companySince: null,
  ...emptyLists,
}

export function connectionsOf(ctx: MemberContext) {
  return ctx.db.selectFrom('connections').select(columns).where('memberId', '=', ctx.member.id)
}

const byId = prepared((db, { memberId, id }: { memberId: string; id: string }) =>
  db.selectFrom('connections').select(columns).where('memberId', '=', memberId).where('id', '=', id),
)

export async function findConnection(ctx: MemberContext, id: string) {
  const [row] = await byId(ctx.db, { memberId: ctx.member.id, id })
  return row
}

/** Locks the connection and returns its row. */
export async function lockConnectionRow(ctx: MemberContext, connectionId: string) {
  await lockConnection(ctx, connectionId)
  const row = await findConnection(ctx, connectionId)
  if (!row) throw connectionNotFound()
  return row
}

/** The fields that were sent, without repeated list values. */
export function givenFields(details: Details & { displayName?: string | undefined }): Partial<Row> {
  const sent = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)) as Partial<Row>
  for (const list of ['emails', 'phones', 'tags', 'nicknames'] as const) {
    const values = sent[list]
    if (values) sent[list] = values.filter((value, at) => values.findIndex((each) => isSame(each, value)) === at)
  }
  return sent
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The row as it is written, with the values that follow from it. */
export function toStoredRow<R extends Row>(row: R) {
  const { displayName } = row
  // One that was removed or merged before an upgrade lacks the newer lists.
  const lists = withoutStrayLabels({ ...emptyLists, ...row })
  const written = Object.fromEntries(listFields.map((field) => [field, json(lists[field])]))
  return {
    ...row,
    ...(written as Record<keyof Lists, string>),
    nameKey: nameKeyOf(displayName),
    sortName: sortNameOf(displayName),
    birthdayOn: row.diedOn === null ? birthdayKey(row.birthday) : null,
  }
}

export function connectionView(row: Row) {
  return {
    connectionId: row.id,
    displayName: row.displayName,
    company: row.company ?? undefined,
    title: row.title ?? undefined,
    emails: row.emails,
    phones: row.phones,
    tags: row.tags,
    profiles: row.profiles,
    location: row.location ?? undefined,
    howMet: row.howMet ?? undefined,
    metOn: row.metOn ?? undefined,
    birthday: row.birthday ?? undefined,
    ...rareFieldsOf(row),
    rhythmDays: row.rhythmDays ?? undefined,
    rhythm: rhythmOf(row),
    restUntil: row.restUntil ?? undefined,
    diedOn: row.diedOn ?? undefined,
    contactDueOn: row.contactDueOn ?? undefined,
    photo: photoVersionOf(row.photo),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    lastContactAt: row.lastContactAt ?? undefined,
  }
}

/** What is rarely known is left out. */
export function rareFieldsOf(row: Pick<Row, keyof typeof rareFields>) {
  const isKnown = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0)
  const known = rareNames.filter((field) => isKnown(row[field]))
  return Object.fromEntries(known.map((field) => [field, row[field]])) as RareFields
}

export const rareNames = Object.keys(rareFields) as (keyof typeof rareFields)[]
type RareFields = { [Name in keyof typeof rareFields]?: NonNullable<Row[Name]> }

/** A connection with every column. */
export type Person = Selectable<Schema['connections']>

export const personColumns = ['memberId', ...columnsOf('connections')] as const

export async function findPeople(ctx: MemberContext, ids: string[]): Promise<Person[]> {
  return people(ctx, ids).execute()
}

/** Locked until the transaction ends, in the order of their ids, so that two merges do not deadlock. */
export async function lockPeople(ctx: MemberContext, ids: string[]): Promise<Person[]> {
  return lockRows(ctx.db, people(ctx, ids)).execute()
}

function people(ctx: MemberContext, ids: string[]) {
  return ctx.db
    .selectFrom('connections')
    .select(personColumns)
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .orderBy('id')
}

type PersonRow = {
  id: string
  displayName: string
  company: string | null
  title: string | null
  location: string | null
  lastContactAt: string | null
}

/** Enough details to distinguish a person from others. */
export function personInShort({ id, displayName, company, title, location, lastContactAt }: PersonRow) {
  return {
    connectionId: id,
    displayName,
    company: company ?? undefined,
    title: title ?? undefined,
    location: location ?? undefined,
    lastContactAt: lastContactAt ?? undefined,
  }
}
