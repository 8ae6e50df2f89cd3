import { spawnSync } from 'node:child_process'

type Box = { kind: string; body: Buffer }

/** The header data of a video file, without decoding. */
export function readMp4(file: Buffer) {
  const boxes = boxesIn(file)
  const movie = boxesIn(bodyOf(boxes, 'moov'))
  const header = bodyOf(movie, 'mvhd')
  const tracks = movie.filter(({ kind }) => kind === 'trak').map(({ body }) => boxesIn(body))
  const place = bodyOf(tracks[0] ?? [], 'tkhd')
  return {
    boxes: boxes.map(({ kind }) => kind),
    // Version 0 of both boxes, which short videos have.
    seconds: header.readUInt32BE(16) / header.readUInt32BE(12),
    width: place.readUInt32BE(76) / 65536,
    height: place.readUInt32BE(80) / 65536,
    tracks: tracks.map(aboutTrack),
  }
}

function aboutTrack(track: Box[]) {
  const media = boxesIn(bodyOf(track, 'mdia'))
  const samples = boxesIn(bodyOf(boxesIn(bodyOf(media, 'minf')), 'stbl'))
  return {
    handler: bodyOf(media, 'hdlr').toString('latin1', 8, 12),
    codec: bodyOf(samples, 'stsd').toString('latin1', 12, 16),
  }
}

function boxesIn(bytes: Buffer) {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    if (size < 8) throw new Error(`A box at ${at} says that it has ${size} bytes.`)
    boxes.push({ kind: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + size) })
    at += size
  }
  return boxes
}

function bodyOf(boxes: Box[], kind: string) {
  const found = boxes.find((box) => box.kind === kind)
  if (!found) throw new Error(`There is no ${kind} among ${boxes.map((box) => box.kind)}.`)
  return found.body
}

/** The contrast ratio of WCAG. */
export function luminance([red, green, blue]: readonly [number, number, number]) {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(part: number) {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

export function contrast(one: number, other: number) {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

export function hasFfmpeg() {
  return spawnSync('ffmpeg', ['-version']).status === 0
}

const small = { width: 180, height: 320 }

/** All frames, small and grey: enough to detect a jump. */
export function decodedFrames(path: string) {
  const scale = `scale=${small.width}:${small.height}:flags=area`
  const args = ['-loglevel', 'error', '-i', path, '-vf', scale, '-f', 'rawvideo', '-pix_fmt', 'gray', '-']
  const { stdout } = spawnSync('ffmpeg', args, { maxBuffer: 64_000_000 })
  const size = small.width * small.height
  return Array.from({ length: stdout.length / size }, (_, index) => stdout.subarray(index * size, (index + 1) * size))
}

/** The mean difference of two frames, in grey levels per pixel. */
export function difference(one: Buffer, other: Buffer) {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  return sum / one.length
}
