import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Refusal } from '#contract/errors.ts'
import { picture } from '../../../test/samples/images.ts'
import { openImage } from './decoder.ts'
import { frameOf, widthsOf } from './frame.ts'
import { photoOf } from './photo.ts'

const folder = await mkdtemp(join(tmpdir(), 'kith-images-'))
after(() => rm(folder, { recursive: true, force: true }))

test('unused decoders are blocked, even for a file that passes the format check', async () => {
  const others: Record<string, Buffer> = {
    tiff: await picture(30, 20).tiff().toBuffer(),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>'),
    ppm: Buffer.from('P3 1 1 255 0 0 0'),
  }
  for (const [name, bytes] of Object.entries(others)) {
    const path = join(folder, name)
    await writeFile(path, bytes)
    await assert.rejects(openImage(path), (error) => error instanceof Refusal && error.status === 415, name)
  }
})

test('photos are read one at a time, and a failure does not block the next one', async () => {
  const [good, bad] = [join(folder, 'good'), join(folder, 'bad')]
  await writeFile(good, await picture(300, 200).jpeg().toBuffer())
  await writeFile(bad, 'no photo')
  const outcomes = await Promise.allSettled([photoOf(good), photoOf(bad), photoOf(good)])
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  )
})

test('a frame is never larger than its image, and its ratio is at most two to one', () => {
  const framed: [[number, number], [number, number, boolean]][] = [
    [
      [4000, 3000],
      [1024, 768, false],
    ],
    [
      [3000, 4000],
      [1024, 1365, false],
    ],
    [
      [1, 1],
      [1, 1, false],
    ],
    [
      [2000, 1000],
      [1024, 512, false],
    ],
    [
      [2001, 1000],
      [1024, 512, true],
    ],
    [
      [20_000, 1],
      [2, 1, true],
    ],
    [
      [1, 20_000],
      [1, 2, true],
    ],
    [
      [500, 3000],
      [500, 1000, true],
    ],
  ]
  for (const [[width, height], wanted] of framed) {
    const frame = frameOf({ width, height })
    assert.deepEqual([frame.width, frame.height, frame.isCut], wanted)
    assert.equal(widthsOf(frame).at(-1), frame.width)
  }
})
