import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lazy } from '#language/phrases/lazy.ts'
import { matchesEtag } from '#platform/network/etag.ts'

/** A response body, compressed once for all requests that accept the encoding. */
export type Compressed = {
  type: string
  cache: string
  etag: string
  plain: Buffer
  br: () => Promise<Buffer>
  gzip: () => Promise<Buffer>
}

/** What a browser keeps for good is worth the time of the smallest size. */
export function compress(type: string, cache: string, text: string): Compressed {
  const plain = Buffer.from(text)
  return {
    type,
    cache,
    etag: `"${digest(text)}"`,
    plain,
    br: lazy(() => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: isKept(cache) ? 11 : 5 } })),
    gzip: lazy(() => promisify(gzip)(plain)),
  }
}

const brotli = promisify(brotliCompress)
const isKept = (cache: string) => cache.includes('immutable')

export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Compressed,
  { vary = 'accept-encoding' } = {},
) {
  const { headers } = request
  // Weak, because the same page has different bytes in each encoding.
  reply.headers({ etag: `W/${body.etag}`, 'cache-control': body.cache, vary })
  if (matchesEtag(headers['if-none-match'], body.etag)) return reply.code(304).send()
  const encoding = chooseEncoding(String(headers['accept-encoding'] ?? ''))
  reply.header('content-type', body.type)
  if (encoding === null) return reply.send(body.plain)
  return reply.header('content-encoding', encoding).send(await body[encoding]())
}

/** Something that is the same for everyone while the service runs. It is made at the first request. */
export function serveStatic(app: FastifyInstance, path: string, { type, cache, make }: StaticFile) {
  const body = lazy(async () => compress(`${type}; charset=utf-8`, cache, await make()))
  app.get(path, async (request, reply) => sendCompressed(request, reply, await body()))
}

type StaticFile = { type: string; cache: string; make: () => string | Promise<string> }

/** A file whose address changes with its contents, so that browsers can cache it for good. It is made when first needed. */
export function fileForGood(path: string, make: () => string) {
  const text = lazy(make)
  const address = lazy(() => `${path}?${digest(text())}`)
  return {
    text,
    address,
    serve: (app: FastifyInstance) => serveStatic(app, path, { ...formatForGood(path), make: text }),
  }
}

export function formatForGood(path: string) {
  return { type: types[extname(path)] ?? 'application/octet-stream', cache: 'public, max-age=31536000, immutable' }
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/speculationrules+json',
}

export const digest = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 16)

function chooseEncoding(accepted: string) {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted) ? 'gzip' : null
}

/** A third of the scripts is types, comments and spaces, which are for readers of the source. */
export function shrinkScript(script: string) {
  return script
    .replaceAll(/\/\*\*[\s\S]*?\*\/ ?/g, '')
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/^\s+/gm, '')
    .replaceAll(/ (=>|===|!==|&&|\|\||\?\?|[=?:]) /g, '$1')
    .replaceAll(') {', '){')
    .replaceAll(/ ?([{,(])\n/g, '$1')
}

/** Removes comments and white space. No string in the sheets contains a brace, a comma or two spaces. */
export function shrinkSheet(css: string) {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(/(?<=[ :,(-])0\.(?=\d)/g, '.')
    .replaceAll(';}', '}')
    .trim()
}
