import { fileURLToPath } from 'node:url'
import { type AddOn, unlessAborted } from '../addons/add-on.ts'
import type { Log } from '../log/log.ts'
import { type About, type Readiness, type Transcriber, TranscriptionFailure } from './transcriber.ts'

const sample = fileURLToPath(new URL('samples/promise.webm', import.meta.url))

type Install = (addOn: AddOn, onProgress: (part: number) => void) => Promise<void>

/** A transcriber that installs its add-on when it gets the first recording. Recordings wait for the download. */
export function downloadFirst(speech: AddOn, transcriber: Transcriber, install: Install, log: Log): Transcriber {
  let isReady = speech.isInstalled()
  let hasFailed = false
  let part = 0
  let download: Promise<void> | null = null

  async function transcribe(file: string, about: About) {
    if (!isReady) await unlessAborted(downloadOnce, about.signal)
    return transcriber.transcribe(file, about)
  }

  function downloadOnce() {
    download ??= downloadAndTry().finally(() => {
      download = null
    })
    return download
  }

  async function downloadAndTry() {
    // Another process may have installed it meanwhile.
    if (!speech.isInstalled()) {
      log.info('Downloading Whisper, once, to transcribe voice memos.')
      try {
        await install(speech, (now) => {
          part = now
        })
        await transcribeSample(transcriber)
        speech.countAsInstalled()
      } catch (error) {
        hasFailed = true
        log.warn({ err: error }, 'downloading Whisper failed')
        throw new TranscriptionFailure('Whisper could not be downloaded.', { retryable: true, cause: error })
      }
      log.info('Whisper is ready.')
    }
    isReady = true
    hasFailed = false
  }

  const readiness = (): Readiness => {
    if (isReady || speech.isInstalled()) return { state: 'ready' }
    if (download) return { state: 'downloading', part }
    return { state: hasFailed ? 'failed' : 'missing' }
  }
  return { name: transcriber.name, transcribe, readiness }
}

/** Fails if this machine cannot run the model. */
async function transcribeSample(transcriber: Transcriber) {
  const { text } = await transcriber.transcribe(sample, {
    mediaType: 'audio/webm',
    signal: AbortSignal.timeout(5 * 60_000),
    onProgress: () => {},
  })
  if (!/promised.*Friday/i.test(text)) throw new Error(`The sample was transcribed as "${text}".`)
}
