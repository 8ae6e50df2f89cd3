import { say } from '#contract/texts/text.ts'
import { photoKey, squareKeys, storePhoto } from '#people/photos/files.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { mediaTypes } from '#platform/images/photo.ts'
import { maxOriginalBytes, originalFile } from '#platform/images/square-photo.ts'
import type { Archive } from '../zip/open-archive.ts'
import { isPlainPhoto } from './check-photo.ts'

/** The file of a person's photo in the archive: the largest one, from which the others are made again. */
export const portraitEntryName = (photo: string) => `portraits/${photo}.webp`
const maxPortraitBytes = 1024 * 1024

/** The whole picture, where it is larger than that. */
export const originalEntryName = (photo: string) => `portraits/${photo}.jpg`

export const portraitBlob = (ctx: MemberContext, photo: string) => photoKey(ctx, photo, 320, 'webp')

/** Saves photos of people that are not stored yet. Returns those that are missing or invalid. */
export async function savePortraits(ctx: MemberContext, photos: Iterable<string>, archive: Archive) {
  const missing = new Set<string>()
  for (const photo of new Set(photos))
    if (!(await isStored(ctx, photo)) && !(await savePortrait(ctx, photo, archive))) missing.add(photo)
  return missing
}

async function isStored(ctx: MemberContext, photo: string) {
  for (const key of squareKeys(ctx, photo)) if ((await ctx.blobs.madeAt(key)) === null) return false
  return true
}

function savePortrait(ctx: MemberContext, photo: string, archive: Archive) {
  return archive.withFile(portraitEntryName(photo), maxPortraitBytes, async (file) => {
    const isSquare = ({ width, height }: { width: number; height: number }) => width === height && width <= 320
    if (!file || !(await isPlainPhoto(file.path, 'webp', isSquare))) return false
    await storePhoto(ctx, photo, file.path)
    await ctx.blobs.put(portraitBlob(ctx, photo), file.path, mediaTypes.webp)
    await saveOriginal(ctx, photo, archive)
    return true
  })
}

function saveOriginal(ctx: MemberContext, photo: string, archive: Archive) {
  const { size, ending } = originalFile
  return archive.withFile(originalEntryName(photo), maxOriginalBytes, async (file) => {
    const fits = ({ width, height }: { width: number; height: number }) => Math.max(width, height) <= size
    if (!file || !(await isPlainPhoto(file.path, ending, fits))) return
    await ctx.blobs.put(photoKey(ctx, photo, size, ending), file.path, mediaTypes[ending])
  })
}

export const missingPortrait = say('sentences.archive.portrait')
