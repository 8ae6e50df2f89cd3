/** A stretch of the recording, in samples: from the first up to, not including, the last. */
export type Window = { from: number; to: number }

const minWindowSeconds = 15
const maxWindowSeconds = 28
const pause = 0.2
const step = 0.02

/**
 * What to hear next, from a place on; nothing at the end. Whisper hears 30 seconds at a time: the cut is at the quietest
 * fifth of a second between 15 and 28 s on, where a word is least likely to be halved.
 */
export function nextWindow(samples: Float32Array, rate: number, from: number): Window | null {
  if (from >= samples.length) return null
  if (samples.length - from <= maxWindowSeconds * rate) return { from, to: samples.length }
  return {
    from,
    to: quietest(samples, Math.round(from + minWindowSeconds * rate), Math.round(from + maxWindowSeconds * rate), rate),
  }
}

/** The middle of the quietest pause between two places; of equally quiet ones, the last. */
function quietest(samples: Float32Array, from: number, to: number, rate: number) {
  const size = Math.max(1, Math.round(step * rate))
  const loudness: number[] = []
  for (let at = from; at + size <= to; at += size) loudness.push(energy(samples, at, at + size))
  const span = Math.min(Math.round(pause / step), loudness.length)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at + span <= loudness.length; at++) {
    // Added up anew each time: a running sum would drift, and silence would no longer be the same as silence.
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
