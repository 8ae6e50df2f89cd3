import { inEnglish, say, type Text } from '#contract/texts/text.ts'

/** Every kind of failure, and whether a retry may succeed. */
const kinds = {
  unreachable: true,
  slow: true,
  busy: true,
  broken: true,
  cut: true,
  garbled: true,
  untrue: true,
  misshapen: true,
  too_large: false,
  denied: false,
  refused: false,
  declined: false,
  stopped: false,
} as const satisfies Record<string, boolean>

export type FailureKind = keyof typeof kinds

/** Describes the failure in our own words only: no key, no text of the server, and no cause that could hold either. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly kind: FailureKind
  readonly text: Text
  readonly retryable: boolean
  readonly status: number | undefined
  /** Request options that the server rejected. */
  readonly rejectedOptions: readonly string[]

  constructor(kind: FailureKind, more: { status?: number; rejectedOptions?: string[]; detail?: string } = {}) {
    const details = [more.status && `status ${more.status}`, more.detail].filter(Boolean).join(', ')
    const text = say(`reasons.model.${kind}`, { details: details && ` (${details})` })
    super(inEnglish(text))
    this.kind = kind
    this.text = text
    this.retryable = kinds[kind]
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
