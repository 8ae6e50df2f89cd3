import { createHash, randomUUIDv7 } from 'node:crypto'
import { removePhotoFiles } from '#cards/cards/photo-files.ts'
import { photoFile } from '#cards/cards/photo-view.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Photo } from '#platform/db/schema/values.ts'
import { scaled, widthsOf } from '#platform/images/frame.ts'
import { type Ending, mediaTypes } from '#platform/images/photo.ts'
import { photoUpload } from '#platform/uploads/media-kinds.ts'
import { cardIdsHere } from '../records/card-ids.ts'
import type { Archive } from '../zip/open-archive.ts'
import { wholeFile } from './find-blob.ts'
import { isPlainPhoto } from './photo-check.ts'

type Pictured = { id: string; photo?: Omit<Photo, 'id'> | undefined }

/** Under the ids that cards have here: the photos of new ones, null where one could not be taken, and those that differ. */
export type KeptPhotos = { kept: Map<string, Photo | null>; others: Set<string> }

export const endings = Object.keys(mediaTypes) as Ending[]

/** Where a photo of a card is in an archive. */
export const photoEntry = (cardId: string, width: number, ending: Ending) => `photos/${cardId}-${width}.${ending}`

/** Under a name of their own, before a row names them: nobody's photo can be written over. */
export async function keepPhotos(ctx: MemberContext, records: Pictured[], archive: Archive): Promise<KeptPhotos> {
  const here = await cardIdsHere(
    ctx,
    records.map(({ id }) => id),
  )
  const { kept, others }: KeptPhotos = { kept: new Map(), others: new Set() }
  const known = await ownPhotos(ctx, [...here.values()])
  for (const { id, photo } of records) {
    const cardId = here.get(id) ?? id
    const mine = known.get(cardId)
    if (photo && mine === undefined) kept.set(cardId, await keepPhoto(ctx, { from: id, cardId, photo }, archive))
    if (photo && mine && !(await isSamePhoto(ctx, { from: id, cardId, photo: mine }, archive))) others.add(cardId)
  }
  return { kept, others }
}

/** The photos of those cards that are here; null for one without. */
async function ownPhotos(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return new Map<string, Photo | null>()
  const mine = ctx.db.selectFrom('cards').select(['id', 'photo']).where('memberId', '=', ctx.member.id)
  return new Map((await mine.where('id', 'in', ids).execute()).map(({ id, photo }) => [id, photo]))
}

type Wanted = { from: string; cardId: string; photo: Omit<Photo, 'id'> }

/** Whether what is here has the bytes that the archive has, as far as it has them. */
async function isSamePhoto(ctx: MemberContext, { from, cardId, photo }: Wanted & { photo: Photo }, archive: Archive) {
  for (const width of photo.widths) {
    for (const ending of endings) {
      const theirs = archive.manifest.files[photoEntry(from, width, ending)]
      const mine = await wholeFile(ctx, photoFile(cardId, photo, width, ending))
      if (!theirs || !mine) continue
      const hash = createHash('sha256')
      for await (const part of mine) hash.update(part)
      if (hash.digest('hex') !== theirs.sha256) return false
    }
  }
  return true
}

async function keepPhoto(ctx: MemberContext, { from, cardId, photo }: Wanted, archive: Archive) {
  if (widthsOf(photo).join() !== photo.widths.join()) return null
  const kept: Photo = { id: randomUUIDv7(), widths: photo.widths, width: photo.width, height: photo.height }
  for (const width of kept.widths) {
    for (const ending of endings) {
      const isKept = await archive.withFile(photoEntry(from, width, ending), photoUpload.maxBytes, async (file) => {
        if (!file || !(await isPlainPhoto(file.path, ending, scaled(kept, width)))) return false
        await ctx.blobs.put(photoFile(cardId, kept, width, ending), file.path, mediaTypes[ending])
        return true
      })
      if (!isKept) {
        await removePhotoFiles(ctx, cardId, kept)
        return null
      }
    }
  }
  return kept
}
