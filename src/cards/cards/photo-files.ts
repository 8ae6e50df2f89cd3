import { randomUUIDv7 } from 'node:crypto'
import { storeBytes } from '#platform/blobs/blobs.ts'
import { isGone, isUnavailable } from '#platform/blobs/failures.ts'
import type { Kith } from '#platform/context/context.ts'
import type { Photo } from '#platform/db/schema/values.ts'
import type { PictureKind } from '#platform/images/frame.ts'
import { type Cut, type Ending, mediaTypes, photoOf } from '#platform/images/photo.ts'
import { photoFile } from './photo-view.ts'

type Files = Pick<Kith, 'blobs'>

const fileEndings = Object.keys(mediaTypes) as Ending[]

/** The folder of a card's photos among the blobs. */
export const photoFolder = (cardId: string) => `photos/${cardId}/`

/** The keys of all files of a photo. */
export function photoFileKeys(cardId: string, photo: Photo) {
  return photo.widths.flatMap((width) => fileEndings.map((ending) => photoFile(cardId, photo, width, ending)))
}

/** Makes a picture of a card from an image and stores its files, before a row refers to them. */
export async function storePhoto(ctx: Files, { cardId, kind, path, cut }: NewPicture): Promise<Photo> {
  const { files, ...size } = await photoOf(path, kind, cut)
  const photo = { id: randomUUIDv7(), ...size }
  const kept = files.map(({ width, ending, bytes }) =>
    storeBytes(ctx, photoFile(cardId, photo, width, ending), bytes, mediaTypes[ending]),
  )
  await allOrNone(ctx, cardId, photo, kept)
  return photo
}

type NewPicture = { cardId: string; kind: PictureKind; path: string; cut?: Cut }

/** Copies a picture for another card; null if it was removed meanwhile. */
export async function copyPhoto<Picture extends Photo>(
  ctx: Files,
  from: Owned<Picture>,
  cardId: string,
): Promise<Picture | null> {
  const photo = { ...from.photo, id: randomUUIDv7() }
  const copied = from.photo.widths.flatMap((width) =>
    fileEndings.map((ending) =>
      ctx.blobs.asFile(photoFile(from.id, from.photo, width, ending), (path) =>
        ctx.blobs.put(photoFile(cardId, photo, width, ending), path, mediaTypes[ending]),
      ),
    ),
  )
  try {
    await allOrNone(ctx, cardId, photo, copied)
    return photo
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

type Owned<Picture> = { id: string; photo: Picture }

export async function removePhotoFiles({ blobs }: Files, cardId: string, photo: Photo) {
  for (const key of photoFileKeys(cardId, photo)) await blobs.remove(key)
}

/** Waits for all before it removes them: a file that is still being written cannot be removed. */
async function allOrNone(ctx: Files, cardId: string, photo: Photo, puts: Promise<void>[]) {
  const failed = (await Promise.allSettled(puts)).find((each) => each.status === 'rejected')
  if (!failed) return
  if (!isUnavailable(failed.reason)) await removePhotoFiles(ctx, cardId, photo).catch(() => {})
  throw failed.reason
}
