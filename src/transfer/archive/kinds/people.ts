import type { Selectable } from 'kysely'
import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { say } from '#contract/texts/text.ts'
import { birthdayKey } from '#language/calendar/birthdays.ts'
import { nameKeyOf } from '#language/names/name-keys.ts'
import { ConnectionView } from '#people/connections/api.ts'
import { rareFields } from '#people/connections/record/api.ts'
import { addLabels } from '#people/connections/record/labels.ts'
import { emptyLists } from '#people/connections/record/lists.ts'
import { photoName } from '#people/connections/record/photo.ts'
import { blank, rareFieldsOf, toStoredRow } from '#people/connections/record/row.ts'
import { finishRemovals } from '#people/removals/clear-later.ts'
import { personTerms } from '#people/search/index/terms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { lockRows } from '#platform/db/row-locks.ts'
import type { ComputedName } from '#platform/db/schema/columns.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { missingPortrait, savePortraits } from '../files/portraits.ts'
import { leaveOut, type Resolved } from '../records/kind.ts'
import { copyColumns, tableKind } from '../records/table-kind.ts'
import type { Archive } from '../zip/open-archive.ts'

const { shape } = ConnectionView

export const PhotoName = z.string().regex(photoName)

const rare = ConnectionView.pick(rareFields).shape
const noRareFields = Object.fromEntries(Object.keys(rareFields).map((name) => [name, null]))

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
  ...rare,
  restUntil: shape.restUntil,
  photo: PhotoName.optional(),
  emails: shape.emails,
  phones: shape.phones,
  tags: shape.tags,
  profiles: shape.profiles,
  createdAt: shape.createdAt,
  updatedAt: shape.updatedAt,
})

export type PersonRecord = z.output<typeof PersonRecord>
type PersonRow = Selectable<Schema['connections']>
type ArchivedRow = Omit<PersonRow, ComputedName<'connections'> | 'memberId'>

const renamed = { connectionId: 'id' } as const
const { toFields, toRow } = copyColumns('connections', Object.keys(PersonRecord.shape), renamed)

export const people = tableKind({
  name: 'people',
  table: 'connections',
  record: PersonRecord,
  renamed,
  columnsOf: (_ctx, record) => toStoredRow(personRow(record)),
  prepare: savePhotosOfNew,
  resolve: async (ctx, records, missing: Set<string>) => {
    await finishRemovals(
      ctx,
      records.map(({ connectionId }) => connectionId),
    )
    return records.map((record) => withoutMissingPhoto(record, missing))
  },
  indexTermsOf: (record) => {
    const { connectionId } = record
    return { connectionId, sourceId: connectionId, place: 'own', terms: personTerms(personRow(record)) }
  },
  onAdded: (ctx, records) => addLabels(ctx, records.map(personRow)),
})

/** The member's own data. Computed columns are computed again by an import. */
export const personRecord = (row: PersonRow) =>
  ({ ...toFields({ ...row, ...noRareFields }), ...rareFieldsOf(row) }) as PersonRecord

/** Without a last contact, which is counted after the timelines are imported. */
export function personRow(record: PersonRecord) {
  const { displayName, birthday = null, createdAt } = record
  const { nicknames, addresses, jobs, labels, customFields } = { ...emptyLists, ...record }
  return {
    ...blank,
    ...(toRow(record) as ArchivedRow),
    ...{ nicknames, addresses, jobs, labels, customFields },
    nameKey: nameKeyOf(displayName),
    birthdayOn: birthdayKey(birthday),
    lastContactAt: null,
    diedOn: null,
    recentAt: createdAt,
  }
}

/** People who exist keep their photo, or have none. Returns the photos that are missing. */
async function savePhotosOfNew(ctx: MemberContext, records: PersonRecord[], archive: Archive) {
  const known = await existingIds(ctx, records)
  const fresh = records.filter(({ connectionId }) => !known.has(connectionId))
  return savePortraits(
    ctx,
    fresh.flatMap(({ photo }) => photo ?? []),
    archive,
  )
}

function withoutMissingPhoto(record: PersonRecord, missing: Set<string>): Resolved<PersonRecord> {
  if (!record.photo || !missing.has(record.photo)) return { record }
  const { photo: _, ...rest } = record
  return { record: rest, what: missingPortrait }
}

/** Leaves out records of missing people, and locks the others until these are stored. */
export async function resolvePeople<R extends { connectionId: string }>(
  ctx: MemberContext,
  records: R[],
): Promise<Resolved<R>[]> {
  const known = await existingIds(ctx, records)
  return records.map((record) =>
    known.has(record.connectionId) ? { record } : { outcome: leaveOut(say('sentences.archive.noPerson')) },
  )
}

async function existingIds(ctx: MemberContext, records: { connectionId: string }[]) {
  const ids = [...new Set(records.map(({ connectionId }) => connectionId))]
  const people = ctx.db
    .selectFrom('connections')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .orderBy('id')
  const rows = await lockRows(ctx.db, people).execute()
  return new Set(rows.map(({ id }) => id))
}
