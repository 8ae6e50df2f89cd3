/** Every kind of failure: whether a retry may succeed, and a sentence for people. */
const kinds = {
  unreachable: [true, 'The model server could not be reached'],
  slow: [true, 'The model server did not answer in time'],
  busy: [true, 'The model server is busy or its quota is used up'],
  broken: [true, 'The model server had an internal error'],
  cut: [true, 'The answer of the model was cut off'],
  garbled: [true, 'The model server sent a response that could not be read'],
  untrue: [true, 'The notes do not bear out what the model answered'],
  misshapen: [true, 'The answer of the model did not match the requested schema'],
  too_large: [false, 'The answer of the model was too large'],
  denied: [false, 'The model server did not accept the key. Check KITH_MODEL_KEY'],
  refused: [false, 'The model server refused the request. Check KITH_MODEL_URL and KITH_MODEL'],
  declined: [false, 'The model declined to answer'],
  stopped: [false, 'The request was cancelled before the model answered'],
} as const satisfies Record<string, readonly [boolean, string]>

export type FailureKind = keyof typeof kinds

/** Describes the failure in our own words only: no key, no text of the server, and no cause that could hold either. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly kind: FailureKind
  readonly retryable: boolean
  readonly status: number | undefined
  /** Request options that the server rejected. */
  readonly rejectedOptions: readonly string[]

  constructor(kind: FailureKind, more: { status?: number; rejectedOptions?: string[]; detail?: string } = {}) {
    const details = [more.status && `status ${more.status}`, more.detail].filter(Boolean).join(', ')
    super(`${kinds[kind][1]}${details && ` (${details})`}.`)
    this.kind = kind
    this.retryable = kinds[kind][0]
    this.status = more.status
    this.rejectedOptions = more.rejectedOptions ?? []
  }
}

export function kindOfStatus(status: number): FailureKind {
  if (status === 429 || status === 503 || status === 529) return 'busy'
  if (status === 401 || status === 403) return 'denied'
  if (status === 408) return 'slow'
  return status >= 500 && status !== 501 ? 'broken' : 'refused'
}
