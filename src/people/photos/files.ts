import { storeBytes } from '#platform/blobs/blobs.ts'
import { removeAllLater, removeLater } from '#platform/blobs/cleanup/remove.ts'
import { isUnavailable } from '#platform/blobs/failures.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import { type Ending, mediaTypes } from '#platform/images/photo.ts'
import { originalFile, photoFiles, type SquareSize, squareFiles, squarePhotoOf } from '#platform/images/square-photo.ts'

type Owner = { member: { id: string } }

/** Where the photos of a member's people are among the blobs. */
export const photosOf = ({ member }: Owner) => `portraits/${member.id}/`

/** The key of a file does not name the person, so that a merge can hand the photo over. */
export const photoKey = (owner: Owner, photo: string, size: SquareSize | OriginalSize, ending: Ending) =>
  `${photosOf(owner)}${photo}-${size}.${ending}`

type OriginalSize = (typeof originalFile)['size']

/** The keys of all files that a photo may have. */
export const photoKeys = (owner: Owner, photo: string) =>
  photoFiles.map(({ size, ending }) => photoKey(owner, photo, size, ending))

/** The keys of the files that every photo has. */
export const squareKeys = (owner: Owner, photo: string) =>
  squareFiles.map(({ size, ending }) => photoKey(owner, photo, size, ending))

/** The key of the whole picture; null if the squares are as large. */
export async function findOriginalKey(ctx: Owner & Pick<Kith, 'blobs'>, photo: string) {
  const key = photoKey(ctx, photo, originalFile.size, originalFile.ending)
  return (await ctx.blobs.madeAt(key)) === null ? null : key
}

/** Makes a photo from an image and stores its files, before a row refers to them. */
export async function storePhoto(ctx: Owner & Pick<Kith, 'blobs'>, photo: string, image: string | Buffer) {
  try {
    for (const { size, ending, bytes } of await squarePhotoOf(image))
      await storeBytes(ctx, photoKey(ctx, photo, size, ending), bytes, mediaTypes[ending])
  } catch (error) {
    if (!isUnavailable(error)) await removePhotoFiles(ctx, photo).catch(() => {})
    throw error
  }
}

export async function removePhotoFiles(ctx: Owner & Pick<Kith, 'blobs'>, photo: string) {
  for (const key of photoKeys(ctx, photo)) await ctx.blobs.remove(key)
}

/** Removes the photos of a member whose account is removed. */
export const forgetAllPhotos = (ctx: MemberContext) => removeAllLater(ctx, photosOf(ctx))

/** When people are removed: their photos, and those of the people who were merged into them. */
export async function forgetPhotos(ctx: MemberContext, ids: string[]) {
  const people = await ctx.db
    .selectFrom('connections')
    .select('photo')
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  const merges = await ctx.db
    .selectFrom('merges')
    .select('before')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', 'in', ids)
    .where('undoneAt', 'is', null)
    .execute()
  const all = [...people, ...merges.flatMap(({ before }) => before.other ?? [])]
  const photos = new Set(all.flatMap(({ photo }) => photo ?? []))
  await removeLater(
    ctx,
    [...photos].flatMap((photo) => photoKeys(ctx, photo)),
  )
}
