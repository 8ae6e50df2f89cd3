import { wrongField } from '#contract/errors.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { videoBackgrounds } from '../designs/video-backgrounds.ts'
import { changeCard } from './row.ts'

export async function setVideoBackground(
  ctx: MemberContext,
  { id, backgroundId }: { id: string; backgroundId: string | null },
) {
  if (backgroundId !== null && !videoBackgrounds.some((each) => each.id === backgroundId)) {
    const known = videoBackgrounds.map((each) => each.id).join(', ')
    throw wrongField('backgroundId', `is not a video background. Use one of: ${known}`)
  }
  return changeCard(ctx, id, async () => ({ videoBackgroundId: backgroundId }))
}
