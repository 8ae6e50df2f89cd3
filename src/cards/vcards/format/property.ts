import type { Text } from '#contract/texts/text.ts'

/** Reports a problem with a line. */
export type Report = (problem: Text) => void

/** One property of a card. `raw` is its line, unfolded and unchanged. */
export type Property = {
  group: string
  name: string
  parameters: Map<string, string[]>
  value: string
  raw: string
}

/** Null for a line that is not a property. Leading blanks are removed: written back, they would continue the previous line. */
export function parseProperty(line: string): Property | null {
  const raw = line.trimStart()
  const colon = endOfHead(raw)
  const head = raw.slice(0, colon)
  if (head.length > maxHeadLength || head.split(/[;,]/, maxHeadParts + 1).length > maxHeadParts) return null
  const [first = '', ...parameters] = splitOutsideQuotes(head, ';')
  const [, group = '', name = ''] = /^(?:([\w-]{1,30})\.)?([A-Za-z][\w-]{0,39})\s*$/.exec(first.trim()) ?? []
  if (colon < 0 || !name) return null
  return { group, name: name.toUpperCase(), parameters: parametersOf(parameters), value: raw.slice(colon + 1), raw }
}

/** The maximum length of name and parameters, and their number. More are attempts to slow the reader down. */
const maxHeadLength = 16 * 1024
const maxHeadParts = 100

/** The colon that ends name and parameters. An unclosed quotation mark is an ordinary character. */
function endOfHead(raw: string) {
  let isQuoted = false
  for (let at = 0; at < raw.length; at += 1) {
    const character = raw[at]
    if (character === '"') isQuoted = !isQuoted
    else if (character === ':' && !isQuoted) return at
  }
  return raw.indexOf(':')
}

export function splitOutsideQuotes(from: string, separator: string) {
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

/** In 2.1 a type or an encoding may have no name: `TEL;HOME;VOICE`. */
function parametersOf(written: string[]) {
  const parameters = new Map<string, string[]>()
  for (const each of written) {
    const equals = each.indexOf('=')
    const name = equals < 0 ? parameterNameFor(each) : each.slice(0, equals).trim().toUpperCase()
    const values = splitOutsideQuotes(each.slice(equals + 1), ',').map(parameterValue)
    const known = parameters.get(name)
    // Pushed, because copying the list for each of very many values would be slow.
    if (known) for (const value of values) known.push(value)
    else parameters.set(name, values)
  }
  return parameters
}

/** The name of a parameter that has none. */
export const parameterNameFor = (alone: string) => (encodings.has(alone.trim().toUpperCase()) ? 'ENCODING' : 'TYPE')
const encodings = new Set(['QUOTED-PRINTABLE', 'BASE64', '8BIT', '7BIT'])

/** RFC 6868: special characters in a parameter are written with a circumflex. */
function parameterValue(written: string) {
  const trimmed = written.trim()
  const isQuoted = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"')
  const bare = isQuoted ? trimmed.slice(1, -1) : trimmed
  return bare.includes('^') ? bare.replaceAll(/\^[n^']/g, (sign) => signs[sign] ?? sign) : bare
}
const signs: Record<string, string> = { '^n': '\n', '^^': '^', "^'": '"' }
