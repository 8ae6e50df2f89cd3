/** Every way the service says no: its stable code, its status, and a title for people. */
export const refusals = {
  invalid: [400, 'The request is not valid'],
  unauthenticated: [401, 'Sign in or send a token'],
  read_only: [403, 'This access is read-only'],
  forbidden: [403, 'This is not allowed'],
  not_found: [404, 'Nothing is here'],
  method_not_allowed: [405, 'The path does not take this method'],
  conflict: [409, 'This does not fit what is stored'],
  gone: [410, 'This is no longer here'],
  too_large: [413, 'The request is too large'],
  unsupported_media_type: [415, 'This type of content is not taken here'],
  no_such_range: [416, 'The file has no such part'],
  wrong_host: [421, 'The request was meant for another host'],
  idempotency_mismatch: [422, 'This Idempotency-Key was used for another request'],
  rate_limited: [429, 'Too many requests'],
  internal: [500, 'Something went wrong here'],
  unavailable: [503, 'The service cannot answer right now'],
  storage_full: [507, 'There is no room to store this'],
} as const satisfies Record<string, readonly [number, string]>

export type RefusalCode = keyof typeof refusals
export type FieldError = { field: string; message: string }

type More = { fields?: FieldError[]; retryAfter?: number; cause?: unknown }

/** A no in a full sentence that a person or a model can act on. Anything else thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: FieldError[]
  /** After how many seconds it is worth trying again. */
  readonly retryAfter: number | undefined

  constructor(code: RefusalCode, sentence: string, more: More = {}) {
    super(sentence, { cause: more.cause })
    this.code = code
    this.fields = more.fields ?? []
    this.retryAfter = more.retryAfter
  }

  get status() {
    return refusals[this.code][0]
  }
}

/** One field that does not fit, for a rule that the contract cannot state. */
export function wrongField(field: string, message: string) {
  return new Refusal('invalid', `${field} ${message}.`, { fields: [{ field, message }] })
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
    ...(refusal.fields.length > 0 && { errors: refusal.fields }),
    requestId,
  }
}
