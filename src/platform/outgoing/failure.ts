import { inEnglish, say, type Text } from '#contract/texts/text.ts'

export type OutgoingProblem =
  | 'refused'
  | 'unknown_host'
  | 'unreachable'
  | 'untrusted'
  | 'timed_out'
  | 'too_large'
  | 'aborted'
  | 'garbled'

/** Why a request failed. The text never contains any from the other side. */
export class OutgoingFailure extends Error {
  readonly problem: OutgoingProblem
  readonly text: Text

  constructor(problem: OutgoingProblem, text: Text, cause?: unknown) {
    super(inEnglish(text), { cause })
    this.name = 'OutgoingFailure'
    this.problem = problem
    this.text = text
  }
}

/** Turns Node's error for a failed connection into a text. */
export function failureOf(error: unknown) {
  if (error instanceof OutgoingFailure) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^ERR_SSL|^EPROTO$/.test(code)) return new OutgoingFailure('garbled', say('reasons.delivery.noTls'), error)
  if (code in certificates || /CERT|SIGNATURE/.test(code))
    return new OutgoingFailure('untrusted', say(certificates[code] ?? 'reasons.certificate.untrusted'), error)
  if (code.startsWith('HPE_')) return new OutgoingFailure('garbled', say('reasons.delivery.noHttp'), error)
  const hungUp = ['ECONNRESET', 'EPIPE'].includes(code)
  return new OutgoingFailure(
    'unreachable',
    say(hungUp ? 'reasons.delivery.closed' : 'reasons.delivery.unreachable'),
    error,
  )
}

type CertificateFault =
  | 'reasons.certificate.expired'
  | 'reasons.certificate.notYet'
  | 'reasons.certificate.otherHost'
  | 'reasons.certificate.selfSigned'
  | 'reasons.certificate.unknownIssuer'

const certificates: Record<string, CertificateFault> = {
  CERT_HAS_EXPIRED: 'reasons.certificate.expired',
  CERT_NOT_YET_VALID: 'reasons.certificate.notYet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'reasons.certificate.otherHost',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'reasons.certificate.selfSigned',
  SELF_SIGNED_CERT_IN_CHAIN: 'reasons.certificate.unknownIssuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'reasons.certificate.unknownIssuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'reasons.certificate.unknownIssuer',
}

/** The seconds that a `Retry-After` header asks to wait: it says a number of seconds, or a date. Null if it says neither. */
export function parseRetryAfter(header: string | null | undefined, now: Temporal.Instant) {
  const written = header?.trim() ?? ''
  const seconds = /^\d+$/.test(written) ? Number(written) : (Date.parse(written) - now.epochMilliseconds) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds))
}
