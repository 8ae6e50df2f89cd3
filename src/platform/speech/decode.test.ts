import assert from 'node:assert/strict'
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { speech } from '../addons/add-on.ts'
import { decode } from './decode.ts'
import { heardRate } from './sound.ts'
import { TranscriptionFailure } from './transcriber.ts'

// The samples contain half a second of 440 Hz, in the formats of browsers, phones and recorders.

const skip = speech.isInstalled() ? false : 'the add-on is not installed: npm run add:speech'
const folder = mkdtempSync(join(tmpdir(), 'kith-decode-'))
const samples = globSync(join(import.meta.dirname, 'samples', 'tone*'))

for (const file of samples) {
  test(`${basename(file)} is decoded to its tone`, { skip }, async () => {
    const heard = await decode(file)
    const seconds = heard.length / heardRate
    assert.ok(seconds > 0.45 && seconds < 0.6, `${seconds} seconds`)
    const middle = heard.slice(0.15 * heardRate, 0.35 * heardRate)
    const wanted = strength(middle, 440)
    assert.ok(wanted > 0.02, `440 Hz is too faint: ${wanted}`)
    for (const other of [220, 880, 1300, 4000])
      assert.ok(strength(middle, other) < wanted / 20, `${other} Hz is present`)
  })

  test(`${basename(file)} with damage is decoded, or rejected without a retry`, { skip }, async () => {
    const whole = readFileSync(file)
    const damage = fc.record({
      length: fc.integer({ min: 0, max: whole.length }),
      spoilt: fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 20 }),
    })
    const spoil = fc.asyncProperty(damage, async ({ length, spoilt }) => {
      const data = Buffer.from(whole)
      for (const [at, value] of spoilt) data[at] = value
      const path = join(folder, basename(file))
      writeFileSync(path, data.subarray(0, length))
      const failure: unknown = await decode(path).then(
        () => null,
        (error: unknown) => error,
      )
      if (failure) assert.ok(failure instanceof TranscriptionFailure && !failure.retryable, String(failure))
    })
    await fc.assert(spoil, { numRuns: 25 })
  })
}

test('a file that is not audio is rejected without a retry', async () => {
  const file = join(folder, 'letter')
  for (const content of ['', 'Dear Ana,', '<svg/>', '#EXTM3U\nfile:///etc/passwd', 'ftypftypftyp']) {
    writeFileSync(file, content)
    await assert.rejects(decode(file), {
      name: 'TranscriptionFailure',
      retryable: false,
      message: /could not be decoded/,
    })
  }
})

test('a missing recording is rejected without a retry', async () => {
  await assert.rejects(decode(join(folder, 'gone')), { retryable: false, message: 'The recording could not be read.' })
})

/** The strength of one frequency. */
function strength(samples: Float32Array, pitch: number) {
  let [real, imaginary] = [0, 0]
  samples.forEach((sample, at) => {
    const angle = (2 * Math.PI * pitch * at) / heardRate
    real += sample * Math.cos(angle)
    imaginary += sample * Math.sin(angle)
  })
  return (2 * Math.hypot(real, imaginary)) / samples.length
}
