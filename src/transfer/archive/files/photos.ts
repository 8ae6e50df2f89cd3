import { createHash, randomUUIDv7 } from 'node:crypto'
import { removePhotoFiles } from '#cards/cards/photo-files.ts'
import { photoFile } from '#cards/cards/photo-view.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Photo } from '#platform/db/schema/values.ts'
import { scaled, widthsOf } from '#platform/images/frame.ts'
import { type Ending, mediaTypes } from '#platform/images/photo.ts'
import { photoUpload } from '#platform/uploads/media-kinds.ts'
import { resolveCardIds } from '../records/card-ids.ts'
import type { Archive } from '../zip/open-archive.ts'
import { isPlainPhoto } from './check-photo.ts'
import { findBlob } from './find-blob.ts'

type CardPhoto = { id: string; photo?: Omit<Photo, 'id'> | undefined }

/** By card id here: the photos saved for new cards (null where one is invalid), and the cards whose photo differs. */
export type SavedPhotos = { saved: Map<string, Photo | null>; different: Set<string> }

export const photoEndings = Object.keys(mediaTypes) as Ending[]

/** The file of a photo in the archive. */
export const photoEntryName = (cardId: string, width: number, ending: Ending) => `photos/${cardId}-${width}.${ending}`

/** Saves the photos of new cards under new ids, so that no existing photo is overwritten. */
export async function savePhotos(ctx: MemberContext, records: CardPhoto[], archive: Archive): Promise<SavedPhotos> {
  const idsHere = await resolveCardIds(
    ctx,
    records.map(({ id }) => id),
  )
  const { saved, different }: SavedPhotos = { saved: new Map(), different: new Set() }
  const own = await ownPhotos(ctx, [...idsHere.values()])
  for (const { id, photo } of records) {
    const cardId = idsHere.get(id) ?? id
    const mine = own.get(cardId)
    if (photo && mine === undefined) saved.set(cardId, await savePhoto(ctx, { from: id, cardId, photo }, archive))
    if (photo && mine && !(await isSamePhoto(ctx, { from: id, cardId, photo: mine }, archive))) different.add(cardId)
  }
  return { saved, different }
}

/** The photos of the member's cards; null for a card without one. */
async function ownPhotos(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return new Map<string, Photo | null>()
  const mine = ctx.db.selectFrom('cards').select(['id', 'photo']).where('memberId', '=', ctx.member.id)
  return new Map((await mine.where('id', 'in', ids).execute()).map(({ id, photo }) => [id, photo]))
}

type PhotoSource = { from: string; cardId: string; photo: Omit<Photo, 'id'> }

/** Whether the stored files equal those in the archive, as far as both exist. */
async function isSamePhoto(
  ctx: MemberContext,
  { from, cardId, photo }: PhotoSource & { photo: Photo },
  archive: Archive,
) {
  for (const width of photo.widths) {
    for (const ending of photoEndings) {
      const theirs = archive.manifest.files[photoEntryName(from, width, ending)]
      const mine = await findBlob(ctx, photoFile(cardId, photo, width, ending))
      if (!theirs || !mine) continue
      const hash = createHash('sha256')
      for await (const part of mine) hash.update(part)
      if (hash.digest('hex') !== theirs.sha256) return false
    }
  }
  return true
}

async function savePhoto(ctx: MemberContext, { from, cardId, photo }: PhotoSource, archive: Archive) {
  if (widthsOf(photo).join() !== photo.widths.join()) return null
  const saved: Photo = { id: randomUUIDv7(), widths: photo.widths, width: photo.width, height: photo.height }
  for (const width of saved.widths) {
    for (const ending of photoEndings) {
      const isSaved = await archive.withFile(
        photoEntryName(from, width, ending),
        photoUpload.maxBytes,
        async (file) => {
          const { width: wide, height: high } = scaled(saved, width)
          const isExpected = (size: { width: number; height: number }) => size.width === wide && size.height === high
          if (!file || !(await isPlainPhoto(file.path, ending, isExpected))) return false
          await ctx.blobs.put(photoFile(cardId, saved, width, ending), file.path, mediaTypes[ending])
          return true
        },
      )
      if (!isSaved) {
        await removePhotoFiles(ctx, cardId, saved)
        return null
      }
    }
  }
  return saved
}
