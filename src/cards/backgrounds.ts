import type { MemberContext } from '../context.ts'
import { wrongField } from '../errors.ts'
import { changeCard } from './row.ts'
import { videoBackgrounds } from './video-backgrounds.ts'

export async function setVideoBackground(
  ctx: MemberContext,
  { id, backgroundId }: { id: string; backgroundId: string | null },
) {
  if (backgroundId !== null && !videoBackgrounds.some((each) => each.id === backgroundId)) {
    const known = videoBackgrounds.map((each) => each.id).join(', ')
    throw wrongField('backgroundId', `names no video background. There are: ${known}`)
  }
  return changeCard(ctx, id, async () => ({ videoBackgroundId: backgroundId }))
}

export async function listVideoBackgrounds({ config: { baseUrl } }: MemberContext) {
  const at = (file: string) => `${baseUrl}/video-backgrounds/${file}`
  return {
    videoBackgrounds: videoBackgrounds.map(({ id, name, description }) => ({
      id,
      name,
      description,
      videoUrl: at(`${id}.mp4`),
      posterUrl: at(`${id}.jpg`),
    })),
  }
}
