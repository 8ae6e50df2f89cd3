import type { Selectable } from 'kysely'
import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { birthdayKey } from '#language/calendar/birthdays.ts'
import { nameKeyOf } from '#language/names/name-key.ts'
import { ConnectionView } from '#people/connections/api.ts'
import { addLabels } from '#people/connections/record/labels.ts'
import { blank, toStoredRow } from '#people/connections/record/row.ts'
import { personTerms } from '#people/search/index/terms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import type { Resolved } from '../records/compare-records.ts'
import { leaveOut } from '../records/kind.ts'
import { tableKind } from '../records/table-kind.ts'

const { shape } = ConnectionView

export const PersonRecord = z.strictObject({
  connectionId: Id,
  displayName: shape.displayName,
  company: shape.company,
  title: shape.title,
  location: shape.location,
  howMet: shape.howMet,
  metOn: shape.metOn,
  birthday: shape.birthday,
  rhythmDays: shape.rhythmDays,
  restUntil: shape.restUntil,
  emails: shape.emails,
  phones: shape.phones,
  tags: shape.tags,
  profiles: shape.profiles,
  createdAt: shape.createdAt,
  updatedAt: shape.updatedAt,
})

export type PersonRecord = z.output<typeof PersonRecord>
type PersonRow = Selectable<Schema['connections']>

export const people = tableKind<'connections', PersonRecord>({
  name: 'people',
  table: 'connections',
  columns: [
    'id',
    'displayName',
    'company',
    'title',
    'location',
    'howMet',
    'metOn',
    'birthday',
    'rhythmDays',
    'restUntil',
    'emails',
    'phones',
    'tags',
    'profiles',
    'createdAt',
    'updatedAt',
  ],
  record: PersonRecord,
  idOf: ({ connectionId }) => connectionId,
  recordOf: personRecord,
  rowOf: (_ctx, record) => toStoredRow(personRow(record)),
  indexTermsOf: ({ connectionId, ...record }) => ({
    connectionId,
    sourceId: connectionId,
    place: 'own',
    terms: personTerms({ ...blank, ...record, ...personFields(record) }),
  }),
  onAdded: (ctx, records) => addLabels(ctx, records.map(personRow)),
})

/** The member's own data. Computed columns are computed again by an import. */
export function personRecord(row: PersonRow): PersonRecord {
  return {
    connectionId: row.id,
    displayName: row.displayName,
    ...personDetails(row),
    emails: row.emails,
    phones: row.phones,
    tags: row.tags,
    profiles: row.profiles,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

function personDetails(row: PersonRow) {
  return {
    company: row.company ?? undefined,
    title: row.title ?? undefined,
    location: row.location ?? undefined,
    howMet: row.howMet ?? undefined,
    metOn: row.metOn ?? undefined,
    birthday: row.birthday ?? undefined,
    rhythmDays: row.rhythmDays ?? undefined,
    restUntil: row.restUntil ?? undefined,
  }
}

function personFields(record: Omit<PersonRecord, 'connectionId'>) {
  const { company = null, title = null, location = null, howMet = null } = record
  return { company, title, location, howMet }
}

/** Without a last contact, which is counted after the timelines are imported. */
export function personRow({ connectionId, ...record }: PersonRecord) {
  const { metOn = null, birthday = null, rhythmDays = null, restUntil = null, createdAt } = record
  return {
    ...blank,
    ...record,
    ...personFields(record),
    id: connectionId,
    metOn,
    birthday,
    rhythmDays,
    restUntil,
    nameKey: nameKeyOf(record.displayName),
    birthdayOn: birthdayKey(birthday),
    lastContactAt: null,
    recentAt: createdAt,
  }
}

/** Leaves out records whose person the member does not have. */
export async function resolvePeople<R extends { connectionId: string }>(
  ctx: MemberContext,
  records: R[],
): Promise<Resolved<R>[]> {
  const ids = [...new Set(records.map(({ connectionId }) => connectionId))]
  const rows = await ctx.db
    .selectFrom('connections')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return records.map((record) =>
    known.has(record.connectionId)
      ? { record }
      : { outcome: leaveOut('It belongs to a person who does not exist here.') },
  )
}
