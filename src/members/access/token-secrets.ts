import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

export type TokenKind = 'session' | 'personal' | 'invite' | 'app' | 'refresh' | 'calendar' | 'reset' | 'email'
const prefixes: Record<TokenKind, string> = {
  session: 'kith_ses_',
  personal: 'kith_pat_',
  invite: 'kith_inv_',
  app: 'kith_app_',
  refresh: 'kith_ref_',
  calendar: 'kith_cal_',
  reset: 'kith_pwd_',
  email: 'kith_eml_',
}

/** A prefix that secret scanners know, 32 random bytes, and a checksum that catches typing errors early. */
export function mintToken(kind: TokenKind, bytes: Buffer = randomBytes(32)) {
  const body = prefixes[kind] + base62(BigInt(`0x${bytes.toString('hex')}`), 43)
  return body + checksum(body)
}

/** Whether a text has the form of our tokens; not whether it is valid. */
export function looksLikeToken(text: string) {
  const body = text.slice(0, -checksumLength)
  return (
    text.length === tokenLength &&
    Object.values(prefixes).some((prefix) => body.startsWith(prefix)) &&
    text === body + checksum(body)
  )
}

/** Whether the token was issued to an app. */
export const isAppToken = (token: string) => token.startsWith(prefixes.app)

/** The store keeps this hash instead of the token. */
export function hashToken(token: string) {
  return hash('sha256', token, 'hex')
}

const checksumLength = 6
const tokenLength = prefixes.session.length + 43 + checksumLength

function checksum(body: string) {
  return base62(BigInt(crc32(body)), checksumLength)
}

/** Letters and digits only: a double click selects the whole token. */
function base62(number: bigint, length: number) {
  let text = ''
  for (let rest = number; rest > 0n; rest /= 62n) text = `${alphabet[Number(rest % 62n)]}${text}`
  return text.padStart(length, '0')
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
