import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

export type TokenKind = 'session' | 'personal'
const prefixes: Record<TokenKind, string> = { session: 'kith_ses_', personal: 'kith_pat_' }

/** A prefix that secret scanners know, 32 random bytes, and a checksum that turns typing errors away early. */
export function mintToken(kind: TokenKind) {
  const body = prefixes[kind] + randomBytes(32).toString('base64url')
  return body + checksum(body)
}

/** Whether this can be one of ours at all; says nothing of whether it is valid. */
export function looksLikeToken(text: string) {
  const body = text.slice(0, -checksumLength)
  return (
    text.length === tokenLength &&
    Object.values(prefixes).some((prefix) => body.startsWith(prefix)) &&
    text === body + checksum(body)
  )
}

/** What the store keeps in place of the token. */
export function hashToken(token: string) {
  return hash('sha256', token, 'hex')
}

const checksumLength = 6
const tokenLength = prefixes.session.length + 43 + checksumLength

function checksum(body: string) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(body))
  return bytes.toString('base64url')
}
