import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { contrast, decodedFrames, difference, hasFfmpeg, luminance, readMp4 } from './samples/video-files.ts'

const folder = join('assets', 'video-backgrounds')
const film = (id: string) => readFileSync(join(folder, `${id}.mp4`))
const poster = (id: string, kind: string) => readFileSync(join(folder, `${id}.${kind}`))

test('every id is unique and valid in a path', () => {
  const ids = videoBackgrounds.map(({ id }) => id)
  assert.equal(new Set(ids).size, ids.length)
  assert.ok(ids.length >= 8)
  for (const id of ids) assert.match(id, /^[a-z][a-z-]*$/)
})

for (const { id, tone, colour } of videoBackgrounds) {
  test(`${id}: the video is a small, silent H.264 file that can start before it is loaded`, () => {
    const mp4 = readMp4(film(id))
    assert.ok(film(id).length <= 300_000, `${film(id).length} bytes`)
    assert.ok(mp4.boxes.indexOf('moov') < mp4.boxes.indexOf('mdat'), `the boxes are ${mp4.boxes}`)
    assert.deepEqual(mp4.tracks, [{ handler: 'vide', codec: 'avc1' }])
    assert.ok(mp4.seconds >= 4 && mp4.seconds <= 12, `${mp4.seconds} s`)
  })

  test(`${id}: the posters have the size of the video and are small files`, async () => {
    const { width, height } = readMp4(film(id))
    for (const kind of ['webp', 'jpg']) {
      const about = await sharp(poster(id, kind)).metadata()
      assert.deepEqual([about.width, about.height], [width, height], kind)
      assert.ok(poster(id, kind).length <= 30_000, `${kind}: ${poster(id, kind).length} bytes`)
    }
  })

  test(`${id}: text is readable on it, and its colour is its average colour`, async () => {
    const { data } = await sharp(poster(id, 'webp')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const text = luminance(tone === 'dark' ? [255, 255, 255] : [17, 17, 17])
    const sums = [0, 0, 0]
    let readable = 0
    let light = 0
    for (let at = 0; at < data.length; at += 3) {
      const pixel = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
      const here = luminance(pixel)
      light += here
      if (contrast(here, text) >= 4.5) readable++
      for (const part of [0, 1, 2] as const) sums[part] = (sums[part] ?? 0) + pixel[part]
    }
    const count = data.length / 3
    assert.ok(readable / count >= 0.98, `only ${((100 * readable) / count).toFixed(1)} % of it`)
    assert.equal(light / count < 0.18 ? 'dark' : 'light', tone)
    for (const part of [0, 1, 2] as const) {
      const said = Number.parseInt(colour.slice(1 + part * 2, 3 + part * 2), 16)
      assert.ok(
        Math.abs(said - (sums[part] ?? 0) / count) <= 3,
        `${colour} is not ${sums.map((sum) => Math.round(sum / count))}`,
      )
    }
  })

  test(`${id}: the film, decoded, goes on from its last frame to its first as from any to the next`, {
    skip: hasFfmpeg() ? false : 'there is no ffmpeg on this machine',
  }, () => {
    const frames = decodedFrames(join(folder, `${id}.mp4`))
    const steps = frames.map((frame, index) => difference(frame, frames[(index + 1) % frames.length] ?? frame))
    const last = steps.pop() ?? 0
    const usual = steps.reduce((sum, step) => sum + step, 0) / steps.length
    assert.ok(usual > 0, 'it stands still')
    // The encoder rounds by half a grey level, which matters only in nearly still videos.
    const most = Math.max(usual * 2, 0.5)
    assert.ok(last <= most, `${last.toFixed(3)} from last to first, ${usual.toFixed(3)} elsewhere`)
  })
}
