type OutgoingProblem =
  | 'refused'
  | 'unknown_host'
  | 'unreachable'
  | 'untrusted'
  | 'timed_out'
  | 'too_large'
  | 'aborted'
  | 'garbled'

/** Why a request was not made, or not answered: in words of our own, never in those of the other side. */
export class OutgoingFailure extends Error {
  readonly problem: OutgoingProblem

  constructor(problem: OutgoingProblem, sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'OutgoingFailure'
    this.problem = problem
  }
}

/** What Node says of a connection that failed, in a sentence. */
export function failureOf(error: unknown) {
  if (error instanceof OutgoingFailure) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^ERR_SSL|^EPROTO$/.test(code))
    return new OutgoingFailure(
      'garbled',
      'The host and Kith did not agree on TLS: perhaps it has no https there.',
      error,
    )
  if (code in certificates || /CERT|SIGNATURE/.test(code)) {
    const fault = certificates[code] ?? 'is not one that can be trusted'
    return new OutgoingFailure('untrusted', `The certificate of the host ${fault}.`, error)
  }
  if (code.startsWith('HPE_')) return new OutgoingFailure('garbled', 'The host did not answer in HTTP.', error)
  const hungUp = ['ECONNRESET', 'EPIPE'].includes(code)
  return new OutgoingFailure('unreachable', hungUp ? 'The host hung up.' : 'The host could not be reached.', error)
}

const byNobodyKnown = 'is by an authority that is not trusted here, or comes without those in between'

const certificates: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by the host alone',
  SELF_SIGNED_CERT_IN_CHAIN: byNobodyKnown,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: byNobodyKnown,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: byNobodyKnown,
}
