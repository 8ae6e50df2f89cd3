import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { House } from '../harness/harness.ts'

/** An image of two colours, so that a truncated file differs from a whole one. */
export function picture(width: number, height: number, { alpha = 1 } = {}): Sharp {
  const left = { create: { width: Math.ceil(width / 2), height, channels: 4, background: '#d33' } } as const
  const background = { r: 40, g: 90, b: 200, alpha }
  return sharp({ create: { width, height, channels: alpha < 1 ? 4 : 3, background } }).composite([
    { input: left, gravity: 'west' },
  ])
}

/** Noise, which does not compress: for large files and truncated ones. */
export function noise(width: number, height: number): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
}

type Chunk = [name: string, content: Buffer]

/** A PNG file of these chunks. */
export function png(chunks: Chunk[]) {
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks.map(chunk)])
}

function chunk([name, content]: Chunk) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

export function pngHead(width: number, height: number, { depth = 8, colour = 0, interlaced = 0 } = {}): Chunk {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colour, 0, 0, interlaced], 8)
  return ['IHDR', head]
}

/** A black image of one bit per pixel: few bytes for many pixels. */
export function blackPng(width: number, height: number) {
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  return png([
    pngHead(width, height, { depth: 1 }),
    ['IDAT', deflateSync(rows, { level: 9 })],
    ['IEND', Buffer.alloc(0)],
  ])
}

/** Inserts a segment after the first two bytes of a JPEG. */
export function withSegment(jpeg: Buffer, marker: number, content: string) {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(content, 'latin1'), jpeg.subarray(2)])
}

export const cutOff = (file: Buffer, share: number) => file.subarray(0, Math.floor(file.length * share))

/** All stored photo files. */
export async function photoKeys({ kith: { blobs } }: House) {
  return (await Array.fromAsync(blobs.list('photos'))).flat()
}

type Answer = {
  code: string
  detail: string
  photo: { width: number; height: number; sizes: { webp: string; jpeg: string }[] }
}

/** Uploads a photo as the body. */
export function sendPhoto(
  house: House,
  cardId: string,
  token: string,
  photo: Buffer | ReadableStream,
  type = 'image/jpeg',
) {
  return fetch(`${house.url}/api/cards/${cardId}/photo`, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
    body: photo instanceof Buffer ? new Uint8Array(photo) : photo,
    duplex: 'half',
  }).then(async (response) => ({ status: response.status, body: (await response.json()) as Answer }))
}
