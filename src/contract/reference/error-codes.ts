import { type RefusalCode, refusals } from '../errors.ts'
import { type Operation, returnsStoredFile } from '../operation.ts'

/** Errors that any request can get, and those that any request with a body can get. */
export const commonCodes: RefusalCode[] = ['rate_limited', 'internal', 'unavailable', 'storage_failing']
export const bodyCodes: RefusalCode[] = ['too_large', 'unsupported_media_type', 'storage_full']

/** The errors an operation can answer with, by status. */
export function errorCodesOf(operation: Operation): RefusalCode[] {
  const { http, access, withToken, session, manages, refuses = [] } = operation
  const codes = new Set<RefusalCode>(['invalid', ...commonCodes, ...refuses])
  if (access !== 'public' || withToken) codes.add('unauthenticated')
  if (session || manages || withToken) codes.add('forbidden')
  if (returnsStoredFile(operation)) codes.add('no_such_range')
  if (access === 'write' || withToken === 'write') codes.add('read_only')
  if (http.includes('{')) codes.add('not_found')
  if (http.startsWith('POST')) codes.add('idempotency_mismatch').add('conflict')
  if (/^(POST|PUT|PATCH)/.test(http)) for (const code of bodyCodes) codes.add(code)
  return [...codes].sort((a, b) => refusals[a][0] - refusals[b][0])
}
