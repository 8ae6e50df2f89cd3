import type { RefusalCode } from '../errors.ts'

/** An example of the `detail` of each error. */
export const exampleDetails: Record<RefusalCode, string> = {
  invalid: 'limit must be at most 50.',
  unauthenticated: 'Send a token in the header: Authorization: Bearer <ACCESS_TOKEN>.',
  code_needed: 'Enter the code from your authenticator app, or a recovery code.',
  confirmation_needed:
    'Confirm that it’s you first: send your password, a passkey or a code to POST /api/session/confirmation, then repeat this request.',
  read_only: 'This connection is read-only. To make changes, use a token or app with Read & write access.',
  forbidden: 'Personal tokens and apps cannot do this.',
  not_found: 'No connection has this id.',
  method_not_allowed: 'This path supports GET and POST, not PUT.',
  conflict: 'An account with this e-mail already exists. Sign in instead.',
  gone: 'This invite has expired.',
  too_large: 'The request body may be at most 64 KB of JSON.',
  unsupported_media_type: 'Send the request body as JSON, with Content-Type: application/json.',
  no_such_range: 'The requested range is outside the file, which has 48213 bytes.',
  wrong_host: 'This service does not answer at this host name.',
  idempotency_mismatch: 'This Idempotency-Key was used for another request. Use a new key for a new request.',
  rate_limited: 'Too many requests. Try again in 12 seconds.',
  internal: 'Something went wrong on the server.',
  unavailable: 'The service is busy. Try again in a moment.',
  storage_failing: 'The server’s disk is failing. Before you repeat a change, check whether it was made.',
  storage_full: 'The server has no space left to store this.',
}
