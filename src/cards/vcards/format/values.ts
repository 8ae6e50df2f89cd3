/**
 * Removes the escapes of a text value. A backslash before any other character stays. In place, character by character: a
 * phone may send half a megabyte of backslashes.
 */
export function unescapeText(value: string) {
  if (!value.includes('\\')) return value
  const bytes = Buffer.from(value, 'utf16le')
  const units = new Uint16Array(bytes.buffer, bytes.byteOffset, value.length)
  let length = 0
  for (let at = 0; at < units.length; at += 1) {
    const meant = units[at] === backslash ? escaped.get(units[at + 1] ?? 0) : undefined
    if (meant !== undefined) at += 1
    units[length++] = meant ?? units[at] ?? 0
  }
  return bytes.toString('utf16le', 0, length * 2)
}

const backslash = 0x5c
/** The character after the backslash, and its meaning. */
const escaped = new Map(
  Object.entries({ n: '\n', N: '\n', '\\': '\\', ',': ',', ';': ';', ':': ':' }).map(([sign, meaning]) => [
    sign.charCodeAt(0),
    meaning.charCodeAt(0),
  ]),
)

/** The parts of a value, not yet unescaped: between semicolons, or between commas. */
export function splitValue(value: string, separator: ';' | ',') {
  const found: string[] = []
  let start = 0
  for (let at = 0; at < value.length; at += 1) {
    if (value[at] === '\\') at += 1
    else if (value[at] === separator) {
      found.push(value.slice(start, at))
      start = at + 1
    }
  }
  found.push(value.slice(start))
  return found
}

/** A text value on one line. Only the beginning of a gap is looked at, so that a very long one is read only once. */
export const singleLine = (value: string) =>
  value === ''
    ? ''
    : unescapeText(value)
        .replaceAll(/(?<!\s)[^\S\n\t]*[\n\t]\s*/g, ' ')
        .trim()

/** `19850423`, `1985-04-23`, with a time, or `--0423` when the year is not known. Null for anything else. */
export function parseDay(value: string, omittedYear?: string) {
  const [, year, month, day] = /^(\d{4}|--)-?(\d\d)-?(\d\d)(?:[T ].*)?$/i.exec(value.trim()) ?? []
  if (!year || !month || !day) return null
  return `${year === '--' || year === omittedYear ? '-' : year}-${month}-${day}`
}

/** The beginning of a text, short enough for a message. */
export function excerpt(text: string) {
  const plain = [...text.replaceAll(/\p{Cc}+/gu, ' ')]
  return plain.length > 80 ? `${plain.slice(0, 79).join('')}…` : plain.join('')
}

/** `20080424T195243Z`, `2008-04-24T19:52:43+02:00`, or only the day. Null for anything else. */
export function parseInstant(value: string) {
  const [, day, time = 'T00', zone = 'Z'] =
    /^((?:19|20)\d\d-?\d\d-?\d\d)(T[\d:.]+)?(Z|[+-][\d:]+)?$/i.exec(value.trim()) ?? []
  try {
    return Temporal.Instant.from(`${day}${time}${zone}`).toString({ smallestUnit: 'millisecond' })
  } catch {
    return null
  }
}

const control = /[\p{Cc}\u2028\u2029]/u

/** Makes a line that contains no line end and nothing that a store cannot hold. */
export function toOneLine(written: string, onRemoved = () => {}) {
  if (!control.test(written)) return written
  const line = written.replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\\n')
  const clean = line.replaceAll(/(?!\t)\p{Cc}/gu, '')
  if (clean !== line) onRemoved()
  return clean
}
