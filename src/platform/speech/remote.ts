import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { parseRetryAfter } from '../outgoing/failure.ts'
import { type About, type Transcriber, type Transcript, TranscriptionFailure } from './transcriber.ts'

/** An OpenAI-compatible server. `url` is without `/audio/transcriptions`, such as `https://api.openai.com/v1`. */
type RemoteSettings = { url: string; key: string | null; model: string; timeoutMs?: number }

/** Less than the five minutes after which Node's fetch fails with a less helpful error. */
const patienceMs = 290_000
/** A transcript of three hours has about 200 KB. */
const maxAnswerLength = 4 * 1024 * 1024

export function remoteTranscriber(settings: RemoteSettings): Transcriber {
  return {
    name: `${settings.model} at ${new URL(settings.url).host}`,
    transcribe: async (file, about) => {
      about.onProgress(0)
      const transcript = await requestTranscript(settings, file, about)
      about.onProgress(1)
      return transcript
    },
  }
}

async function requestTranscript(
  { url, key, model, timeoutMs = patienceMs }: RemoteSettings,
  file: string,
  about: About,
) {
  const { mediaType, signal } = about
  const form = await formOf(file, mediaType, model)
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(addressOf(url), {
      method: 'POST',
      headers: { accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: form,
      // Following a redirect would turn the POST into a GET, so the operator must correct the URL.
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
    })
    if (!answer.ok) throw await failureFrom(answer)
    return parseTranscript(await readBounded(answer))
  } catch (error) {
    if (error instanceof TranscriptionFailure) throw error
    signal.throwIfAborted()
    const sentence = timeout.aborted
      ? `The transcription server did not answer within ${Math.ceil(timeoutMs / 1000)} seconds.`
      : 'The transcription server could not be reached.'
    throw new TranscriptionFailure(sentence, { retryable: true, cause: error })
  }
}

/** Accepts the URL with or without the path of the operation. */
function addressOf(url: string) {
  return `${url.replace(/\/+$/, '').replace(/\/audio\/transcriptions$/, '')}/audio/transcriptions`
}

/** The file is streamed, never held in memory as a whole. */
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

/** Servers detect the format by the file extension, which a stored file may lack. */
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

async function failureFrom(answer: Response) {
  await answer.body?.cancel()
  const { status } = answer
  const retryable = status === 408 || status === 425 || status === 429 || status >= 500
  const wait = parseRetryAfter(answer.headers.get('retry-after'), Temporal.Now.instant())
  return new TranscriptionFailure(`The transcription server answered ${status}${hints[status] ?? '.'}`, {
    retryable,
    retryAfter: wait ?? undefined,
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
  413: ': the recording is too large.',
  429: ': the rate limit or quota is reached.',
}

async function readBounded(answer: Response) {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxAnswerLength)
      throw new TranscriptionFailure('The response of the transcription server is too large.', {
        retryable: false,
      })
  }
  return text
}

/** Some servers return only the text. */
function parseTranscript(body: string): Transcript {
  const { text, language, duration } = parseJson(body)
  if (typeof text !== 'string')
    throw new TranscriptionFailure('The response of the transcription server is not a transcript.', {
      retryable: false,
    })
  return {
    text: text.trim(),
    ...(typeof language === 'string' && language ? { language } : {}),
    ...(typeof duration === 'number' && duration >= 0 ? { seconds: duration } : {}),
  }
}

function parseJson(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
