import { Refusal } from '#contract/errors.ts'
import type { StoredFile, Upload } from '#contract/files.ts'
import { say } from '#contract/texts/text.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import { type MemberContext, nowText, type PreparedChange, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import type { SquareSize } from '#platform/images/square-photo.ts'
import { photoBytes, refuseOverStorage } from '#platform/storage/storage.ts'
import { findExtras, saveExtras } from '../connections/record/extras.ts'
import { connectionNotFound, requireConnection } from '../connections/record/lock.ts'
import { isPhotoLine, newPhotoName, photoVersionOf } from '../connections/record/photo.ts'
import { connectionView, findConnection, lockConnectionRow } from '../connections/record/row.ts'
import { photoKey, photoKeys, removePhotoFiles, storePhoto } from './files.ts'

type View = ReturnType<typeof connectionView>

/** Refuses an unknown person before the photo is uploaded. */
export async function expectPhoto(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  await requireConnection(ctx, connectionId)
}

export async function preparePhoto(
  ctx: MemberContext,
  { connectionId, photo: upload }: { connectionId: string; photo: Upload },
): Promise<PreparedChange<View>> {
  await refuseOverStorage(ctx, photoBytes.person)
  const photo = newPhotoName(upload.sha256)
  await storePhoto(ctx, photo, upload.path)
  return {
    commit: (ctx) => changePhoto(ctx, connectionId, photo),
    abandon: () => removePhotoFiles(ctx, photo),
  }
}

export async function getPhoto(
  ctx: MemberContext,
  { connectionId, size }: { connectionId: string; size: `${SquareSize}` },
): Promise<StoredFile> {
  const person = await findConnection(ctx, connectionId)
  if (!person) throw connectionNotFound()
  if (person.photo === null) throw new Refusal('not_found', say('refusals.photos.noPhoto'))
  const key = photoKey(ctx, person.photo, Number(size) as SquareSize, 'webp')
  return {
    mediaType: 'image/webp',
    size: await ctx.blobs.sizeOf(key),
    version: `${photoVersionOf(person.photo)}-${size}`,
    filename: `photo-${size}.webp`,
    open: (range) => ctx.blobs.open(key, range),
  }
}

export async function removePhoto(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  return changePhoto(ctx, connectionId, null)
}

/** The previous photo is gone with its files, and so are photos that an import brought. */
export function changePhoto(ctx: MemberContext, connectionId: string, photo: string | null) {
  return transaction(ctx, async (ctx) => {
    const before = await lockConnectionRow(ctx, connectionId)
    const hasDropped = await dropPhotoLines(ctx, connectionId)
    if (before.photo === photo && !hasDropped) return connectionView(before)
    const changed = { photo, updatedAt: nowText(ctx) }
    await ctx.db
      .updateTable('connections')
      .set(changed)
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', connectionId)
      .execute()
    if (before.photo) await removeLater(ctx, photoKeys(ctx, before.photo))
    await emit(ctx, 'connection.updated', connectionId, connectionId)
    return connectionView({ ...before, ...changed })
  })
}

/** Whether there were any. Otherwise the photo would come back with the next export. */
async function dropPhotoLines(ctx: MemberContext, connectionId: string) {
  const lines = (await findExtras(ctx, [connectionId])).get(connectionId) ?? []
  const left = lines.filter((line) => !isPhotoLine(line))
  if (left.length < lines.length) await saveExtras(ctx, connectionId, left)
  return left.length < lines.length
}

// For imports, which are not changes by the member: `updatedAt` stays. The caller has locked the person.

/** Gives a person a photo whose files are stored. False if they have one already. */
export async function givePhoto(ctx: MemberContext, connectionId: string, photo: string) {
  const given = await personRow(ctx, connectionId)
    .set({ photo })
    .where('photo', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (given) await emit(ctx, 'connection.updated', connectionId, connectionId)
  return given !== undefined
}

/** Takes a photo back, unless the person has another one by now. */
export async function takePhoto(ctx: MemberContext, connectionId: string, photo: string) {
  const taken = await personRow(ctx, connectionId)
    .set({ photo: null })
    .where('photo', '=', photo)
    .returning('id')
    .executeTakeFirst()
  if (!taken) return
  await removeLater(ctx, photoKeys(ctx, photo))
  await emit(ctx, 'connection.updated', connectionId, connectionId)
}

function personRow(ctx: MemberContext, connectionId: string) {
  return ctx.db.updateTable('connections').where('memberId', '=', ctx.member.id).where('id', '=', connectionId)
}
