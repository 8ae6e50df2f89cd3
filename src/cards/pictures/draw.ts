import { Worker } from 'node:worker_threads'
import { Refusal } from '#contract/errors.ts'
import { height, type PictureContents, width } from './picture-contents.ts'

type Limits = { /** In milliseconds, waiting included. */ patience?: number }

/** The picture of a card, 1200 by 630, as a JPEG; or a refusal, when it cannot be drawn in time. */
export async function cardImage(shown: PictureContents, { patience = 8_000 }: Limits = {}) {
  const late = Date.now() + patience
  if (waiting.length >= mostWaiting) throw tooBusy(new Error('too many wait'))
  if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve))
  busy += 1
  try {
    return await asJpeg(await pixelsOf(shown, late - Date.now()))
  } catch (error) {
    throw tooBusy(error)
  } finally {
    busy -= 1
    waiting.shift()?.()
  }
}

const most = 2
const mostWaiting = 32
let busy = 0
const waiting: (() => void)[] = []

const tooBusy = (cause: unknown) =>
  new Refusal('unavailable', 'The picture could not be drawn in time. Try again in a moment.', { retryAfter: 5, cause })

/** The library is large, and loaded when the first picture is asked for. */
async function asJpeg(pixels: Uint8Array) {
  const { default: sharp } = await import('sharp')
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } })
  return picture.removeAlpha().jpeg({ quality: 82, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** Those who have drawn well may draw again: to start one takes longer than to draw. */
const rested: Worker[] = []

function pixelsOf(shown: PictureContents, patience: number) {
  if (patience <= 0) throw new Error('no time is left')
  const worker = rested.pop() ?? new Worker(new URL('draw-worker.ts', import.meta.url), { ...bounds, env: {} })
  worker.ref()
  return new Promise<Uint8Array>((resolve, reject) => {
    const over = (isWell: boolean) => {
      clearTimeout(timer)
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
      if (isWell) return rest(worker)
      worker.once('error', () => {})
      void worker.terminate()
    }
    const failed = (error: unknown) => {
      over(false)
      reject(error)
    }
    const timer = setTimeout(() => failed(new Error('drawing took too long')), patience)
    worker.once('message', (pixels: Uint8Array) => {
      over(true)
      resolve(pixels)
    })
    worker.once('error', failed)
    worker.once('exit', () => failed(new Error('the thread ended')))
    worker.postMessage(shown)
  })
}

const bounds = {
  resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
  stdout: true,
  stderr: true,
}

const restFor = 60_000

function rest(worker: Worker) {
  rested.push(worker)
  worker.unref()
  worker.once('error', () => {})
  setTimeout(() => {
    const at = rested.indexOf(worker)
    if (at < 0) return
    rested.splice(at, 1)
    void worker.terminate()
  }, restFor).unref()
}
