/** Turns speech into text. */
export type Transcriber = {
  name: string
  /** `file` is a path on this machine; progress goes from 0 to 1. */
  transcribe(file: string, about: About): Promise<Transcript>
  /** Whether a recording is transcribed right away. Left out where nothing has to be downloaded first. */
  readiness?: () => Readiness
}

export type Readiness =
  | { state: 'ready' }
  /** The first recording starts the download. */
  | { state: 'missing' }
  | { state: 'downloading'; part: number }
  | { state: 'failed' }

export type About = { mediaType: string; signal: AbortSignal; onProgress: (part: number) => void }
export type Transcript = { text: string; language?: string; seconds?: number }

/** Why transcription failed, and whether a retry may help. */
export class TranscriptionFailure extends Error {
  override name = 'TranscriptionFailure'
  readonly retryable: boolean
  /** In seconds, if the server states it. */
  readonly retryAfter: number | undefined

  constructor(
    sentence: string,
    { retryable, retryAfter, cause }: { retryable: boolean; retryAfter?: number; cause?: unknown },
  ) {
    super(sentence, { cause })
    this.retryable = retryable
    this.retryAfter = retryAfter
  }
}
