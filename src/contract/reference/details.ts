import type { RefusalCode } from '../errors.ts'

/** What the `detail` of each refusal may read. */
export const details: Record<RefusalCode, string> = {
  invalid: 'limit must be at most 50.',
  unauthenticated: 'Send a token in the header: Authorization: Bearer <ACCESS_TOKEN>.',
  read_only: 'This connection is read-only: it was granted Read access.',
  forbidden: 'Only a signed-in member may do this, not a personal token.',
  not_found: 'No connection has this id.',
  method_not_allowed: 'This path takes GET and POST, not PUT.',
  conflict: 'An account with this e-mail exists already. Sign in instead.',
  gone: 'This is no longer here.',
  too_large: 'The body is too large: at most 64 KB of JSON are taken here.',
  unsupported_media_type: 'Send the body as JSON, with Content-Type: application/json.',
  no_such_range: 'The file ends before this part: it has 48213 bytes.',
  wrong_host: 'This host name is not the one of this service: set BASE_URL to where people reach it.',
  idempotency_mismatch: 'This Idempotency-Key was used for another request. Use a new key for a new request.',
  rate_limited: 'Too many requests. Try again in 12 seconds.',
  internal: 'Something went wrong here, and was logged.',
  unavailable: 'The service is busy. Try again in a moment.',
  storage_full: 'There is no room to store this.',
}
