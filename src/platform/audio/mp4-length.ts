import type { Source } from './source.ts'

type Track = { timescale: number; sampleDuration: number; end: number }

/**
 * The duration in seconds of a fragmented MP4 file, or null if there are no fragments. Browsers record in fragments, and
 * the index in front of them is written when the length is not known yet.
 */
export async function fragmentedMp4Seconds(source: Source): Promise<number | null> {
  const tracks = new Map<number, Track>()
  const budget = { left: maxBoxes }
  for await (const box of boxesIn(source, { from: 0, to: source.size }, budget)) {
    if (box.name === 'moov') await readTracks(source, box, { tracks, budget })
    if (box.name === 'moof') await addFragment(await part(source, box), { tracks, budget })
  }
  const ends = [...tracks.values()].filter(({ end }) => end > 0).map(({ end, timescale }) => end / timescale)
  return ends.length > 0 ? Math.max(...ends) : null
}

/** Hours of fragments of a second: each has a header of six boxes, and its data. */
const maxBoxes = 200_000
/** The header of one fragment with hours of samples. */
const maxFragmentHeader = 8 * 1024 * 1024

/** A box read into memory: it is looked at many times. */
async function part({ read }: Source, { from, to }: Box): Promise<Source> {
  const bytes = await read(from, Math.min(to - from, maxFragmentHeader))
  return { size: bytes.length, read: async (at, length) => bytes.subarray(at, Math.max(at, at + length)) }
}

type Reading = { tracks: Map<number, Track>; budget: BoxBudget }

/** The time scale of each track, and how long a sample is where fragments do not say. */
async function readTracks(source: Source, movie: Box, { tracks, budget }: Reading) {
  const durations = new Map<number, number>()
  for await (const box of boxesIn(source, movie, budget)) {
    if (box.name === 'trak') await readTrack(source, box, { tracks, budget })
    if (box.name !== 'mvex') continue
    for await (const { name, from } of boxesIn(source, box, budget)) {
      const content = await source.read(from, 16)
      if (name === 'trex') durations.set(uint32(content, 4), uint32(content, 12))
    }
  }
  for (const [id, track] of tracks) track.sampleDuration = durations.get(id) ?? 0
}

async function readTrack(source: Source, track: Box, { tracks, budget }: Reading) {
  let id = 0
  for await (const box of boxesIn(source, track, budget)) {
    if (box.name === 'tkhd') id = fieldAfterTimes(await source.read(box.from, 24))
    if (box.name !== 'mdia') continue
    for await (const { name, from } of boxesIn(source, box, budget)) {
      const timescale = name === 'mdhd' ? fieldAfterTimes(await source.read(from, 24)) : 0
      if (timescale > 0) tracks.set(id, { timescale, sampleDuration: 0, end: 0 })
    }
  }
}

/** The field after the times of creation and change, which are longer in version 1. */
const fieldAfterTimes = (content: Buffer) => uint32(content, content[0] === 1 ? 20 : 12)

async function addFragment(header: Source, { tracks, budget }: Reading) {
  for await (const box of boxesIn(header, { from: 0, to: header.size }, budget)) {
    if (box.name === 'traf') await addTrackFragment(header, box, { tracks, budget })
  }
}

async function addTrackFragment(header: Source, fragment: Box, { tracks, budget }: Reading) {
  let track: Track | undefined
  let sampleDuration = 0
  for await (const { name, from, to } of boxesIn(header, fragment, budget)) {
    const content = await header.read(from, to - from)
    if (name === 'tfhd') {
      track = tracks.get(uint32(content, 4))
      sampleDuration = defaultDuration(content) ?? track?.sampleDuration ?? 0
    }
    if (!track) continue
    if (name === 'tfdt') track.end = Math.max(track.end, content[0] === 1 ? uint64(content, 4) : uint32(content, 4))
    if (name === 'trun') track.end += runDuration(content, sampleDuration)
  }
}

const hasFlag = (content: Buffer, flag: number) => (uint32(content, 0) & flag) !== 0

/** The duration of each sample in a fragment, if its header has one. */
function defaultDuration(content: Buffer) {
  const at = 8 + (hasFlag(content, 1) ? 8 : 0) + (hasFlag(content, 2) ? 4 : 0)
  return hasFlag(content, 8) ? uint32(content, at) : null
}

/** The duration of a run of samples. A run that is cut off counts as far as it goes. */
function runDuration(content: Buffer, sampleDuration: number) {
  const count = uint32(content, 4)
  if (!hasFlag(content, 0x100)) return count * sampleDuration
  const from = 8 + (hasFlag(content, 1) ? 4 : 0) + (hasFlag(content, 4) ? 4 : 0)
  const width = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => hasFlag(content, flag)).length
  let sum = 0
  for (let at = from, left = count; left > 0 && at + 4 <= content.length; at += width, left--)
    sum += uint32(content, at)
  return sum
}

const uint32 = (bytes: Buffer, at: number) => (at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0)
const uint64 = (bytes: Buffer, at: number) => (at + 8 <= bytes.length ? Number(bytes.readBigUInt64BE(at)) : 0)

/** A box of an MP4 file: its name, and where its content is. */
export type Box = { name: string; from: number; to: number }

/** How many boxes are looked at: nested boxes of a malicious file could take for ever. */
type BoxBudget = { left: number }

/** The boxes in a part of a file, in order. A box that claims to be longer than its parent ends with the parent. */
export async function* boxesIn({ read }: Pick<Source, 'read'>, { from, to }: Omit<Box, 'name'>, budget: BoxBudget) {
  for (let at = from; at + 8 <= to && budget.left > 0; budget.left--) {
    const head = await read(at, 16)
    if (head.length < 8) return
    const short = head.readUInt32BE(0)
    const isLong = short === 1 && head.length === 16
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short
    const start = at + (isLong ? 16 : 8)
    if (length < start - at) return
    yield { name: head.toString('latin1', 4, 8), from: start, to: Math.min(at + length, to) }
    at += length
  }
}
