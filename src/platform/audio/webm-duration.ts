import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ByteRange, StoredFile } from '#contract/files.ts'
import { elementAt, numberAt } from './ebml.ts'

const ids = { segment: 0x18538067, info: 0x1549a966, timeScale: 0x2ad7b1, duration: 0x4489 }

/**
 * A recording as players need it. Browsers record WebM without a duration, so players show none and can't seek: it is added
 * while the file is sent. What is stored stays as it came.
 */
export async function toPlayable(file: StoredFile): Promise<StoredFile> {
  const { mediaType, seconds, size, version } = file
  if (mediaType !== 'audio/webm' || !seconds) return file
  const head = await buffer(await file.open({ start: 0, end: Math.min(maxHeadBytes, size) - 1 }))
  const replaced = replaceHead(head, seconds)
  if (!replaced) return file
  const { bytes, until } = replaced
  const shift = bytes.length - until
  const open = async ({ start, end }: ByteRange) => {
    const first = bytes.subarray(start, end + 1)
    if (end < bytes.length) return Readable.from([first])
    const openRest = () => file.open({ start: Math.max(start - shift, until), end: end - shift })
    return first.length === 0 ? openRest() : Readable.from(join(first, openRest))
  }
  return { ...file, size: size + shift, version: `${version}-d`, open }
}

const maxHeadBytes = 4096

/** The file is opened when it is read: of a listener who is gone by then, it would stay open. */
async function* join(first: Buffer, openRest: () => Promise<Readable>) {
  yield first
  yield* await openRest()
}

/** The beginning of a file with its duration, and where the old one ends. Null if it has one, or an index that would no longer fit. */
function replaceHead(head: Buffer, seconds: number) {
  const header = elementAt(head, 0)
  const segment = header && elementAt(head, header.from + header.length)
  if (segment?.id !== ids.segment || segment.length !== Number.POSITIVE_INFINITY) return null
  const info = elementAt(head, segment.from)
  if (info?.id !== ids.info || info.from + info.length > head.length) return null
  const until = info.from + info.length
  let ticks = 1_000_000
  for (let at = info.from; at < until; ) {
    const each = elementAt(head, at)
    if (!each || each.id === ids.duration) return null
    if (each.id === ids.timeScale) ticks = numberAt(head, each) || ticks
    at = each.from + each.length
  }
  const duration = Buffer.from([0x44, 0x89, 0x88, ...Buffer.alloc(8)])
  duration.writeDoubleBE((seconds * 1e9) / ticks, 3)
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(info.length + duration.length))
  // A length of eight bytes begins with this bit.
  length[0] = 1
  const infoId = head.subarray(segment.from, segment.from + 4)
  const content = head.subarray(info.from, until)
  return { bytes: Buffer.concat([head.subarray(0, segment.from), infoId, length, content, duration]), until }
}
