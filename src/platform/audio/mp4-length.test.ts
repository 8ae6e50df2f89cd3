import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readDuration } from './duration.ts'
import { fragmentedMp4Seconds } from './mp4-length.ts'
import type { Source } from './source.ts'

const folder = await mkdtemp(join(tmpdir(), 'kith-lengths-'))
after(() => rm(folder, { recursive: true }))

const sample = (name: string) => readFile(`test/samples/audio/${name}`)
const sourceOf = (bytes: Buffer): Source => ({
  size: bytes.length,
  read: async (from, length) => bytes.subarray(from, Math.max(from, from + length)),
})
const secondsOf = (bytes: Buffer) => fragmentedMp4Seconds(sourceOf(bytes))

for (const name of ['chromium.m4a', 'chromium-whole.m4a', 'recorded.m4a']) {
  test(`${name} is in fragments, which add up to four seconds`, async () => {
    const seconds = await secondsOf(await sample(name))
    assert.ok(seconds !== null && Math.abs(seconds - 4) < 0.2, `${seconds} s`)
    assert.equal(await readDuration(`test/samples/audio/${name}`, 'audio/mp4'), Math.round(seconds * 100) / 100)
  })
}

test('a file without fragments is left to its index', async () => {
  assert.equal(await secondsOf(await sample('memo.m4a')), null)
  assert.ok(Math.abs(((await readDuration('test/samples/audio/memo.m4a', 'audio/mp4')) ?? 0) - 4) < 0.2)
})

test('a recording that was cut off is as long as what is left of it', async () => {
  const whole = await sample('chromium.m4a')
  const lengths: number[] = []
  for (let size = 0; size <= whole.length; size += 7) lengths.push((await secondsOf(whole.subarray(0, size))) ?? 0)
  assert.deepEqual(
    lengths,
    lengths.toSorted((a, b) => a - b),
  )
  assert.equal(lengths[0], 0)
  assert.ok((lengths.at(-1) ?? 0) > 3.8)
  const path = join(folder, 'cut.m4a')
  const third = whole.indexOf('moof', whole.indexOf('moof') + 4) - 4
  await writeFile(path, whole.subarray(0, third))
  const seconds = await readDuration(path, 'audio/mp4')
  assert.ok(seconds !== null && seconds > 0.8 && seconds < 1.3, `${seconds} s`)
})

test('the default durations of a track and of a fragment are used where samples have none', async () => {
  const index = box('moov', trackOf(7, 1000), box('mvex', box('trex', words(0, 7, 1, 20))))
  const byTrack = box('moof', box('traf', box('tfhd', words(0, 7)), box('trun', words(0, 50))))
  const byFragment = box('moof', box('traf', box('tfhd', words(0x8, 7, 40)), box('trun', words(0, 50))))
  assert.equal(await secondsOf(Buffer.concat([index, byTrack])), 1)
  assert.equal(await secondsOf(Buffer.concat([index, byTrack, byFragment])), 3)
})

test('wrong numbers in a file do no harm', async () => {
  const whole = await sample('chromium.m4a')
  for (let at = 0; at < 1200; at += 3) {
    const broken = Buffer.from(whole)
    broken[at] = 255
    const seconds = await secondsOf(broken)
    assert.ok(seconds === null || seconds >= 0)
  }
  const endless = Buffer.alloc(16 * 200_000, box('moof', box('traf')))
  let reads = 0
  const { size, read } = sourceOf(endless)
  const counted: Source = {
    size,
    read: (from, length) => {
      reads += 1
      return read(from, length)
    },
  }
  assert.equal(await fragmentedMp4Seconds(counted), null)
  assert.ok(reads < 250_000, `${reads} reads`)
})

const words = (...values: number[]) => Buffer.concat(values.map((value) => uint32(value)))

function uint32(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function box(name: string, ...contents: Buffer[]) {
  const content = Buffer.concat(contents)
  return Buffer.concat([uint32(content.length + 8), Buffer.from(name, 'latin1'), content])
}

function trackOf(id: number, timescale: number) {
  return box('trak', box('tkhd', words(0, 0, 0, id)), box('mdia', box('mdhd', words(0, 0, 0, timescale))))
}
