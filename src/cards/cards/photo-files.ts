import { randomUUIDv7 } from 'node:crypto'
import { storeBytes } from '#platform/blobs/blobs.ts'
import { removeAllLater } from '#platform/blobs/cleanup/remove.ts'
import { isGone, isUnavailable } from '#platform/blobs/failures.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import type { Logo, OwnColours, Photo } from '#platform/db/schema/values.ts'
import type { PictureKind } from '#platform/images/frame.ts'
import { type Cut, type Ending, mediaTypes, photoOf } from '#platform/images/photo.ts'

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

/** Removes all cards of a member whose account is removed, and the files of their photos. */
export async function forgetCards(ctx: MemberContext) {
  const cards = await ctx.db.deleteFrom('cards').where('memberId', '=', ctx.member.id).returning('id').execute()
  for (const { id } of cards) await removeAllLater(ctx, photoFolder(id))
}

/** The key of a photo's file among the blobs; with a slash in front, its path on the web. */
export const photoFile = (cardId: string, photo: Photo, width: number, ending: 'webp' | 'jpg') =>
  `photos/${cardId}/${photo.id}-${width}.${ending}`

type OwnLook = {
  id: string
  colours: OwnColours | null
  photo: Photo | null
  logo: Logo | null
  backgroundImage: Photo | null
}

/** A card's own colors, photo, logo and background. */
export function lookView(baseUrl: string, { id, colours, photo, logo, backgroundImage }: OwnLook) {
  return {
    colours: colours ?? undefined,
    photo: photo ? photoView(baseUrl, id, photo) : undefined,
    logo: logo ? { ...photoView(baseUrl, id, logo), ground: logo.ground } : undefined,
    backgroundImage: backgroundImage ? photoView(baseUrl, id, backgroundImage) : undefined,
  }
}

function photoView(baseUrl: string, cardId: string, photo: Photo) {
  const at = (width: number, ending: 'webp' | 'jpg') => `${baseUrl}/${photoFile(cardId, photo, width, ending)}`
  return {
    width: photo.width,
    height: photo.height,
    sizes: photo.widths.map((width) => ({ width, webp: at(width, 'webp'), jpeg: at(width, 'jpg') })),
  }
}
