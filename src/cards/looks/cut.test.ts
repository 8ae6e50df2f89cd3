import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { photoOf } from '#platform/images/photo.ts'
import { readCut } from './pictures.ts'

const folder = await mkdtemp(join(tmpdir(), 'kith-cut-'))
after(() => rm(folder, { recursive: true }))

const colours = { red: '#dd3333', green: '#33dd33', blue: '#3333dd', white: '#ffffff' }

/** 400 × 200, in four quarters: red and green above, blue and white below. Stored as a camera with this orientation would. */
async function quarters(orientation: number) {
  const tile = (background: string) =>
    sharp({ create: { width: 200, height: 100, channels: 3, background } })
      .png()
      .toBuffer()
  const [red, green, blue] = await Promise.all([tile(colours.red), tile(colours.green), tile(colours.blue)])
  const upright = await sharp({ create: { width: 400, height: 200, channels: 3, background: colours.white } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: green, left: 200, top: 0 },
      { input: blue, left: 0, top: 100 },
    ])
    .png()
    .toBuffer()
  const path = join(folder, `${orientation}.png`)
  // Orientation 6 is turned to the right to be upright; 5 is mirrored first.
  const stored =
    orientation === 1
      ? sharp(upright)
      : sharp(
          await sharp(upright)
            .rotate(orientation === 6 ? 270 : 90)
            .toBuffer(),
        )
  await (orientation === 5 ? stored.flop() : stored).withMetadata({ orientation }).png().toFile(path)
  return path
}

async function colourAt(bytes: Buffer, x: number, y: number) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const near = Object.entries(colours).find(([, colour]) =>
    [0, 1, 2].every(
      (each) => Math.abs((data[at + each] ?? 0) - Number.parseInt(colour.slice(1 + 2 * each, 3 + 2 * each), 16)) < 40,
    ),
  )
  return near?.[0]
}

for (const orientation of [1, 5, 6])
  test(`a photo with orientation ${orientation} is turned and cropped as its owner sees it`, async () => {
    const path = await quarters(orientation)
    const make = async (wish: { turn?: string; crop?: string }) => {
      const { width, height, files } = await photoOf(path, 'photo', readCut(wish))
      const { bytes } = files.findLast(({ ending }) => ending === 'jpg') ?? { bytes: Buffer.alloc(0) }
      const corners = [
        [0.2, 0.2],
        [0.8, 0.2],
        [0.2, 0.8],
        [0.8, 0.8],
      ] as const
      return [width, height, ...(await Promise.all(corners.map(([x, y]) => colourAt(bytes, x, y))))]
    }
    assert.deepEqual(await make({}), [400, 200, 'red', 'green', 'blue', 'white'])
    assert.deepEqual(await make({ turn: '90' }), [200, 400, 'blue', 'red', 'white', 'green'])
    assert.deepEqual(await make({ turn: '180' }), [400, 200, 'white', 'blue', 'green', 'red'])
    assert.deepEqual(await make({ crop: 'middle' }), [200, 200, 'red', 'green', 'blue', 'white'])
    assert.deepEqual(await make({ crop: '50,0,50,50' }), [200, 100, 'green', 'green', 'green', 'green'])
    assert.deepEqual(await make({ turn: '90', crop: '0,0,100,50' }), [200, 200, 'blue', 'red', 'blue', 'red'])
  })

test('a part outside the photo is refused', () => {
  assert.throws(() => readCut({ crop: '60,0,50,50' }), /must be a part of the photo/)
  assert.throws(() => readCut({ crop: '0,0,0,50' }), /must be a part of the photo/)
  assert.deepEqual(readCut({ crop: '50,0,50.01,100' }).quarters, 0)
})
