import { decoder } from '#platform/images/decoder.ts'
import { photoOf } from '#platform/images/photo.ts'
import { median } from './statistics.ts'

// Reads one image in a process of its own, so that the peak memory is the image's. Arguments: path, rounds, parallel reads.

const [path = '', rounds = '5', together = '1'] = process.argv.slice(2)
const sharp = await decoder()
await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
  .jpeg()
  .toBuffer()

const before = process.memoryUsage.rss()
const all = () => Promise.all(Array.from({ length: Number(together) }, () => photoOf(path)))
await all()
// Read first, because later measurements have peaks of their own.
const peak = process.resourceUsage().maxRSS * 1024
const photos: number[] = []
const bare: number[] = []
for (let round = 0; round < Number(rounds); round++) {
  photos.push(await timed(all))
  bare.push(await timed(() => sharp(path).autoOrient().resize(1024).jpeg().toBuffer()))
}
process.send?.({ ms: median(photos), bareMs: median(bare), megabytes: (peak - before) / 1024 ** 2 })

async function timed(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}
