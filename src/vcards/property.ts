import type { CardLine } from './cards-in-file.ts'
import { text } from './lines.ts'

/** Takes note of what could not be taken as it was. */
export type Say = (problem: string) => void

/** One property of a card. `raw` is its line, unfolded and as it was. */
export type Property = {
  group: string
  name: string
  parameters: Map<string, string[]>
  value: string
  raw: string
}

/** Null for a line that is no property. */
export function parseProperty(raw: string): Property | null {
  const colon = endOfHead(raw)
  const [first = '', ...parameters] = splitOutsideQuotes(raw.slice(0, colon), ';')
  const [, group = '', name = ''] = /^(?:([\w-]+)\.)?([A-Za-z][\w-]*)\s*$/.exec(first.trim()) ?? []
  if (colon < 0 || !name) return null
  return { group, name: name.toUpperCase(), parameters: parametersOf(parameters), value: raw.slice(colon + 1), raw }
}

/** A line of a file: its character set and encoding are resolved, so that what is kept of it can stand in any card. */
export function readProperty(line: CardLine, say: Say): Property | null {
  const bytes = line.pieces.length === 1 ? (line.pieces[0] ?? Buffer.alloc(0)) : Buffer.concat(line.pieces)
  const header = parseProperty(bytes.toString('latin1'))
  const wanted = header?.parameters.get('CHARSET')?.[0]
  const isQuoted = header !== null && isQuotedPrintable(header)
  const decoded = isQuoted
    ? `${header.raw.slice(0, -header.value.length || undefined)}${decode(unquoted(header.value), wanted, line.at, say)}`
    : decode(bytes, wanted, line.at, say)
  const inside = line.inside?.map((each) => readProperty(each, say)?.raw ?? '').join('\n')
  const whole = inside === undefined ? decoded : `${decoded.trim()}${text(`BEGIN:VCARD\n${inside}\nEND:VCARD`)}`
  const property = parseProperty(oneLine(whole, line.at, say))
  return property && (isQuoted || wanted) ? withoutEncoding(property) : property
}

/** The colon that ends name and parameters. A quotation mark that nobody closes is one like any other character. */
function endOfHead(raw: string) {
  let isQuoted = false
  for (let at = 0; at < raw.length; at += 1) {
    const character = raw[at]
    if (character === '"') isQuoted = !isQuoted
    else if (character === ':' && !isQuoted) return at
  }
  return raw.indexOf(':')
}

function splitOutsideQuotes(from: string, separator: string) {
  const parts: string[] = []
  let start = 0
  let isQuoted = false
  for (let at = 0; at < from.length; at += 1) {
    if (from[at] === '"') isQuoted = !isQuoted
    if (from[at] !== separator || isQuoted) continue
    parts.push(from.slice(start, at))
    start = at + 1
  }
  return [...parts, from.slice(start)]
}

/** In 2.1 a type or an encoding may stand alone: `TEL;HOME;VOICE`. */
function parametersOf(written: string[]) {
  const parameters = new Map<string, string[]>()
  for (const each of written) {
    const equals = each.indexOf('=')
    const alone = each.trim().toUpperCase()
    const name = equals < 0 ? (encodings.has(alone) ? 'ENCODING' : 'TYPE') : each.slice(0, equals).trim().toUpperCase()
    const values = splitOutsideQuotes(each.slice(equals + 1), ',').map(parameterValue)
    parameters.set(name, [...(parameters.get(name) ?? []), ...values])
  }
  return parameters
}

const encodings = new Set(['QUOTED-PRINTABLE', 'BASE64', '8BIT', '7BIT'])

/** RFC 6868: what may not stand in a parameter is written with a circumflex. */
function parameterValue(written: string) {
  const bare = written.trim().replace(/^"(.*)"$/s, '$1')
  return bare.replaceAll(/\^[n^']/g, (sign) => signs[sign] ?? sign)
}
const signs: Record<string, string> = { '^n': '\n', '^^': '^', "^'": '"' }

const isQuotedPrintable = ({ parameters }: Property) =>
  parameters.get('ENCODING')?.some((encoding) => encoding.toUpperCase() === 'QUOTED-PRINTABLE') === true

function unquoted(value: string) {
  const bytes = value.replaceAll(/=([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return Buffer.from(bytes, 'latin1')
}

function decode(bytes: Buffer, wanted: string | undefined, at: number, say: Say) {
  const decoder = wanted ? decoderOf(wanted) : utf8
  if (!decoder) say(`Line ${at} is in “${wanted}”, which is not known; it was read as UTF-8 or else as Windows-1252.`)
  for (const each of [decoder, utf8]) {
    try {
      if (each) return each.decode(bytes)
    } catch {
      // Not in this character set: the next one is tried.
    }
  }
  if (decoder) say(`Line ${at} is not in ${wanted ?? 'UTF-8'} and was read as Windows-1252.`)
  return windows.decode(bytes)
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const windows = new TextDecoder('windows-1252')

function decoderOf(label: string) {
  try {
    return new TextDecoder(label, { fatal: true })
  } catch {
    return null
  }
}

/** What is kept can end no line, and both stores can hold it. */
function oneLine(written: string, at: number, say: Say) {
  const line = written.replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\\n')
  const sound = line.replaceAll(/(?!\t)\p{Cc}/gu, '')
  if (sound !== line) say(`Control characters in line ${at} were left out.`)
  return sound
}

/** Quoted-printable and character sets are of 2.1 only. */
function withoutEncoding(property: Property): Property {
  const head = property.raw.slice(0, property.raw.length - property.value.length - 1)
  const kept = splitOutsideQuotes(head, ';').filter(
    (part) => !/^((ENCODING=)?QUOTED-PRINTABLE|CHARSET=.*)$/i.test(part.trim()),
  )
  return parseProperty(`${kept.join(';')}:${property.value}`) ?? property
}
