import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { type About, type Transcriber, type Transcript, TranscriptionFailure } from './transcriber.ts'

/** Where an OpenAI-compatible server is: `url` ends before `/audio/transcriptions`, as in `https://api.openai.com/v1`. */
type RemoteSettings = { url: string; key: string | null; model: string; timeoutMs?: number }

/** Node's own fetch gives up after five minutes, with a less helpful word. */
const patienceMs = 290_000
/** Three hours of talk are 200 KB; more is not a transcript. */
const maxAnswerLength = 4 * 1024 * 1024
const maxRetryAfter = 3600

export function remoteTranscriber(settings: RemoteSettings): Transcriber {
  return {
    name: `${settings.model} at ${new URL(settings.url).host}`,
    transcribe: async (file, about) => {
      about.onProgress(0)
      const transcript = await ask(settings, file, about)
      about.onProgress(1)
      return transcript
    },
  }
}

async function ask({ url, key, model, timeoutMs = patienceMs }: RemoteSettings, file: string, about: About) {
  const { mediaType, signal } = about
  const form = await formOf(file, mediaType, model)
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(addressOf(url), {
      method: 'POST',
      headers: { accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: form,
      // Following one would turn the POST into a GET: the address is to be set right instead.
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
    })
    if (!answer.ok) throw await refused(answer)
    return parseTranscript(await bounded(answer))
  } catch (error) {
    if (error instanceof TranscriptionFailure) throw error
    signal.throwIfAborted()
    const sentence = timeout.aborted
      ? `The transcription server did not answer within ${Math.ceil(timeoutMs / 1000)} seconds.`
      : 'The transcription server could not be reached.'
    throw new TranscriptionFailure(sentence, { retryable: true, cause: error })
  }
}

/** Some know their server by the address of this very operation. */
function addressOf(url: string) {
  return `${url.replace(/\/+$/, '').replace(/\/audio\/transcriptions$/, '')}/audio/transcriptions`
}

/** The file is read as it is sent, and never whole. */
async function formOf(file: string, mediaType: string, model: string) {
  const form = new FormData()
  form.set('model', model)
  form.set('response_format', 'json')
  try {
    form.set('file', await openAsBlob(file, { type: mediaType }), nameFor(file, mediaType))
  } catch (cause) {
    throw new TranscriptionFailure('The recording could not be read.', { retryable: false, cause })
  }
  return form
}

/** Servers tell the format by the ending of the name, and a stored file may have none. */
function nameFor(file: string, mediaType: string) {
  const ending = fileEndings[mediaType.split(';')[0]?.trim().toLowerCase() ?? '']
  return ending ? `memo.${ending}` : basename(file)
}

const fileEndings: Record<string, string> = {
  'audio/webm': 'webm',
  'video/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/opus': 'ogg',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
  'audio/x-m4a': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
}

async function refused(answer: Response) {
  await answer.body?.cancel()
  const { status } = answer
  const retryable = status === 408 || status === 425 || status === 429 || status >= 500
  const retryAfter = retryable ? pauseOf(answer.headers.get('retry-after')) : undefined
  return new TranscriptionFailure(`The transcription server answered ${status}${hints[status] ?? '.'}`, {
    retryable,
    retryAfter,
  })
}

const hints: Record<number, string> = {
  401: ': check KITH_TRANSCRIBE_KEY.',
  403: ': check KITH_TRANSCRIBE_KEY.',
  301: ': check KITH_TRANSCRIBE_URL.',
  302: ': check KITH_TRANSCRIBE_URL.',
  307: ': check KITH_TRANSCRIBE_URL.',
  308: ': check KITH_TRANSCRIBE_URL.',
  404: ': check KITH_TRANSCRIBE_URL and KITH_TRANSCRIBE_MODEL.',
  413: ': the recording is too large for it.',
  429: ': it is asked too often, or its quota is used up.',
}

/** `Retry-After` is in seconds, or a date. */
function pauseOf(header: string | null) {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(Math.ceil(seconds), 0), maxRetryAfter)
}

async function bounded(answer: Response) {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxAnswerLength)
      throw new TranscriptionFailure('The transcription server answered far more than a transcript.', {
        retryable: false,
      })
  }
  return text
}

/** Some servers leave out all but the text. */
function parseTranscript(body: string): Transcript {
  const { text, language, duration } = parsed(body)
  if (typeof text !== 'string')
    throw new TranscriptionFailure('The transcription server answered with something else than a transcript.', {
      retryable: false,
    })
  return {
    text: text.trim(),
    ...(typeof language === 'string' && language ? { language } : {}),
    ...(typeof duration === 'number' && duration >= 0 ? { seconds: duration } : {}),
  }
}

function parsed(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
