/** A piece of audio: a list of samples for each channel. */
export type Piece = { channelData: Float32Array[]; sampleRate: number }

/** Samples a second that Whisper expects, in one channel. */
export const heardRate = 16_000

export type Format = 'webm' | 'opus' | 'oga' | 'mp4' | 'mp3' | 'aac' | 'wav'

/** Detects the format by the first bytes: the media type that a client sends is often wrong. */
export function formatOf(head: string): Format | null {
  if (head.startsWith('\x1aE\xdf\xa3')) return 'webm'
  if (head.startsWith('OggS')) return head.includes('OpusHead') ? 'opus' : 'oga'
  if (head.startsWith('RIFF') && head.startsWith('WAVE', 8)) return 'wav'
  if (head.startsWith('ftyp', 4)) return 'mp4'
  if (head.startsWith('ID3')) return 'mp3'
  if (/^\xff[\xf0\xf1\xf8\xf9]/.test(head)) return 'aac'
  return /^\xff[\xe2-\xff]/.test(head) ? 'mp3' : null
}

export function mixed(channels: Float32Array[]) {
  const [first] = channels
  if (!first || channels.length === 1) return first ?? new Float32Array(0)
  return first.map((_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length)
}

/** Half the width of the filter, in zero crossings: wide enough to prevent audible aliasing. */
const crossings = 16

/** Resamples a stream piece by piece: `push` returns samples, `end` returns the rest. */
export function resampler(from: number, to: number) {
  const cutoff = Math.min(1, to / from) * 0.97
  const reach = Math.ceil(crossings / cutoff)
  const filters = filterFor(cutoff, reach)
  const ratio = from / to
  // Silence before the start, so that the first sample has neighbours.
  let held = new Float32Array(reach)
  let heldFrom = -reach
  let made = 0
  let received = 0

  function push(piece: Float32Array) {
    if (from === to) return piece
    received += piece.length
    held = joined(held, piece)
    const last = heldFrom + held.length - 1 - reach
    return make(Math.max(0, Math.floor(last / ratio) + 1 - made))
  }

  function end() {
    if (from === to) return new Float32Array(0)
    held = joined(held, new Float32Array(reach + 1))
    return make(Math.max(0, Math.round(received / ratio) - made))
  }

  function make(count: number) {
    const out = new Float32Array(count)
    for (let at = 0; at < count; at++) out[at] = sampleAt((made + at) * ratio)
    made += count
    const unused = Math.min(held.length, Math.max(0, Math.floor(made * ratio) - reach - heldFrom))
    held = held.slice(unused)
    heldFrom += unused
    return out
  }

  function sampleAt(place: number) {
    const whole = Math.floor(place)
    const filter = filters(place - whole)
    const start = whole - reach + 1 - heldFrom
    let sum = 0
    for (let at = 0; at < filter.length; at++) sum += (filter[at] ?? 0) * (held[start + at] ?? 0)
    return sum
  }

  return { push, end }
}

/** A windowed sinc for each of 256 positions between two samples, computed on first use. */
function filterFor(cutoff: number, reach: number) {
  const places = 256
  const known = new Map<number, Float32Array>()
  return (fraction: number) => {
    const place = Math.round(fraction * places)
    const ready = known.get(place)
    if (ready) return ready
    const filter = Float32Array.from({ length: 2 * reach }, (_, at) => {
      const distance = at - reach + 1 - place / places
      return cutoff * sinc(cutoff * distance) * hann(distance / reach)
    })
    known.set(place, filter)
    return filter
  }
}

function sinc(x: number) {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

function hann(x: number) {
  return Math.abs(x) >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * x)
}

function joined(first: Float32Array, second: Float32Array) {
  const both = new Float32Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
