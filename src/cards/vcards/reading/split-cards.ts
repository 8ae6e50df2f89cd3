import { say, type Text } from '#contract/texts/text.ts'
import { type FileLine, fileLines } from './file-lines.ts'

/** A line of a card with its continuations joined; an old AGENT line may contain the lines of a card. */
export type CardLine = { at: number; pieces: Buffer[]; size: number; isCut: boolean; inside?: CardLine[] }
export type CardInFile = { line: number; lines: CardLine[]; problems: Text[] }

export const maxCardBytes = 1024 * 1024
/** Only the line that is too long, usually a photo, is left out, not the person. */
const maxLineLength = 768 * 1024
/** A card is read in one go, which blocks the process, and each line may report a problem. */
const maxLines = 5_000

type Range = { from: number; to: number }
type Open = { line: number; lines: CardLine[]; count: number; size: number; depth: number }

/** Splits a file into its cards. Text outside of cards is returned as a card without lines, with a problem. */
export async function* splitCards(file: AsyncIterable<Uint8Array>): AsyncGenerator<CardInFile> {
  let open: Open | null = null
  let outside: Range | null = null
  const begin = (line: number): Open => ({ line, lines: [], count: 0, size: 0, depth: 0 })

  for await (const lines of fileLines(file, maxCardBytes)) {
    for (const line of lines) {
      const marker = markerOf(line)
      if (!open) {
        if (marker === 'begin') {
          if (outside) yield outsideOfCards(outside)
          outside = null
          open = begin(line.at)
        } else if (marker !== 'blank') outside = widened(outside, line.at)
        continue
      }
      if (isContinued(open, line)) continue
      if (marker === 'begin' && !isAgent(open)) {
        yield closeCard(open, [say('sentences.card.noEnd')])
        open = begin(line.at)
      } else if (marker === 'begin') open.depth += 1
      else if (marker === 'end' && open.depth > 0) open.depth -= 1
      else if (marker === 'end') {
        yield closeCard(open, [])
        open = null
      } else if (marker !== 'blank') addTo(open, line)
    }
  }
  if (outside) yield outsideOfCards(outside)
  if (open) yield closeCard(open, [say('sentences.card.noEnd')])
}

/** Quick for the many lines that are neither. */
function markerOf({ bytes }: FileLine) {
  if (bytes.length > 40) return 'other'
  const text = bytes.toString('latin1').trim().toUpperCase()
  if (text === 'BEGIN:VCARD') return 'begin'
  if (text === 'END:VCARD') return 'end'
  return text === '' ? 'blank' : 'other'
}

function closeCard(open: Open, problems: Text[]): CardInFile {
  const { line, lines, size } = open
  if (!isTooMuch(open)) return { line, lines, problems }
  const isLarge = size > maxCardBytes
  const problem = isLarge ? say('sentences.card.tooLarge') : say('sentences.card.tooManyLines', { max: maxLines })
  return { line, lines: [], problems: [problem] }
}

const isTooMuch = ({ size, count }: Open) => size > maxCardBytes || count > maxLines

const widened = (range: Range | null, at: number): Range => ({ from: range?.from ?? at, to: at })

function outsideOfCards({ from, to }: Range): CardInFile {
  const problem =
    from === to ? say('sentences.card.outsideLine', { line: from }) : say('sentences.card.outsideLines', { from, to })
  return { line: from, lines: [], problems: [problem] }
}

/** Whether the line continues the previous one: folded, after a soft break of quoted-printable, or base64 without indent. */
function isContinued(open: Open, { bytes }: FileLine) {
  const last = current(open).at(-1)
  if (!last || last.inside) return false
  const [first] = bytes
  if (isSoftBroken(last)) {
    last.pieces[last.pieces.length - 1] = last.pieces.at(-1)?.subarray(0, -1) ?? bytes
    return appendTo(open, last, bytes)
  }
  if ((first === 0x20 || first === 0x09) && bytes.length > 1) return appendTo(open, last, bytes.subarray(1))
  if (
    bytes.length === 0 ||
    bytes.includes(colon) ||
    !isBase64(last) ||
    !/^[A-Za-z0-9+/=]+\s*$/.test(bytes.toString('latin1'))
  )
    return false
  return appendTo(open, last, bytes)
}

/** Keeps only the start and end of a long line: its name, and whether it continues. */
function appendTo(open: Open, last: CardLine, bytes: Buffer) {
  last.isCut ||= last.size + bytes.length > maxLineLength
  const size = last.isCut ? 0 : last.size + bytes.length
  if (last.isCut) last.pieces = [last.pieces[0]?.subarray(0, maxHeadLength) ?? bytes]
  last.pieces.push(bytes)
  pack(last.pieces)
  grow(open, size - last.size)
  last.size = size
  return true
}

/** Joins small pieces: hundreds of thousands of folds would take more memory than their contents. The first stays. */
function pack(pieces: Buffer[]) {
  const small = pieces.length > maxPieces && pieces.at(-maxPieces)
  if (small && small.length < maxPieces) pieces.push(Buffer.concat(pieces.splice(-maxPieces)))
}

const maxPieces = 500

function grow(open: Open, by: number) {
  open.size += by
  if (isTooMuch(open)) open.lines = []
}

const maxHeadLength = 200
const colon = 0x3a

const current = ({ lines, depth }: Open) => (depth > 0 ? (lines.at(-1)?.inside ?? lines) : lines)

const head = ({ pieces: [first] }: CardLine) =>
  first?.subarray(0, maxHeadLength).toString('latin1').split(':', 1)[0] ?? ''
const isSoftBroken = (line: CardLine) =>
  line.pieces.at(-1)?.at(-1) === 0x3d && /;(ENCODING=)?QUOTED-PRINTABLE/i.test(head(line))
const isBase64 = (line: CardLine) => /;(ENCODING=)?(BASE64|B)(;|$)/i.test(head(line))

function isAgent(open: Open) {
  const last = open.lines.at(-1)
  if (open.depth > 0) return true
  if (!last || last.pieces.length > 1 || !/^AGENT[^:]*:\s*$/i.test(last.pieces[0]?.toString('latin1') ?? ''))
    return false
  last.inside ??= []
  return true
}

function addTo(open: Open, { bytes, at, ...line }: FileLine) {
  const isCut = line.isCut || bytes.length > maxLineLength
  const size = isCut ? 0 : bytes.length
  open.count += 1
  grow(open, size)
  const pieces = isCut ? [Buffer.from(bytes.subarray(0, maxHeadLength)), bytes.subarray(-1)] : [bytes]
  if (!isTooMuch(open)) current(open).push({ at, pieces, size, isCut })
}
