import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '#door/http/etag.ts'

/** Something to send, squeezed once for all who take it so. */
export type Packed = {
  type: string
  cache: string
  etag: string
  plain: Buffer
  br: () => Buffer
  gzip: () => Buffer
}

export function packed(type: string, cache: string, text: string): Packed {
  const plain = Buffer.from(text)
  return {
    type,
    cache,
    etag: `"${digest(text)}"`,
    plain,
    br: once(() => brotli(plain)),
    gzip: once(() => gzipSync(plain)),
  }
}

export function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Packed) {
  const { headers } = request
  // Weak, because the same page has other bytes for those who take it squeezed.
  reply.headers({ etag: `W/${packed.etag}`, 'cache-control': packed.cache, vary: 'accept-encoding' })
  if (matchesEtag(headers['if-none-match'], packed.etag)) return reply.code(304).send()
  const coding = codingFor(String(headers['accept-encoding'] ?? ''))
  reply.header('content-type', packed.type)
  if (coding === null) return reply.send(packed.plain)
  return reply.header('content-encoding', coding).send(packed[coding]())
}

/** What is the same for everyone and for as long as the service runs; made when somebody first asks for it. */
export function serveFixed(app: FastifyInstance, path: string, { type, cache, make }: Fixed) {
  const made = once(() => packed(`${type}; charset=utf-8`, cache, make()))
  app.get(path, (request, reply) => sendPacked(request, reply, made()))
}

type Fixed = { type: string; cache: string; make: () => string }

export const digest = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 16)

function codingFor(accepted: string) {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted) ? 'gzip' : null
}

const brotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

function once<T>(make: () => T) {
  let made: T | undefined
  return () => (made ??= make())
}
