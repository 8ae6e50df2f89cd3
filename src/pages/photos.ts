import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { photosOf } from '../cards/photo-files.ts'
import type { Kith } from '../context.ts'
import { Refusal } from '../errors.ts'
import { type Ending, mediaTypes } from '../images/photo.ts'
import { isKnown } from '../ranges.ts'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const isCard = new RegExp(`^${uuid}$`)
const isFile = new RegExp(`^${uuid}-[1-9]\\d{0,3}\\.(webp|jpg)$`)

type Path = { Params: { card: string; file: string } }

/** The photos of cards, for anyone who was given their address. What is at an address never changes. */
export function servePhotos(app: FastifyInstance, kith: Kith) {
  app.get<Path>('/photos/:card/:file', async (request, reply) => {
    const { card, file } = request.params
    const [, ending] = isFile.exec(file) ?? []
    if (!ending || !isCard.test(card)) throw noPhoto()
    return send(request, reply, kith, { key: photosOf(card) + file, mediaType: mediaTypes[ending as Ending], file })
  })
}

type Photo = { key: string; mediaType: string; file: string }

async function send(request: FastifyRequest, reply: FastifyReply, { blobs }: Kith, { key, mediaType, file }: Photo) {
  const size = await blobs.sizeOf(key).catch(unlessMissing)
  const etag = `"${file}"`
  const isThere = isKnown(request.headers['if-none-match'], etag)
  const isSent = request.method === 'GET' && !isThere
  const stream = isSent ? await blobs.open(key, { start: 0, end: size - 1 }).catch(unlessMissing) : Readable.from([])
  reply.headers({
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    // Mail and other sites show it too.
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (isThere) return reply.code(304).send()
  return reply.headers({ 'content-type': mediaType, 'content-length': size }).send(stream)
}

function unlessMissing(error: unknown): never {
  throw error instanceof Refusal && error.code === 'not_found' ? noPhoto() : error
}

const noPhoto = () =>
  new Refusal('not_found', 'There is no photo at this address. It may have been changed or removed.')
