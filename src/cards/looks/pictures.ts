import type { Upload } from '#contract/files.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import type { MemberContext, PreparedChange } from '#platform/context/context.ts'
import type { Photo } from '#platform/db/schema/values.ts'
import type { PictureKind } from '#platform/images/frame.ts'
import { photoBytes, refuseOverStorage } from '#platform/storage/storage.ts'
import { photoFileKeys, removePhotoFiles, storePhoto } from '../cards/photo-files.ts'
import { type CardView, changeCard, getRow } from '../cards/row.ts'
import { readCut } from './cut.ts'

/** Refuses an unknown card before the picture is uploaded. */
export async function expectPicture(ctx: MemberContext, { id }: { id: string }) {
  await getRow(ctx, id)
}

type NewPicture = { id: string; photo: Upload; turn?: string | undefined; crop?: string | undefined }

export const preparePicture =
  (kind: PictureKind) =>
  async (ctx: MemberContext, { id, photo: upload, turn, crop }: NewPicture): Promise<PreparedChange<CardView>> => {
    const cut = readCut({ turn, crop })
    await refuseOverStorage(ctx, photoBytes.card)
    const photo = await storePhoto(ctx, { cardId: id, kind, path: upload.path, cut })
    return { commit: (ctx) => changePicture(ctx, { id, kind, photo }), abandon: () => removePhotoFiles(ctx, id, photo) }
  }

export const removePicture =
  (kind: PictureKind) =>
  (ctx: MemberContext, { id }: { id: string }) =>
    changePicture(ctx, { id, kind, photo: null })

/** The files of the previous picture are removed with it. */
function changePicture(
  ctx: MemberContext,
  { id, kind, photo }: { id: string; kind: PictureKind; photo: Photo | null },
) {
  return changeCard(ctx, id, async (ctx, row) => {
    const previous = row[kind]
    if (previous) await removeLater(ctx, photoFileKeys(id, previous))
    return { [kind]: photo, ...(photo && kind === 'backgroundImage' && { videoBackgroundId: null }) }
  })
}
