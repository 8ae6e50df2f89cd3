import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { photoFileKeys } from '../cards/photo-files.ts'
import { changeCard } from '../cards/row.ts'
import { videoBackgrounds } from '../designs/video-backgrounds.ts'

/** A card has a video or an image behind it, not both. */
export async function setVideoBackground(
  ctx: MemberContext,
  { id, backgroundId }: { id: string; backgroundId: string | null },
) {
  if (backgroundId !== null && !videoBackgrounds.some((each) => each.id === backgroundId)) {
    const known = videoBackgrounds.map((each) => each.id).join(', ')
    throw wrongField('backgroundId', say('fields.notVideoBackgroundUseOne', { known }))
  }
  return changeCard(ctx, id, async (ctx, { backgroundImage }) => {
    if (backgroundId === null || !backgroundImage) return { videoBackgroundId: backgroundId }
    await removeLater(ctx, photoFileKeys(id, backgroundImage))
    return { videoBackgroundId: backgroundId, backgroundImage: null }
  })
}
