import { ModelFailure } from './failure.ts'

export type Timeouts = { wholeMs: number; firstByteMs: number }

/** Ends a request that takes too long, in all or to its first byte, or that the caller aborts. */
export class Deadline {
  readonly #stop = new AbortController()
  readonly #firstByteMs: number
  readonly #whole: NodeJS.Timeout
  readonly #caller: AbortSignal | undefined
  #firstByte: NodeJS.Timeout | undefined

  constructor({ wholeMs, firstByteMs }: Timeouts, caller?: AbortSignal) {
    this.#firstByteMs = firstByteMs
    this.#whole = setTimeout(this.#tooSlow, wholeMs)
    this.#caller = caller
    caller?.addEventListener('abort', this.#withdrawn)
    if (caller?.aborted) this.#withdrawn()
  }

  get signal() {
    return this.#stop.signal
  }

  /** Starts the timer for the first byte. */
  requestSent() {
    clearTimeout(this.#firstByte)
    this.#firstByte = setTimeout(this.#tooSlow, this.#firstByteMs)
  }

  /** The first byte has come. */
  replyBegan() {
    clearTimeout(this.#firstByte)
  }

  /** The failure of an ended request: too slow, stopped, or the given one. */
  failure(otherwise: ModelFailure) {
    return this.#stop.signal.reason instanceof ModelFailure ? this.#stop.signal.reason : otherwise
  }

  end() {
    clearTimeout(this.#whole)
    clearTimeout(this.#firstByte)
    this.#caller?.removeEventListener('abort', this.#withdrawn)
    this.#stop.abort()
  }

  readonly #tooSlow = () => this.#stop.abort(new ModelFailure('slow'))
  readonly #withdrawn = () => this.#stop.abort(new ModelFailure('stopped'))
}
