import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const pressed = promisify(deflate)
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A square PNG of black and white, one bit for each pixel. */
export async function blackAndWhite(size: number, rowAt: (y: number) => Buffer) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head[8] = 1
  const rows = Array.from({ length: size }, (_, y) => [unfiltered, rowAt(y)]).flat()
  const data = await pressed(Buffer.concat(rows), { level: 9 })
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

const unfiltered = Buffer.from([0])

function chunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A row of pixels, all white but for these runs. */
export function rowOf(size: number, runs: { x: number; length: number }[]) {
  const row = Buffer.alloc(Math.ceil(size / 8), 0xff)
  for (const { x, length } of runs)
    for (let at = x; at < x + length; at++) row[at >> 3] = (row[at >> 3] ?? 0) & ~(0x80 >> (at & 7))
  return row
}
