/** Every way a model can let us down: whether the same request may succeed later, and a sentence for people. */
const kinds = {
  unreachable: [true, 'The model server could not be reached'],
  slow: [true, 'The model server did not answer in time'],
  busy: [true, 'The model server is busy or its quota is used up'],
  broken: [true, 'The model server had an error of its own'],
  cut: [true, 'The answer of the model broke off in the middle'],
  garbled: [true, 'The model server answered with something that is not an answer'],
  misshapen: [true, 'The answer of the model did not have the shape it was asked for'],
  too_large: [false, 'The answer of the model was too large'],
  denied: [false, 'The model server did not accept the key. Check KITH_MODEL_KEY'],
  refused: [false, 'The model server refused the request. Check KITH_MODEL_URL and KITH_MODEL'],
  declined: [false, 'The model declined to answer'],
  stopped: [false, 'The question was withdrawn before the model had answered'],
} as const satisfies Record<string, readonly [boolean, string]>

export type FailureKind = keyof typeof kinds

/** Says what went wrong in our own words only: no key, no text of the server, and no cause that could hold either. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly kind: FailureKind
  readonly retryable: boolean
  readonly status: number | undefined
  /** Parts of the request that the server complained of, by our names for them. */
  readonly unwanted: readonly string[]

  constructor(kind: FailureKind, more: { status?: number; unwanted?: string[]; detail?: string } = {}) {
    const details = [more.status && `status ${more.status}`, more.detail].filter(Boolean).join(', ')
    super(`${kinds[kind][1]}${details && ` (${details})`}.`)
    this.kind = kind
    this.retryable = kinds[kind][0]
    this.status = more.status
    this.unwanted = more.unwanted ?? []
  }
}

export function kindOfStatus(status: number): FailureKind {
  if (status === 429 || status === 503 || status === 529) return 'busy'
  if (status === 401 || status === 403) return 'denied'
  if (status === 408) return 'slow'
  return status >= 500 && status !== 501 ? 'broken' : 'refused'
}
