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
  if (isOfCertificate(code))
    return new OutgoingFailure('untrusted', 'The certificate of the host is not one that can be trusted.', error)
  if (code.startsWith('HPE_')) return new OutgoingFailure('garbled', 'The host did not answer in HTTP.', error)
  return new OutgoingFailure('unreachable', 'The host could not be reached, or hung up.', error)
}

const isOfCertificate = (code: string) => /CERT|SIGNATURE|ALTNAME|TLS|SSL|EPROTO/.test(code)
