import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { removedPhotos } from '../blobs/cleanup/portraits.ts'
import { removeLater } from '../blobs/cleanup/remove.ts'
import { keysOfEntry } from '../blobs/entry-files.ts'
import { type Kith, type MemberContext, nowText, transaction } from '../context/context.ts'
import { chunks, removeInBatches } from '../db/batches.ts'
import { pictureKinds } from '../images/frame.ts'
import { mediaTypes } from '../images/photo.ts'
import { photoFiles } from '../images/square-photo.ts'
import { bringForward } from '../jobs/queue.ts'
import { queueJob } from '../jobs/queue-job.ts'
import { blankCards, blankTasks } from './blank-synced.ts'
import { eraseRelations, findRelationRemovals } from './erase-relations.ts'
import { findMergedPeople } from './merged-people.ts'
import { lockRemoval, type Owner, oldestRestorable } from './removal.ts'
import { findRemovedFile } from './removed-file.ts'
import { type Row, removedRows } from './removed-rows.ts'

/** Deletes a removed record for good. */
export async function purgeRemoval(ctx: MemberContext, { id }: { id: string }) {
  if (!(await purge(ctx, id))) throw new Refusal('not_found', say('refusals.removals.noRemoval'))
  // They may hold earlier values of what was deleted.
  await ctx.db.deleteFrom('toolChanges').where('memberId', '=', ctx.member.id).execute()
  await bringForward(ctx, 'search.forget')
}

/** With its files. False if it was restored or purged meanwhile. */
export async function purge(owner: Owner, id: string) {
  return transaction(owner, async (owner) => {
    if (!(await lockRemoval(owner, id))) return false
    const { kind, subjectId } = await removals(owner).where('id', '=', id).executeTakeFirstOrThrow()
    if (kind === 'connection') {
      await removePhotos(owner, id)
      await blankCards(owner, [subjectId])
      await eraseRelations(owner, [subjectId])
      for (const other of await findBelongings(owner, subjectId)) await erase(owner, other)
    }
    if (kind === 'calendar') await eraseCalendar(owner, subjectId)
    await erase(owner, id)
    return true
  })
}

/** The removed entries and promises of a person, and of those who were merged into them. */
async function findBelongings(owner: Owner, connectionId: string) {
  const belongings: string[] = []
  for (const people of chunks([connectionId, ...(await findMergedPeople(owner, [connectionId]))])) {
    const rows = await removals(owner).where('connectionId', 'in', people).where('kind', '!=', 'connection').execute()
    belongings.push(...rows.map(({ id }) => id), ...(await findRelationRemovals(owner, people)))
  }
  return new Set(belongings)
}

async function removePhotos(owner: Owner, id: string) {
  const photos = await removedPhotos(owner.db, owner.member.id, id)
  const keysOf = (photo: string) =>
    photoFiles.map(({ size, ending }) => `portraits/${owner.member.id}/${photo}-${size}.${ending}`)
  await removeLater(owner, photos.flatMap(keysOf))
}

/** Its secrets at once; a job deletes the rest, because its entries may still be on timelines. */
async function eraseCalendar({ db, member, now }: Owner, id: string) {
  await db
    .updateTable('meetingCalendars')
    .set({ sealedSource: '', lookAt: nowText({ now }) })
    .where('memberId', '=', member.id)
    .where('id', '=', id)
    .where('removedAt', 'is not', null)
    .execute()
}

const batchSize = 500

async function erase(owner: Owner, id: string) {
  const keysOf = (row: Pick<Row<'captures'>, 'id' | 'audio' | 'files'>) => keysOfEntry(owner.member.id, row)
  for (const table of ['interactions', 'captures'] as const)
    for await (const rows of removedRows(owner, id, table)) await removeLater(owner, rows.flatMap(keysOf))
  const file = await findRemovedFile(owner, id)
  if (file) await removeLater(owner, keysOfEntry(owner.member.id, file))
  for await (const cards of removedRows(owner, id, 'cards')) await removeLater(owner, cards.flatMap(cardPhotoKeys))
  for await (const rows of removedRows(owner, id, 'promises'))
    await blankTasks(
      owner,
      rows.map((row) => row.id),
    )
  const { db, member } = owner
  for await (const rows of removedRows(owner, id, 'interactions'))
    await forgetPeople(
      owner,
      rows.map((row) => row.id),
    )
  const records = db.selectFrom('removedRecords').select('recordId').where('memberId', '=', member.id)
  const remove = db.deleteFrom('removedRecords').where('memberId', '=', member.id).where('removalId', '=', id)
  const batch = records.where('removalId', '=', id).limit(batchSize)
  await removeInBatches(batchSize, remove.where('recordId', 'in', batch).returning('recordId'))
  await db.deleteFrom('removals').where('memberId', '=', member.id).where('id', '=', id).execute()
}

/** Who the entries were about. Those that are there again, such as from an archive, keep their people. */
async function forgetPeople({ db, member }: Owner, entries: string[]) {
  const present = db
    .selectFrom('interactions')
    .select('id')
    .where('memberId', '=', member.id)
    .where('id', 'in', entries)
  await db
    .deleteFrom('entryPeople')
    .where('memberId', '=', member.id)
    .where('interactionId', 'in', entries)
    .where('interactionId', 'not in', present)
    .execute()
}

function cardPhotoKeys(card: Row<'cards'>) {
  const endings = Object.keys(mediaTypes)
  return pictureKinds.flatMap((kind) => {
    const { id = '', widths = [] } = card[kind] ?? {}
    return widths.flatMap((width) => endings.map((end) => `photos/${card.id}/${id}-${width}.${end}`))
  })
}

function removals({ db, member }: Owner) {
  return db.selectFrom('removals').select(['id', 'kind', 'subjectId']).where('memberId', '=', member.id)
}

/** Deletes all removals of a member whose account is removed, with their files. */
export async function forgetRemovals(ctx: MemberContext) {
  const rows = await ctx.db.selectFrom('removals').select('id').where('memberId', '=', ctx.member.id).execute()
  for (const { id } of rows) await purge(ctx, id)
}

const removalsAtOnce = 100

/** Deletes records removed more than 30 days ago for good. */
export async function sweepRemovals(kith: Kith) {
  const before = oldestRestorable(kith)
  const members = await kith.db.selectFrom('members').select('id').execute()
  for (const member of members) {
    const old = kith.db
      .selectFrom('removals')
      .select('id')
      .where('memberId', '=', member.id)
      .where('removedAt', '<', before)
      .limit(removalsAtOnce)
    for (let page = await old.execute(); page.length > 0; page = await old.execute())
      for (const { id } of page) await purge({ ...kith, member }, id)
  }
  await queueJob(kith, 'database.clear-log', {}, { only: 'database.clear-log' })
}
