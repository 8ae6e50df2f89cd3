import { ModelFailure } from './failure.ts'

export type Patience = { wholeMs: number; firstByteMs: number }

/** Ends a request that takes too long: in all, or to its first byte; or that the caller no longer wants. */
export class Clock {
  readonly #stop = new AbortController()
  readonly #firstByteMs: number
  readonly #whole: NodeJS.Timeout
  readonly #caller: AbortSignal | undefined
  #firstByte: NodeJS.Timeout | undefined

  constructor({ wholeMs, firstByteMs }: Patience, caller?: AbortSignal) {
    this.#firstByteMs = firstByteMs
    this.#whole = setTimeout(this.#tooSlow, wholeMs)
    this.#caller = caller
    caller?.addEventListener('abort', this.#withdrawn)
    if (caller?.aborted) this.#withdrawn()
  }

  get signal() {
    return this.#stop.signal
  }

  /** A request has gone out. */
  asked() {
    clearTimeout(this.#firstByte)
    this.#firstByte = setTimeout(this.#tooSlow, this.#firstByteMs)
  }

  /** The server has begun to answer. */
  heard() {
    clearTimeout(this.#firstByte)
  }

  /** What the failure of a request was, seen from here. */
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
