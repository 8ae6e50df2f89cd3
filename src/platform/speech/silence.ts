/** A part of the recording, in samples. `to` is not included. */
export type Window = { from: number; to: number }

const minWindowSeconds = 15
const maxWindowSeconds = 28
const pause = 0.2
const step = 0.02

/**
 * The next part to transcribe; null at the end. Whisper takes 30 seconds at a time. The cut is at the quietest fifth of a
 * second between 15 and 28 s later, where it is least likely to split a word.
 */
export function nextWindow(samples: Float32Array, rate: number, from: number): Window | null {
  if (from >= samples.length) return null
  if (samples.length - from <= maxWindowSeconds * rate) return { from, to: samples.length }
  return {
    from,
    to: quietest(samples, Math.round(from + minWindowSeconds * rate), Math.round(from + maxWindowSeconds * rate), rate),
  }
}

/** The middle of the quietest pause in a range; the last one if several are equally quiet. */
function quietest(samples: Float32Array, from: number, to: number, rate: number) {
  const size = Math.max(1, Math.round(step * rate))
  const loudness: number[] = []
  for (let at = from; at + size <= to; at += size) loudness.push(energy(samples, at, at + size))
  const span = Math.min(Math.round(pause / step), loudness.length)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at + span <= loudness.length; at++) {
    // Summed anew each time: a running sum would drift, and equal silences would differ.
    const sum = loudness.slice(at, at + span).reduce((total, each) => total + each, 0)
    if (sum <= least) [best, least] = [at, sum]
  }
  return from + Math.round((best + span / 2) * size)
}

export function energy(samples: Float32Array, from: number, to: number) {
  let sum = 0
  for (let at = from; at < to; at++) sum += (samples[at] ?? 0) ** 2
  return sum
}
