/** A text value: nothing in it can end the line, the card, or the part of a value it stands in. */
export function escapeText(value: string) {
  return plain(value)
    .replaceAll(/[\\,;]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
}

/** An address on the web, as URL spells it: ASCII, without the line breaks that browsers forgive. Nothing is escaped. */
export const encodeUri = (value: string) => new URL(value).href.replaceAll('\\', '%5C')

/** All that readers may take for the end of a line is one; other control characters but the tab are nothing. */
function plain(value: string) {
  return value.replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\n').replaceAll(/(?![\t\n])\p{Cc}/gu, '')
}

/** `2026-03-14T09:30:00.000Z` is 20260314T093000Z. */
export const compactInstant = (instant: string) => instant.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')

const most = 75

/** A line as it is sent: in pieces of at most 75 octets, none of which ends within a character. */
export function foldLine(line: string) {
  const bytes = Buffer.from(line)
  const pieces: Buffer[] = []
  for (let start = 0, room = most; start < bytes.length; room = most - 1) {
    let end = Math.min(start + room, bytes.length)
    while (end < bytes.length && isInside(bytes[end])) end -= 1
    pieces.push(bytes.subarray(start, end))
    start = end
  }
  return `${pieces.join('\r\n ')}\r\n`
}

const isInside = (byte = 0) => (byte & 0xc0) === 0x80
