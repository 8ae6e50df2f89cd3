import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { Refusal } from '#contract/errors.ts'
import type { ByteRange } from '#contract/files.ts'
import { publicCaching, sendStoredFile } from '#door/http/file-response.ts'

const mediaTypes = { mp4: 'video/mp4', webp: 'image/webp', jpg: 'image/jpeg' } as const
type Ending = keyof typeof mediaTypes

const known = new Map<string, Ending>(
  videoBackgrounds.flatMap(({ id }) => endings().map((ending) => [`${id}.${ending}`, ending] as const)),
)
const folder = new URL('../../../assets/video-backgrounds/', import.meta.url)
const read = new Map<string, Facts>()

/** Without its version, an address may show something else tomorrow. */
const forAWhile = { ...publicCaching, 'cache-control': 'public, max-age=3600' }

type Facts = { version: string; size: number }

/** Where a page finds a file of a background: at an address that changes with what is in it. Null where it is missing. */
export function videoPath(id: string, ending: Ending) {
  const file = `${id}.${ending}`
  const facts = factsOf(file)
  return facts && `/video-backgrounds/${file}?${facts.version}`
}

/** The files of video backgrounds, whole or in part: Safari plays nothing that does not come in parts. */
export function serveVideoFiles(app: FastifyInstance) {
  app.get<{ Params: { file: string } }>('/video-backgrounds/:file', async (request, reply) => {
    const { file } = request.params
    const ending = known.get(file)
    const facts = ending && factsOf(file)
    if (!facts) throw new Refusal('not_found', 'No video background has a file of this name.')
    const open = async (range: ByteRange) => createReadStream(new URL(file, folder), range)
    const video = { ...facts, mediaType: mediaTypes[ending], filename: file, open }
    return sendStoredFile(request, reply, video, request.url.endsWith(`?${facts.version}`) ? publicCaching : forAWhile)
  })
}

/** Read when first asked after: most instances show few of them. */
function factsOf(file: string): Facts | null {
  const found = read.get(file)
  const place = new URL(file, folder)
  if (found || !existsSync(place)) return found ?? null
  const bytes = readFileSync(place)
  const facts = { version: createHash('sha256').update(bytes).digest('base64url').slice(0, 12), size: bytes.length }
  read.set(file, facts)
  return facts
}

function endings() {
  return Object.keys(mediaTypes) as Ending[]
}
