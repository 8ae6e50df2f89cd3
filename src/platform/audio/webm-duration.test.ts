import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import type { StoredFile } from '#contract/files.ts'
import { toPlayable } from './webm-duration.ts'

const segment = [0x18, 0x53, 0x80, 0x67, 1, 255, 255, 255, 255, 255, 255, 255]
const info = [0x15, 0x49, 0xa9, 0x66, 0x87, 0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40]
/** As a browser begins a recording: a header, a segment of unknown length, its scale, and then sound. */
const recorded = Buffer.from([
  0x1a,
  0x45,
  0xdf,
  0xa3,
  0x80,
  ...segment,
  ...info,
  ...Array.from({ length: 9000 }).keys(),
])

const fileOf = (bytes: Buffer, seconds?: number): StoredFile => ({
  mediaType: 'audio/webm',
  size: bytes.length,
  version: 'v',
  filename: 'memo.webm',
  seconds,
  open: async ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
})

const readAll = async ({ open, size }: StoredFile) => buffer(await open({ start: 0, end: size - 1 }))

test('a recording without a duration is sent with one, and its sound stays as it is', async () => {
  const file = await toPlayable(fileOf(recorded, 4.2))
  const bytes = await readAll(file)
  assert.equal(bytes.length, file.size)
  assert.notEqual(file.version, 'v')
  const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]))
  assert.equal(bytes.readDoubleBE(at + 3), 4200)
  assert.deepEqual(bytes.subarray(at + 11), recorded.subarray(5 + segment.length + info.length))
})

test('every range of it is the same part of the same file', async () => {
  const file = await toPlayable(fileOf(recorded, 4.2))
  const whole = await readAll(file)
  for (const start of [0, 1, 20, 40, 41, 42, 43, 50, 5000, file.size - 1])
    for (const end of [start, start + 1, start + 30, start + 5000].filter((each) => each < file.size))
      assert.deepEqual(await buffer(await file.open({ start, end })), whole.subarray(start, end + 1), `${start}–${end}`)
})

test('a listener who is gone before the first byte leaves no file open', async () => {
  const opened: Readable[] = []
  const stored = fileOf(recorded, 4.2)
  const file = await toPlayable({
    ...stored,
    open: async (range) => {
      const stream = await stored.open(range)
      opened.push(stream)
      return stream
    },
  })
  const { destroyed } = (await file.open({ start: 0, end: file.size - 1 })).destroy()
  await new Promise(setImmediate)
  assert.ok(destroyed && opened.every((stream) => stream.destroyed))
})

test('files with a duration or an index, of other kinds and of unknown length are sent as they are', async () => {
  for (const name of ['memo.webm', 'recorded.webm', 'film.webm']) {
    const file = fileOf(await readFile(new URL(`../../../test/samples/audio/${name}`, import.meta.url)), 4)
    assert.equal(await toPlayable(file), file, name)
  }
  for (const file of [
    fileOf(recorded),
    { ...fileOf(recorded, 4), mediaType: 'audio/mp4' },
    fileOf(Buffer.from('x'), 4),
  ])
    assert.equal(await toPlayable(file), file)
})
