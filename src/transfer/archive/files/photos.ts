import { createHash, randomUUIDv7 } from 'node:crypto'
import { photoFile, removePhotoFiles } from '#cards/cards/photo-files.ts'
import { Refusal } from '#contract/errors.ts'
import { isMissing } from '#platform/blobs/failures.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Photo } from '#platform/db/schema/values.ts'
import { type PictureKind, pictureKinds, scaled, widthsOf } from '#platform/images/frame.ts'
import { type Ending, mediaTypes } from '#platform/images/photo.ts'
import { photoUpload } from '#platform/uploads/media-kinds.ts'
import { resolveCardIds } from '../records/card-ids.ts'
import type { Archive } from '../zip/open-archive.ts'
import { isPlainPhoto } from './check-photo.ts'

type Size = Omit<Photo, 'id'>
type CardPictures = { id: string } & { [Kind in PictureKind]?: Size | undefined }

/** The pictures of a card; null where one is invalid. */
export type SavedPictures = { [Kind in PictureKind]?: Photo | null }

/** By card id here: the pictures saved for new cards, and the cards whose pictures differ. */
export type SavedPhotos = { saved: Map<string, SavedPictures>; different: Set<string> }

/** Saves the pictures of new cards under new ids, so that no existing picture is overwritten. */
export async function savePhotos(ctx: MemberContext, records: CardPictures[], archive: Archive): Promise<SavedPhotos> {
  const idsHere = await resolveCardIds(
    ctx,
    records.map(({ id }) => id),
  )
  const { saved, different }: SavedPhotos = { saved: new Map(), different: new Set() }
  const own = await ownPictures(ctx, [...idsHere.values()])
  for (const record of records) {
    const cardId = idsHere.get(record.id) ?? record.id
    const mine = own.get(cardId)
    const pictures: SavedPictures = {}
    for (const kind of pictureKinds) {
      const photo = record[kind]
      const source = { from: record.id, cardId, kind }
      if (photo && !mine) pictures[kind] = await savePhoto(ctx, { ...source, photo }, archive)
      const here = mine?.[kind]
      if (photo && here && !(await isSamePhoto(ctx, { ...source, photo: here }, archive))) different.add(cardId)
    }
    saved.set(cardId, pictures)
  }
  return { saved, different }
}

/** The pictures of the member's cards. */
async function ownPictures(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return new Map<string, { [Kind in PictureKind]: Photo | null }>()
  const cards = ctx.db.selectFrom('cards').select(['id', 'photo', 'logo', 'backgroundImage'])
  const mine = await cards.where('memberId', '=', ctx.member.id).where('id', 'in', ids).execute()
  return new Map(mine.map(({ id, ...pictures }) => [id, pictures]))
}

type PhotoSource<Picture> = { from: string; cardId: string; kind: PictureKind; photo: Picture }

/** Whether the stored files equal those in the archive, as far as both exist. */
async function isSamePhoto(
  ctx: MemberContext,
  { from, cardId, kind, photo }: PhotoSource<Photo>,
  { manifest }: Archive,
) {
  for (const width of photo.widths) {
    for (const ending of photoEndings) {
      const theirs = manifest.files[photoEntryName(from, kind, width, ending)]
      const mine = await findBlob(ctx, photoFile(cardId, photo, width, ending))
      if (!theirs || !mine) continue
      const hash = createHash('sha256')
      for await (const part of mine) hash.update(part)
      if (hash.digest('hex') !== theirs.sha256) return false
    }
  }
  return true
}

async function savePhoto(ctx: MemberContext, { from, cardId, kind, photo }: PhotoSource<Size>, archive: Archive) {
  if (widthsOf(photo, kind).join() !== photo.widths.join()) return null
  const saved: Photo = { ...photo, id: randomUUIDv7() }
  const copy = (width: number, ending: Ending) =>
    archive.withFile(photoEntryName(from, kind, width, ending), photoUpload.maxBytes, async (file) => {
      const { width: wide, height: high } = scaled(saved, width)
      const isExpected = (size: { width: number; height: number }) => size.width === wide && size.height === high
      if (!file || !(await isPlainPhoto(file.path, ending, isExpected))) return false
      await ctx.blobs.put(photoFile(cardId, saved, width, ending), file.path, mediaTypes[ending])
      return true
    })
  for (const width of saved.widths) {
    for (const ending of photoEndings) {
      if (await copy(width, ending)) continue
      await removePhotoFiles(ctx, cardId, saved)
      return null
    }
  }
  return saved
}

export const photoEndings = Object.keys(mediaTypes) as Ending[]

const marks: Record<PictureKind, string> = { photo: '', logo: '-logo', backgroundImage: '-background' }

/** The file of a card's picture in the archive. */
export const photoEntryName = (cardId: string, kind: PictureKind, width: number, ending: Ending) =>
  `photos/${cardId}${marks[kind]}-${width}.${ending}`

/** The bytes of a blob, or null when it is missing. */
export async function findBlob({ blobs }: MemberContext, key: string) {
  try {
    const size = await blobs.sizeOf(key)
    return size > 0 ? await blobs.open(key, { start: 0, end: size - 1 }) : null
  } catch (error) {
    if (isMissing(error) || (error instanceof Refusal && error.code === 'not_found')) return null
    throw error
  }
}
