import { imageInLine } from '#cards/vcards/format/photo.ts'
import { Refusal } from '#contract/errors.ts'
import { asText, type StoredReason } from '#contract/texts/reason.ts'
import { inEnglish, joinTexts, say, type Text } from '#contract/texts/text.ts'
import { memberContextFor } from '#members/members/member-row.ts'
import { newPhotoName, sha256Of } from '#people/connections/record/photo.ts'
import { findConnection, lockPeople } from '#people/connections/record/row.ts'
import { removePhotoFiles, storePhoto } from '#people/photos/files.ts'
import { givePhoto } from '#people/photos/photos.ts'
import { type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { ImportOutcome } from '#platform/db/schema/values.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { roomForPhotos } from '#platform/storage/storage.ts'
import { changeRow, rowsOf } from '../rows.ts'
import type { RowPlan } from './plan.ts'

/** Names the photo that will be made from a line, so that an undo knows it. */
export function photoOutcome(line: string | undefined): Pick<ImportOutcome, 'photo'> {
  const image = line === undefined ? null : imageInLine(line)
  return image ? { photo: newPhotoName(sha256Of(image)) } : {}
}

/** Images take long to decode, so they are made after the rows are applied. */
export async function makePhotosLater(ctx: MemberContext, importId: string, done: RowPlan[]) {
  const rows = done.flatMap(({ row, outcome }) => (outcome.photo ? [row.number] : []))
  if (rows.length > 0) await queueJob(ctx, 'imports.photos', { importId, rows }, { memberId: ctx.member.id })
}

/** A retry leaves out the rows that are done. */
export async function makePhotos(kith: Kith, { importId, rows }: Tasks['imports.photos'], running: JobRun) {
  const ctx = await memberContextFor(kith, running.memberId)
  if (!ctx) return
  let room = await roomForPhotos(ctx)
  for (const [at, number] of rows.entries()) {
    running.signal.throwIfAborted()
    if (room < 1) await leaveOut(ctx, importId, number, say('sentences.result.noRoomForPhoto'))
    else if (await makePhoto(ctx, importId, number)) room--
    running.progress((at + 1) / rows.length)
  }
}

/** Leaves out the photos that were not made before the job was buried. */
export async function giveUpPhotos(
  kith: Kith,
  { importId, rows }: Tasks['imports.photos'],
  { memberId }: Pick<JobRun, 'memberId'>,
) {
  const ctx = await memberContextFor(kith, memberId)
  if (!ctx) return
  for (const number of rows) await leaveOut(ctx, importId, number, badPhoto)
}

/** Brings back the photos that were left out, before the job is retried. */
export async function resumePhotos(ctx: MemberContext, { importId, rows }: Tasks['imports.photos']) {
  for (const number of rows) {
    const row = await findAppliedRow(ctx, importId, number)
    if (!row?.outcome || row.outcome.photo) continue
    const { reason, ...outcome } = { ...row.outcome, ...photoOutcome(row.contents.photo) }
    const others = withoutBadPhoto(reason)
    await changeRow(ctx, importId, number)
      .set({ outcome: json({ ...outcome, ...(others && { reason: others }) }) })
      .execute()
  }
}

/** Further remarks about a row. */
function withoutBadPhoto(reason: StoredReason | undefined) {
  if (typeof reason === 'string') return reason.replace(inEnglish(badPhoto), '').trim()
  if (reason?.id === badPhoto.id) return undefined
  return reason?.id === 'reasons.together' ? (reason.values?.first as Text) : reason
}

/** Whether the person has a photo now that was not there before. */
async function makePhoto(ctx: MemberContext, importId: string, number: number) {
  const wanted = await findMissing(ctx, importId, number)
  if (!wanted) return false
  const { image, photo } = wanted
  try {
    await storePhoto(ctx, photo, image)
  } catch (error) {
    if (!isBadImage(error)) throw error
    await leaveOut(ctx, importId, number, badPhoto)
    return false
  }
  const isGiven = await transaction(ctx, async (ctx) => {
    const [person] = await lockPeople(ctx, [wanted.connectionId])
    // Read again under the lock: the row may have been undone.
    if (!person || !(await findWanted(ctx, importId, number))) return false
    return person.photo === photo || givePhoto(ctx, person.id, photo)
  })
  if (!isGiven) await removePhotoFiles(ctx, photo)
  return isGiven
}

/** The photo that a row still brings; null after an undo. */
async function findWanted(ctx: MemberContext, importId: string, number: number) {
  const row = await findAppliedRow(ctx, importId, number)
  const image = imageInLine(row?.contents.photo ?? '')
  if (!row?.connectionId || !row.outcome?.photo || !image) return null
  return { connectionId: row.connectionId, photo: row.outcome.photo, image, outcome: row.outcome }
}

/** The same, but null if the person has a photo. */
async function findMissing(ctx: MemberContext, importId: string, number: number) {
  const wanted = await findWanted(ctx, importId, number)
  return wanted && (await findConnection(ctx, wanted.connectionId))?.photo === null ? wanted : null
}

/** A row that was applied and not undone. */
function findAppliedRow(ctx: MemberContext, importId: string, number: number) {
  return rowsOf(ctx, importId).where('number', '=', number).where('deed', 'in', ['added', 'merged']).executeTakeFirst()
}

/** Not a storage that is full or too many uploads, which pass. */
const isBadImage = (error: unknown) =>
  error instanceof Refusal && ['invalid', 'too_large', 'unsupported_media_type'].includes(error.code)

const badPhoto = say('sentences.result.badPhoto')

/** Says in the row why the photo is not made. */
async function leaveOut(ctx: MemberContext, importId: string, number: number, why: Text) {
  await transaction(ctx, async (ctx) => {
    const wanted = await findMissing(ctx, importId, number)
    if (!wanted) return
    const { photo: _, ...outcome } = wanted.outcome
    const reason = outcome.reason === undefined ? why : joinTexts([asText(outcome.reason), why])
    await changeRow(ctx, importId, number)
      .set({ outcome: json({ ...outcome, reason }) })
      .execute()
  })
}
