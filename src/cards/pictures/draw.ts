import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { createWorkerPool } from '#platform/workers/worker-pool.ts'
import { height, type PictureContents, width } from './picture-contents.ts'

const drawers = createWorkerPool<PictureContents, Uint8Array>(new URL('draw-worker.ts', import.meta.url), {
  size: 2,
  maxWaiting: 32,
  maxRunMs: 60_000,
  idleMs: 60_000,
  memoryMb: { old: 128, young: 32 },
})

type Limits = { /** In milliseconds, waiting included. */ patience?: number }

/** The picture of a card, 1200 by 630, as a JPEG; or a refusal, when it cannot be drawn in time. */
export async function cardImage(shown: PictureContents, { patience = 8_000 }: Limits = {}) {
  try {
    return await asJpeg(await drawers.run(shown, { deadline: Date.now() + patience }))
  } catch (error) {
    throw tooBusy(error)
  }
}

const tooBusy = (cause: unknown) =>
  new Refusal('unavailable', say('refusals.pictures.notInTime'), { retryAfter: 5, cause })

/** The library is large, and loaded when the first picture is asked for. */
async function asJpeg(pixels: Uint8Array) {
  const { default: sharp } = await import('sharp')
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } })
  return picture.removeAlpha().jpeg({ quality: 82, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** Caches the last results, and makes each once for all who ask at the same time. Failures are retried. */
export function cacheRecent<T>(maxResults: number) {
  const kept = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>) => {
    const known = kept.get(key)
    const made = known ?? make()
    kept.delete(key)
    kept.set(key, made)
    if (!known) made.catch(() => kept.get(key) === made && kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > maxResults && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
