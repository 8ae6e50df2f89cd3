import { inEnglish, say, type Text } from './texts/text.ts'

/** Every error of the service: its stable code, its HTTP status, and a title for people. */
export const refusals = {
  invalid: [400, 'Invalid request'],
  unauthenticated: [401, 'Authentication required'],
  code_needed: [401, 'Code required'],
  confirmation_needed: [403, 'Confirmation required'],
  read_only: [403, 'Read-only access'],
  forbidden: [403, 'Not allowed'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'Method not allowed'],
  conflict: [409, 'Conflict with the current state'],
  gone: [410, 'No longer available'],
  too_large: [413, 'Request too large'],
  unsupported_media_type: [415, 'Unsupported content type'],
  no_such_range: [416, 'Requested range not available'],
  wrong_host: [421, 'Wrong host name'],
  idempotency_mismatch: [422, 'Idempotency-Key already used for another request'],
  rate_limited: [429, 'Too many requests'],
  internal: [500, 'Internal error'],
  unavailable: [503, 'Service unavailable'],
  storage_failing: [503, 'Storage failing'],
  storage_full: [507, 'Storage full'],
} as const satisfies Record<string, readonly [number, string]>

export type RefusalCode = keyof typeof refusals
/** `message` is English and follows the name of the field; `text` says it in another language. */
export type FieldError = { field: string; message: string; text?: Text | undefined }

type Details = { fields?: FieldError[]; retryAfter?: number; ticket?: string; cause?: unknown }

/** An expected error, as a text of full sentences that a person or a model can act on. Anything else thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode
  /** `message` is the same in English. */
  readonly text: Text
  readonly fields: FieldError[]
  /** After how many seconds to try again. */
  readonly retryAfter: number | undefined
  /** Shows that the first step of a sign-in is done. */
  readonly ticket: string | undefined

  constructor(code: RefusalCode, text: Text, details: Details = {}) {
    super(inEnglish(text), { cause: details.cause })
    this.code = code
    this.text = text
    this.fields = details.fields ?? []
    this.retryAfter = details.retryAfter
    this.ticket = details.ticket
  }

  get status() {
    return refusals[this.code][0]
  }
}

/** One wrong field, for a rule that the contract cannot state. */
export function wrongField(field: string, message: Text) {
  return new Refusal('invalid', say('refusals.wrongField', { field, message }), {
    fields: [fieldError(field, message)],
  })
}

export const fieldError = (field: string, text: Text): FieldError => ({ field, message: inEnglish(text), text })

/** The answer to an unexpected error, which is logged under the request's id. */
export function internalRefusal(requestId: string) {
  return new Refusal('internal', say('refusals.internal', { requestId }))
}

/** RFC 9457. */
export function problem(refusal: Refusal, requestId: string) {
  const [status, title] = refusals[refusal.code]
  return {
    type: `/api/docs#${refusal.code}`,
    title,
    status,
    detail: refusal.message,
    code: refusal.code,
    ...(refusal.fields.length > 0 && { errors: refusal.fields.map(({ field, message }) => ({ field, message })) }),
    ...(refusal.ticket && { ticket: refusal.ticket }),
    requestId,
  }
}
