import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { nextWindow, type Window } from './whisper.ts'

// A low sample rate keeps the tests quick: windows are measured in seconds.
const rate = 100

test('every sample is in exactly one window, and no window is empty or longer than Whisper takes', () => {
  fc.assert(
    fc.property(talk(), (samples) => {
      const windows = cutAtSilence(samples, rate)
      let next = 0
      for (const { from, to } of windows) {
        assert.equal(from, next)
        assert.ok(to > from && to - from <= 30 * rate)
        next = to
      }
      assert.equal(next, samples.length)
    }),
  )
})

test('every window but the last is at least fifteen seconds long', () => {
  fc.assert(
    fc.property(talk(), (samples) => {
      for (const { from, to } of cutAtSilence(samples, rate).slice(0, -1)) assert.ok(to - from >= 15 * rate)
    }),
  )
})

test('the cut is at a pause if there is one in range', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 15, max: 27 }),
      fc.integer({ min: 0, max: 70 }),
      noise(60 * rate),
      (second, more, samples) => {
        const start = second * rate + more
        samples.fill(0, start, start + 0.3 * rate)
        const [first] = cutAtSilence(samples, rate)
        assert.ok(
          first && first.to >= start && first.to <= start + 0.3 * rate,
          `cut at ${first?.to}, pause at ${start}`,
        )
      },
    ),
  )
})

test('a click in a pause is not a word, and a short gap in a word is not a pause', () => {
  const samples = Float32Array.from({ length: 40 * rate }, () => 0.5)
  samples.fill(0, 18 * rate, 18.04 * rate)
  samples.fill(0.01, 22 * rate, 22.4 * rate)
  const [first] = cutAtSilence(samples, rate)
  assert.ok(first && first.to > 22 * rate && first.to < 22.4 * rate)
})

test('a short recording is one window, and an empty one is none', () => {
  assert.deepEqual(cutAtSilence(new Float32Array(28 * rate), rate), [{ from: 0, to: 28 * rate }])
  assert.deepEqual(cutAtSilence(new Float32Array(0), rate), [])
})

test('an hour of silence is cut as late as possible', () => {
  const windows = cutAtSilence(new Float32Array(3600 * rate), rate)
  assert.ok(windows.length <= Math.ceil(3600 / 27.8))
})

function cutAtSilence(samples: Float32Array, rate: number) {
  const windows: Window[] = []
  let window = nextWindow(samples, rate, 0)
  while (window) {
    windows.push(window)
    window = nextWindow(samples, rate, window.to)
  }
  return windows
}

/** Up to three minutes of loud and quiet parts. */
function talk() {
  const stretch = fc.record({
    length: fc.integer({ min: 1, max: 8 * rate }),
    loudness: fc.constantFrom(0, 0.01, 0.3, 1),
  })
  return fc
    .array(stretch, { maxLength: 40 })
    .map((all) =>
      Float32Array.from(
        all.flatMap(({ length, loudness }) => Array.from({ length }, (_, at) => loudness * Math.sin(at))),
      ),
    )
}

function noise(length: number) {
  return fc.integer().map((seed) => Float32Array.from({ length }, (_, at) => 0.5 + 0.4 * Math.sin(at * at + seed)))
}
