import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { videoBackgrounds } from '../designs/video-backgrounds.ts'
import { Refusal } from '../errors.ts'
import { isKnown, rangeOf } from '../ranges.ts'

const mediaTypes = { mp4: 'video/mp4', webp: 'image/webp', jpg: 'image/jpeg' } as const
type Ending = keyof typeof mediaTypes

const known = new Map<string, Ending>(
  videoBackgrounds.flatMap(({ id }) => endings().map((ending) => [`${id}.${ending}`, ending] as const)),
)
const folder = new URL('../../assets/video-backgrounds/', import.meta.url)
const read = new Map<string, Facts>()

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
    return send(request, reply, { ...facts, file, mediaType: mediaTypes[ending] })
  })
}

type Sent = Facts & { file: string; mediaType: string }

function send(request: FastifyRequest, reply: FastifyReply, { version, size, file, mediaType }: Sent) {
  const etag = `"${version}"`
  const { headers } = request
  const isVersioned = request.url.endsWith(`?${version}`)
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send()
  const isStale = headers['if-range'] !== undefined && headers['if-range'] !== etag
  const range = isStale ? 'whole' : rangeOf(headers.range, size)
  if (range === 'none') {
    reply.header('content-range', `bytes */${size}`)
    throw new Refusal('no_such_range', `The file ends before this part: it has ${size} bytes.`)
  }
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  reply.headers({ 'content-type': mediaType, 'content-length': end - start + 1 })
  return reply.send(
    request.method === 'HEAD' ? Readable.from([]) : createReadStream(new URL(file, folder), { start, end }),
  )
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
