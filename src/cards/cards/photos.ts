import type { Upload } from '#contract/files.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import type { MemberContext, PreparedChange } from '#platform/context/context.ts'
import type { Photo } from '#platform/db/schema/values.ts'
import { photoBytes, refuseOverStorage } from '#platform/storage/storage.ts'
import { photoFileKeys, removePhotoFiles, storePhoto } from './photo-files.ts'
import { type CardView, changeCard, getRow } from './row.ts'

/** Refuses an unknown card before the photo is uploaded. */
export async function expectPhoto(ctx: MemberContext, { id }: { id: string }) {
  await getRow(ctx, id)
}

export async function preparePhoto(
  ctx: MemberContext,
  { id, photo: upload }: { id: string; photo: Upload },
): Promise<PreparedChange<CardView>> {
  await refuseOverStorage(ctx, photoBytes.card)
  const photo = await storePhoto(ctx, id, upload.path)
  return { commit: (ctx) => changePhoto(ctx, id, photo), abandon: () => removePhotoFiles(ctx, id, photo) }
}

export async function removePhoto(ctx: MemberContext, { id }: { id: string }) {
  return changePhoto(ctx, id, null)
}

/** The files of the previous photo are removed with it. */
function changePhoto(ctx: MemberContext, id: string, photo: Photo | null) {
  return changeCard(ctx, id, async (ctx, row) => {
    if (row.photo) await removeLater(ctx, photoFileKeys(id, row.photo))
    return { photo }
  })
}
