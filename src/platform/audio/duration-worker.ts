import { parentPort } from 'node:worker_threads'
import { parseFile } from 'music-metadata'
import { elementAt, numberAt } from './ebml.ts'
import { fragmentedMp4Seconds } from './mp4-length.ts'
import { type Source, withSource } from './source.ts'

// Reads untrusted recordings in its own thread.

type File = { path: string; mediaType: string }

parentPort?.on('message', async (file: File) =>
  parentPort?.postMessage((await addFragments(file)) ?? (await readDuration(file)) ?? (await computeDuration(file))),
)

/** First: what the index of a recording in fragments says is wrong. */
async function addFragments({ path, mediaType }: File) {
  return mediaType === 'audio/mp4' ? withSource(path, fragmentedMp4Seconds) : null
}

async function readDuration({ path }: File) {
  try {
    const { format } = await parseFile(path, { duration: true, skipCovers: true, skipPostHeaders: true })
    return format.duration || null
  } catch {
    return null
  }
}

async function computeDuration({ path, mediaType }: File) {
  return mediaType === 'audio/webm' ? withSource(path, webmSeconds) : null
}

const ids = { timeScale: 0x2ad7b1, timecode: 0xe7, simpleBlock: 0xa3, group: 0xa0, block: 0xa1 }
const clusterId = Buffer.from([0x1f, 0x43, 0xb6, 0x75])

/** The duration in seconds of a WebM file without one: browsers stream recordings and cannot fill it in later. */
async function webmSeconds(source: Source): Promise<number | null> {
  const ticks = await lastTicks(source)
  if (ticks === null) return null
  return (ticks * (await timeScale(source))) / 1e9
}

/** Nanoseconds per tick; a million by default. */
async function timeScale({ read }: Source) {
  const head = await read(0, 16_384)
  const at = head.indexOf(Buffer.from([0x2a, 0xd7, 0xb1]))
  const element = at < 0 ? null : elementAt(head, at)
  return (element && numberAt(head, element)) || 1_000_000
}

/** Searches from the end, window by window, for the last cluster. Its last block tells the end time. */
async function lastTicks({ size, read }: Source) {
  let tries = 0
  for (let end = size; end > 0; end -= window - overlap) {
    const from = Math.max(0, end - window)
    const bytes = await read(from, end - from)
    for (let at = bytes.lastIndexOf(clusterId); at >= 0; at = at > 0 ? bytes.lastIndexOf(clusterId, at - 1) : -1) {
      if (++tries > maxTries) return null
      const ticks = await clusterEnd(await read(from + at, maxClusterBytes))
      if (ticks !== null) return ticks
    }
  }
  return null
}

const window = 1024 * 1024
const overlap = 64
/** Audio data can contain the four bytes that start a cluster by chance, but not often. */
const maxTries = 10
/** The largest cluster: half a minute of audio at the highest bit rate. */
const maxClusterBytes = 4 * 1024 * 1024

async function clusterEnd(bytes: Buffer) {
  const cluster = elementAt(bytes, 0)
  let start: number | null = null
  const times: number[] = []
  for (let at = cluster?.from ?? 0; at < bytes.length; ) {
    const each = elementAt(bytes, at)
    if (!each || each.length === Number.POSITIVE_INFINITY) break
    if (each.id === ids.timecode) start = numberAt(bytes, each)
    const block = each.id === ids.group ? elementAt(bytes, each.from) : each
    if (block && (block.id === ids.simpleBlock || block.id === ids.block) && block.from + 3 < bytes.length)
      times.push(bytes.readInt16BE(block.from + 1))
    at = each.from + each.length
  }
  if (start === null) return null
  const last = times.at(-1) ?? 0
  // The last block plays about as long as the one before it.
  return start + last + (last - (times.at(-2) ?? last))
}
