/** Escapes a text value, so that it cannot end the line, the card or its part of a value. */
export function escapeText(value: string) {
  return plain(value)
    .replaceAll(/[\\,;]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
}

/** The value of a parameter: quoted if needed, with special characters written with a circumflex (RFC 6868). */
export function writeParameter(value: string) {
  const written = value.replaceAll('^', '^^').replaceAll('"', "^'").replaceAll('\n', '^n')
  return /^[\w.@-]+$/.test(written) ? written : `"${written}"`
}

/** A web address in ASCII, without the line breaks that browsers ignore. Nothing is escaped. */
export const encodeUri = (value: string) => new URL(value).href.replaceAll('\\', '%5C')

/** Everything that a reader may take for a line end becomes one; other control characters but the tab are removed. */
function plain(value: string) {
  return value.replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\n').replaceAll(/(?![\t\n])\p{Cc}/gu, '')
}

/** `2026-03-14T09:30:00.000Z` is 20260314T093000Z. */
export const compactInstant = (instant: string) => instant.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')

const maxOctets = 75

/** Folds a line into pieces of at most 75 octets, without splitting a character. */
export function foldLine(line: string) {
  if (Buffer.byteLength(line) <= maxOctets) return `${line}\r\n`
  const bytes = Buffer.from(line)
  if (bytes.length === line.length) return foldAscii(line)
  const pieces: Buffer[] = []
  for (let start = 0, room = maxOctets; start < bytes.length; room = maxOctets - 1) {
    let end = Math.min(start + room, bytes.length)
    while (end < bytes.length && isInside(bytes[end])) end -= 1
    pieces.push(bytes.subarray(start, end))
    start = end
  }
  return `${pieces.join('\r\n ')}\r\n`
}

/** Quick, for photos: each character is one octet. */
function foldAscii(line: string) {
  const pieces = [line.slice(0, maxOctets)]
  for (let at = maxOctets; at < line.length; at += maxOctets - 1) pieces.push(line.slice(at, at + maxOctets - 1))
  return `${pieces.join('\r\n ')}\r\n`
}

const isInside = (byte = 0) => (byte & 0xc0) === 0x80
