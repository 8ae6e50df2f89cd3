import { wrongField } from '#contract/errors.ts'
import type { Upload } from '#contract/files.ts'
import { say } from '#contract/texts/text.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import type { MemberContext, PreparedChange } from '#platform/context/context.ts'
import type { Photo } from '#platform/db/schema/values.ts'
import type { PictureKind } from '#platform/images/frame.ts'
import type { Cut } from '#platform/images/photo.ts'
import { photoBytes, refuseOverStorage } from '#platform/storage/storage.ts'
import { photoFileKeys, removePhotoFiles, storePhoto } from '../cards/photo-files.ts'
import { type CardView, changeCard, getRow } from '../cards/row.ts'
import { videoBackgrounds } from '../designs/video-backgrounds.ts'

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

/** How a photo is turned and cropped, as its owner wrote it: `90` and `middle` or `12.5,0,75,100`. */
export function readCut({ turn = '0', crop }: { turn?: string | undefined; crop?: string | undefined }): Cut {
  return { quarters: Number(turn) / 90, region: readRegion(crop) }
}

function readRegion(crop: string | undefined) {
  if (crop === undefined || crop === 'middle') return crop ?? null
  const [left = 0, top = 0, width = 0, height = 0] = crop.split(',').map((percent) => Number(percent) / 100)
  const isWithin = width > 0 && height > 0 && left + width <= 1 + rounding && top + height <= 1 + rounding
  if (!isWithin) throw wrongField('crop', say('fields.partPhoto'))
  return { left, top, width, height }
}

const rounding = 0.001

/** A card has a video or an image behind it, not both. */
export async function setVideoBackground(
  ctx: MemberContext,
  { id, backgroundId }: { id: string; backgroundId: string | null },
) {
  if (backgroundId !== null && !videoBackgrounds.some((each) => each.id === backgroundId)) {
    const known = videoBackgrounds.map((each) => each.id).join(', ')
    throw wrongField('backgroundId', say('fields.notVideoBackground', { known }))
  }
  return changeCard(ctx, id, async (ctx, { backgroundImage }) => {
    if (backgroundId === null || !backgroundImage) return { videoBackgroundId: backgroundId }
    await removeLater(ctx, photoFileKeys(id, backgroundImage))
    return { videoBackgroundId: backgroundId, backgroundImage: null }
  })
}
