import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { toWav } from '../../../test/samples/wav.ts'
import { decode } from './decode.ts'
import { mixed } from './sound.ts'
import { openWav } from './wav.ts'

const folder = mkdtempSync(join(tmpdir(), 'kith-wav-'))
let files = 0

test('written samples are read back with 16-bit precision', async () => {
  const samples = fc.array(fc.integer({ min: -32_768, max: 32_767 }), { minLength: 1, maxLength: 500 })
  await fc.assert(
    fc.asyncProperty(samples, async (all) => {
      const sound = Float32Array.from(all, (each) => each / 32_768)
      assert.deepEqual(await samplesOf(toWav(sound, 16_000)), { rate: 16_000, samples: [...sound] })
    }),
    { numRuns: 30 },
  )
})

test('8, 16, 24 and 32 bits and floats give the same samples', async () => {
  const half = (bits: number, encoding: number, write: (data: Buffer) => void) => {
    const data = Buffer.alloc(bits / 8)
    write(data)
    return wav({ encoding, bits, data })
  }
  const made = [
    half(8, 1, (data) => data.writeUInt8(192)),
    half(16, 1, (data) => data.writeInt16LE(16_384)),
    half(24, 1, (data) => data.writeIntLE(4_194_304, 0, 3)),
    half(32, 1, (data) => data.writeInt32LE(1_073_741_824)),
    half(32, 3, (data) => data.writeFloatLE(0.5)),
    half(64, 3, (data) => data.writeDoubleLE(0.5)),
  ]
  for (const file of made) assert.deepEqual(await samplesOf(file), { rate: 16_000, samples: [0.5] })
})

test('two channels are mixed to one', async () => {
  const data = Buffer.alloc(8)
  for (const [at, value] of [16_384, 0, -16_384, -16_384].entries()) data.writeInt16LE(value, at * 2)
  assert.deepEqual((await samplesOf(wav({ channels: 2, data })))?.samples, [0.25, -0.5])
})

test('other chunks are skipped, and a missing length means the rest of the file', async () => {
  const data = Buffer.from([0, 64, 0, 64])
  const note = Buffer.concat([Buffer.from('LIST'), Buffer.from([3, 0, 0, 0]), Buffer.from('abc\0')])
  for (const length of [0, 4, 0xffffffff]) {
    assert.deepEqual((await samplesOf(wav({ before: note, data, length })))?.samples, [0.5, 0.5])
  }
})

test('an incomplete sample at the end of a truncated file is ignored', async () => {
  assert.deepEqual((await samplesOf(wav({ data: Buffer.from([0, 64, 0]), length: 4 })))?.samples, [0.5])
})

test('a file that is not PCM WAV is left to other decoders', async () => {
  assert.equal(await samplesOf(wav({ encoding: 17, bits: 4, data: Buffer.alloc(8) })), null)
  assert.equal(await samplesOf(wav({ channels: 0, data: Buffer.alloc(8) })), null)
  assert.equal(await samplesOf(Buffer.from('RIFF....WAVE')), null)
  assert.equal(await samplesOf(Buffer.from('RIFF....WAVEfmt \xff\xff\xff\xff', 'latin1')), null)
})

test('a broken header only causes an error', async () => {
  const whole = toWav(
    Float32Array.from({ length: 50 }, (_, at) => Math.sin(at)),
    8000,
  )
  const spoilt = fc.tuple(fc.nat(43), fc.nat(255), fc.nat(whole.length)).map(([at, value, length]) => {
    const data = Buffer.from(whole.subarray(0, length))
    if (at < data.length) data[at] = value
    return data
  })
  await fc.assert(
    fc.asyncProperty(spoilt, async (data) => void (await samplesOf(data))),
    { numRuns: 300 },
  )
})

test('any rate is resampled to 16,000 samples a second with the same duration and loudness', async () => {
  for (const rate of [8000, 11_025, 16_000, 22_050, 44_100, 48_000]) {
    const tone = Float32Array.from({ length: rate }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 440 * at) / rate))
    const heard = await decode(put(toWav(tone, rate)))
    assert.equal(heard.length, 16_000, `${rate}`)
    for (const at of [1000, 8000, 15_000]) {
      const expected = 0.5 * Math.sin((2 * Math.PI * 440 * at) / 16_000)
      assert.ok(Math.abs((heard[at] ?? 9) - expected) < 0.01, `${rate}: ${heard[at]} is not ${expected}`)
    }
  }
})

test('frequencies above the new range do not alias into it', async () => {
  const high = Float32Array.from({ length: 48_000 }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 11_000 * at) / 48_000))
  const heard = await decode(put(toWav(high, 48_000)))
  assert.ok(heard.slice(200, -200).every((sample) => Math.abs(sample) < 0.005))
})

async function samplesOf(data: Buffer) {
  const pieces = await openWav(put(data))
  if (!pieces) return null
  const samples: number[] = []
  let rate = 0
  for await (const { channelData, sampleRate } of pieces) {
    samples.push(...mixed(channelData))
    rate = sampleRate
  }
  return { rate, samples }
}

function put(data: Buffer) {
  const file = join(folder, `${files++}.wav`)
  writeFileSync(file, data)
  return file
}

type Parts = { encoding?: number; channels?: number; bits?: number; before?: Buffer; data: Buffer; length?: number }

function wav({ encoding = 1, channels = 1, bits = 16, before = Buffer.alloc(0), data, length = data.length }: Parts) {
  const head = toWav(new Float32Array(0), 16_000)
  head.writeUInt16LE(encoding, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt16LE(bits, 34)
  head.writeUInt32LE(length, 40)
  return Buffer.concat([head.subarray(0, 36), before, head.subarray(36), data])
}
