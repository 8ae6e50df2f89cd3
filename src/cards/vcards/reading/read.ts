import { isAscii } from 'node:buffer'
import type { Readable } from 'node:stream'
import { say, type Text } from '#contract/texts/text.ts'
import { escapeText } from '../format/escape.ts'
import { bareUid } from '../format/header.ts'
import { type Property, parameterNameFor, parseProperty, type Report, splitOutsideQuotes } from '../format/property.ts'
import { excerpt, singleLine, splitValue, toOneLine } from '../format/values.ts'
import { readPerson, type VcardPerson } from './read-person.ts'
import { type CardInFile, type CardLine, splitCards } from './split-cards.ts'

/** A card of a file, the line where it begins, and its problems. Null if it was left out, or is a group. */
export type ReadVcard = { card: VcardPerson | null; group?: VcardGroup; line: number; problems: Text[] }

/**
 * Reads the cards of a file, one at a time: vCard 2.1, 3.0 and 4.0, in any character set and with any line ends. Nothing is
 * dropped silently: everything in a card ends up in a field, in `extras` or in `problems`.
 */
export async function* readVcards(file: Readable | AsyncIterable<Uint8Array>): AsyncGenerator<ReadVcard> {
  for await (const found of splitCards(file)) yield readCard(found)
}

function readCard({ line, lines, problems }: CardInFile): ReadVcard {
  if (lines.length === 0 && problems.length > 0) return { card: null, line, problems }
  // Each once, however often it comes.
  const found = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  const report = (problem: Text) => found.set(JSON.stringify(problem), problem)
  const properties = readProperties(lines, report)
  const person = isGroup(properties)
    ? { card: null, group: readGroup(properties) }
    : { card: readPerson(properties, report) }
  return { ...person, line, problems: firstProblems([...found.values()]) }
}

/** The lines of a card as properties. */
export function readProperties(lines: CardLine[], report: Report) {
  const properties: Property[] = []
  for (const each of lines) {
    if (each.isCut) {
      report(say('sentences.card.longLine', lineOf(each)))
      continue
    }
    const property = decodeLine(each, report)
    if (property) properties.push(property)
    else report(say('sentences.card.noProperty', lineOf(each)))
  }
  return properties
}

const lineOf = ({ at, pieces }: CardLine) => ({ line: at, text: excerpt(Buffer.concat(pieces).toString()) })

/** Decodes a line of a file: with its character set and encoding resolved it can be written into any card. */
function decodeLine(line: CardLine, report: Report): Property | null {
  const bytes = line.pieces.length === 1 ? (line.pieces[0] ?? Buffer.alloc(0)) : Buffer.concat(line.pieces)
  // Name and parameters are ASCII, whatever the value is; control characters must not hide them.
  const header = parseProperty(bytes.toString('latin1').replaceAll(controlInAscii, ''))
  if (header && isSimple(header, bytes) && !line.inside) return header
  const wanted = header?.parameters.get('CHARSET')?.[0]
  const isQuoted = header !== null && isQuotedPrintable(header)
  const decoded = isQuoted
    ? `${header.raw.slice(0, -header.value.length || undefined)}${decode(unquoted(header.value), wanted, line.at, report)}`
    : decode(bytes, wanted, line.at, report)
  const inside = line.inside?.map((each) => decodeLine(each, report)?.raw ?? Buffer.concat(each.pieces)).join('\n')
  const whole = inside === undefined ? decoded : `${decoded.trim()}${escapeText(`BEGIN:VCARD\n${inside}\nEND:VCARD`)}`
  const leftOut = () => report(say('sentences.card.control', { line: line.at }))
  const property = parseProperty(toOneLine(whole, leftOut))
  if (isQuoted && header.raw.length < bytes.length) leftOut()
  return property && (isQuoted || wanted || hasUnnamedParameter(property)) ? toVersion3(property) : property
}

/** Most lines: nothing needs decoding. */
const isSimple = (header: Property, bytes: Buffer) =>
  isAscii(bytes) &&
  header.raw.length === bytes.length &&
  !header.raw.includes('\t') &&
  !header.parameters.has('CHARSET') &&
  !isQuotedPrintable(header) &&
  !hasUnnamedParameter(header)

const controlInAscii = /(?![\t\x80-\x9f])\p{Cc}/gu

const isQuotedPrintable = ({ parameters }: Property) =>
  parameters.get('ENCODING')?.some((encoding) => encoding.toUpperCase() === 'QUOTED-PRINTABLE') === true

function unquoted(value: string) {
  const bytes = value.replaceAll(/=([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return Buffer.from(bytes, 'latin1')
}

function decode(bytes: Buffer, wanted: string | undefined, at: number, report: Report) {
  const decoder = wanted ? decoderOf(wanted) : utf8
  if (!decoder) report(say('sentences.card.unknownSet', { line: at, set: wanted ?? '' }))
  for (const each of [decoder, utf8]) {
    try {
      if (each) return each.decode(bytes)
    } catch {
      // Not valid in this character set: try the next one.
    }
  }
  if (decoder) report(say('sentences.card.invalidSet', { line: at, set: wanted ?? 'UTF-8' }))
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

const headOf = ({ raw, value }: Property) => splitOutsideQuotes(raw.slice(0, raw.length - value.length - 1), ';')
const hasUnnamedParameter = (property: Property) =>
  headOf(property)
    .slice(1)
    .some((part) => !part.includes('='))

/** Rewrites what only 2.1 has: quoted-printable, character sets and parameters without a name. */
function toVersion3(property: Property): Property {
  const [name, ...parameters] = headOf(property)
  const kept = parameters
    .map((part) => (part.includes('=') ? part : `${parameterNameFor(part)}=${part.trim()}`))
    .map((part) => part.replace(/^ENCODING=BASE64$/i, 'ENCODING=b'))
    .filter((part) => !/^(ENCODING=(QUOTED-PRINTABLE|8BIT|7BIT)|CHARSET=.*|TYPE=)$/i.test(part.trim()))
  return parseProperty(`${[name, ...kept].join(';')}:${property.value}`) ?? property
}

const maxProblems = 50

/** The first problems, and how many more there are. */
export function firstProblems(problems: Text[]) {
  if (problems.length <= maxProblems) return problems
  const more = say('sentences.file.more', { problems: problems.length - maxProblems })
  return [...problems.slice(0, maxProblems), more]
}

/** A group of an address book. Its members are known by the id of their card, or by `mailto:` and their address. */
export type VcardGroup = { name: string; members: string[] }

/** Some address books write groups as cards: Apple's with names of its own, others as vCard 4 says. */
export const isGroup = (properties: Property[]) =>
  properties.some(({ name, value }) => /^(X-ADDRESSBOOKSERVER-)?KIND$/.test(name) && /^group$/i.test(value.trim()))

export function readGroup(properties: Property[]): VcardGroup {
  const textOf = (wanted: string) => properties.find(({ name }) => name === wanted)?.value ?? ''
  const members = properties.filter(({ name }) => /^(X-ADDRESSBOOKSERVER-)?MEMBER$/.test(name))
  return {
    name: singleLine(textOf('FN')) || singleLine(splitValue(textOf('N'), ';')[0] ?? ''),
    members: members.map(({ value }) => bareUid(singleLine(value))),
  }
}

/** Members and ids of cards are compared without their case, as some address books change it. */
export const memberKey = (value: string) => bareUid(value).toLowerCase()
