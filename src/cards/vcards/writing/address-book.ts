import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { StoredFile, StreamedFile } from '#contract/files.ts'
import { connectionNotFound } from '#people/connections/record/lock.ts'
import { rareFieldsOf, rareNames } from '#people/connections/record/row.ts'
import { datesOfPeople } from '#people/dates/dates.ts'
import { findOriginalKey, photoKey } from '#people/photos/files.ts'
import { relationsToWrite } from '#people/relations/named.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { mapInTurns, takeTurns } from '#platform/context/turns.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import { readSmallJpeg } from '../../cards/public-cards.ts'
import { dateLines } from '../format/dates.ts'
import type { Version } from '../format/header.ts'
import { relatedLines } from '../format/related.ts'
import { asciiName } from './card-vcard.ts'
import { personVcard } from './person-vcard.ts'

const mediaType = 'text/vcard; charset=utf-8'

export async function connectionVcard(
  ctx: MemberContext,
  { connectionId, version }: { connectionId: string; version: Version },
): Promise<StoredFile> {
  const rows = await peopleWithExtras(ctx).where('connections.id', '=', connectionId).execute()
  const [row] = await withRecords(ctx, rows, version)
  if (!row) throw connectionNotFound()
  const bytes = Buffer.from(vcardOf(row, await readPhotoOf(ctx, row), version))
  return {
    mediaType,
    size: bytes.length,
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    filename: `${asciiName(row.displayName)}.vcf`,
    open: async ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
  }
}

export async function exportAddressBook(ctx: MemberContext, { version }: { version: Version }): Promise<StreamedFile> {
  return { mediaType, filename: 'kith.vcf', stream: () => Readable.from(streamVcards(ctx, version)) }
}

/** Each may have half a megabyte of another address book, and a photo among the blobs. */
const batchSize = 20

/** By id, in batches: people removed meanwhile are left out, and nobody is listed twice. */
export async function* streamVcards(ctx: MemberContext, version: Version) {
  const giveTurn = takeTurns()
  for (let after = beforeEveryId; ; ) {
    const people = peopleWithExtras(ctx).where('connections.id', '>', after)
    const rows = await withRecords(ctx, await people.orderBy('connections.id').limit(batchSize).execute(), version)
    const jpegs = await Promise.all(rows.map((row) => readPhotoOf(ctx, row)))
    const written = await mapInTurns(rows.entries(), ([at, row]) => vcardOf(row, jpegs[at] ?? null, version), giveTurn)
    yield written.join('')
    if (rows.length < batchSize) return
    after = rows.at(-1)?.id ?? after
  }
}

const readPhotoOf = async (ctx: MemberContext, { photo }: PersonRow) =>
  photo === null ? null : readPhotoJpeg(ctx, photo)

function vcardOf({ properties, photo, ...row }: PersonRow, jpeg: Buffer | null, version: Version) {
  return personVcard(writtenPerson(row), properties ?? [], {
    version,
    photo: photo && jpeg ? { name: photo, jpeg } : null,
  })
}

/** The photo of a person as address books read it, as large as it came; null if it cannot be read. */
export async function readPhotoJpeg(ctx: MemberContext, photo: string) {
  return readSmallJpeg(ctx, (await findOriginalKey(ctx, photo)) ?? photoKey(ctx, photo, 320, 'jpg'))
}

/** The fields of a row that are set. */
export function writtenPerson(row: Omit<PersonRow, 'properties' | 'photo'>) {
  const { company, title, location, howMet, metOn, birthday, rhythmDays } = row
  const known = { company, title, location, howMet, metOn, birthday, rhythmDays }
  const fields = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null))
  const { id: connectionId, displayName, emails, phones, tags, profiles, updatedAt } = row
  return { connectionId, displayName, emails, phones, tags, profiles, updatedAt, ...fields, ...rareFieldsOf(row) }
}

export type PersonRow = Awaited<ReturnType<ReturnType<typeof peopleWithExtras>['execute']>>[number]

/** The same people with their relations and dates among their extras, as this version writes them. */
export async function withRecords(ctx: MemberContext, people: PersonRow[], version: Version): Promise<PersonRow[]> {
  const ids = people.map(({ id }) => id)
  const [relations, dates] = [await relationsToWrite(ctx, ids), await datesOfPeople(ctx, ids)]
  return people.map((person) => {
    const [related, days] = [relations.get(person.id) ?? [], dates.get(person.id) ?? []]
    const lines = [...relatedLines(related, version), ...dateLines(days, version)]
    return lines.length > 0 ? { ...person, properties: [...(person.properties ?? []), ...lines] } : person
  })
}

/** Connections with their extras. */
export function peopleWithExtras(ctx: MemberContext) {
  return ctx.db
    .selectFrom('connections')
    .leftJoin('contactExtras', (join) =>
      join
        .onRef('contactExtras.memberId', '=', 'connections.memberId')
        .onRef('contactExtras.connectionId', '=', 'connections.id'),
    )
    .select(rareNames)
    .select([
      'connections.id',
      'displayName',
      'company',
      'title',
      'emails',
      'phones',
      'tags',
      'profiles',
      'location',
      'howMet',
      'metOn',
      'birthday',
      'rhythmDays',
      'updatedAt',
      'photo',
      'properties',
    ])
    .where('connections.memberId', '=', ctx.member.id)
}
