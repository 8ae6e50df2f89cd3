export type OutgoingProblem =
  | 'refused'
  | 'unknown_host'
  | 'unreachable'
  | 'untrusted'
  | 'timed_out'
  | 'too_large'
  | 'aborted'
  | 'garbled'

/** Why a request failed. The message never contains text from the other side. */
export class OutgoingFailure extends Error {
  readonly problem: OutgoingProblem

  constructor(problem: OutgoingProblem, sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'OutgoingFailure'
    this.problem = problem
  }
}

/** Turns Node's error for a failed connection into a sentence. */
export function failureOf(error: unknown) {
  if (error instanceof OutgoingFailure) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^ERR_SSL|^EPROTO$/.test(code))
    return new OutgoingFailure(
      'garbled',
      'The TLS handshake failed. Check that the host supports HTTPS on this port.',
      error,
    )
  if (code in certificates || /CERT|SIGNATURE/.test(code)) {
    const fault = certificates[code] ?? 'is not trusted'
    return new OutgoingFailure('untrusted', `The host’s certificate ${fault}.`, error)
  }
  if (code.startsWith('HPE_')) return new OutgoingFailure('garbled', 'The host did not respond with valid HTTP.', error)
  const hungUp = ['ECONNRESET', 'EPIPE'].includes(code)
  return new OutgoingFailure(
    'unreachable',
    hungUp ? 'The host closed the connection.' : 'The host could not be reached.',
    error,
  )
}

const unknownIssuer = 'was issued by an authority that is not trusted, or its intermediate certificates are missing'

const certificates: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another host name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownIssuer,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownIssuer,
}

/** The seconds that a `Retry-After` header asks to wait: it says a number of seconds, or a date. Null if it says neither. */
export function parseRetryAfter(header: string | null | undefined, now: Temporal.Instant) {
  const written = header?.trim() ?? ''
  const seconds = /^\d+$/.test(written) ? Number(written) : (Date.parse(written) - now.epochMilliseconds) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds))
}
