import type { MemberContext } from '#platform/context/context.ts'
import { templates } from './templates.ts'
import { videoBackgrounds } from './video-backgrounds.ts'

export async function listTemplates() {
  return { templates: templates.map(({ key: _, ...shown }) => shown) }
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
