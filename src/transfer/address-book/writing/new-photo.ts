import { readPhotoJpeg } from '#cards/vcards/writing/address-book.ts'
import { Refusal } from '#contract/errors.ts'
import { isMadeFrom, newPhotoName, sha256Of } from '#people/connections/record/photo.ts'
import { removePhotoFiles, storePhoto } from '#people/photos/files.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { photoBytes, refuseOverStorage } from '#platform/storage/storage.ts'
import { hashOfJpeg } from '../photo-hashes.ts'
import type { SentPerson } from './sent-card.ts'

/** The change to a person's photo. A new one already has its files, which are removed if the change fails. */
export type PhotoChange = { kind: 'keep' } | { kind: 'remove' } | { kind: 'set'; photo: string; hash: string | null }

type Known = { photo: string | null; photoHash: string | null }

/** Re-encodes a photo if the device changed it. Slow, so not in a transaction. */
export async function preparePhotoChange(
  ctx: MemberContext,
  { image, hasPhotoLine }: SentPerson,
  { base, current }: { base: Pick<Known, 'photoHash'> | null; current: Known | null },
): Promise<PhotoChange> {
  if (!image) return { kind: base?.photoHash && !hasPhotoLine ? 'remove' : 'keep' }
  const hash = hashOfJpeg(image)
  const isKnown = hash === base?.photoHash || hash === current?.photoHash
  if (isKnown || (current?.photo && isMadeFrom(current.photo, image))) return { kind: 'keep' }
  const photo = newPhotoName(sha256Of(image))
  try {
    await refuseOverStorage(ctx, photoBytes.person)
    await storePhoto(ctx, photo, image)
  } catch (error) {
    // Without room, the rest of the card counts all the same.
    if (error instanceof Refusal && error.code === 'storage_full') return { kind: 'keep' }
    throw error
  }
  const jpeg = await readPhotoJpeg(ctx, photo)
  return { kind: 'set', photo, hash: jpeg && hashOfJpeg(jpeg) }
}

export async function abandonPhoto(ctx: MemberContext, change: PhotoChange) {
  if (change.kind === 'set') await removePhotoFiles(ctx, change.photo)
}
