import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { Refusal } from '#contract/errors.ts'
import type { ByteRange } from '#contract/files.ts'
import { say } from '#contract/texts/text.ts'
import { publicCaching, sendStoredFile } from '#door/http/file-response.ts'

const mediaTypes = { mp4: 'video/mp4', webp: 'image/webp', jpg: 'image/jpeg' } as const
type Ending = keyof typeof mediaTypes

const fileTypes = new Map<string, Ending>(
  videoBackgrounds.flatMap(({ id }) => videoEndings().map((ending) => [`${id}.${ending}`, ending] as const)),
)
const folder = new URL('../../../assets/video-backgrounds/', import.meta.url)
const cache = new Map<string, FileInfo>()

/** A URL without a version may have other contents tomorrow. */
const cacheForAnHour = { ...publicCaching, 'cache-control': 'public, max-age=3600' }

type FileInfo = { version: string; size: number }

/** The path of a background's file, which changes with its contents. Null if the file is missing. */
export function videoPath(id: string, ending: Ending) {
  const file = `${id}.${ending}`
  const info = readFileInfo(file)
  return info && `/video-backgrounds/${file}?${info.version}`
}

/** Serves byte ranges too: Safari plays no video without them. */
export function serveVideoFiles(app: FastifyInstance) {
  app.get<{ Params: { file: string } }>('/video-backgrounds/:file', async (request, reply) => {
    const { file } = request.params
    const ending = fileTypes.get(file)
    const info = ending && readFileInfo(file)
    if (!info) throw new Refusal('not_found', say('refusals.card.noVideoFile'))
    const open = async (range: ByteRange) => createReadStream(new URL(file, folder), range)
    const video = { ...info, mediaType: mediaTypes[ending], filename: file, open }
    return sendStoredFile(
      request,
      reply,
      video,
      request.url.endsWith(`?${info.version}`) ? publicCaching : cacheForAnHour,
    )
  })
}

/** Read on first use: most instances show few of them. */
function readFileInfo(file: string): FileInfo | null {
  const cached = cache.get(file)
  const path = new URL(file, folder)
  if (cached || !existsSync(path)) return cached ?? null
  const bytes = readFileSync(path)
  const info = { version: createHash('sha256').update(bytes).digest('base64url').slice(0, 12), size: bytes.length }
  cache.set(file, info)
  return info
}

function videoEndings() {
  return Object.keys(mediaTypes) as Ending[]
}
