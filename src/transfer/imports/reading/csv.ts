import { createReadStream } from 'node:fs'
import { inEnglish, say, type Text } from '#contract/texts/text.ts'

/** A row of a CSV file and the line it begins on: its cells, or a problem where a quote is not closed. */
export type CsvRow = { line: number; cells: string[] } | { line: number; problem: Text }

/** A row beyond these counts as unclosed: an open quote must not swallow the file. */
const maxRowLength = 200_000
const maxRowLines = 2_000

type Line = { number: number; text: string; end: string }
type NextLine = () => Promise<Line | undefined>

/**
 * Rows as they come. After an unclosed quote, reading goes on with the line below it. No line is read more than twice:
 * one that has passed as the middle of a cell leaves no quote open when it is read by itself.
 */
export async function* readCsv(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRow> {
  const lines = splitLines(text)
  const again: Line[] = []
  const nextLine: NextLine = async () => again.pop() ?? (await lines.next()).value ?? undefined
  for (let first = await nextLine(); first; first = await nextLine()) {
    const { row, unread } = await readRow(first, nextLine, delimiter)
    yield row
    again.push(...unread.toReversed())
  }
}

async function readRow(first: Line, nextLine: NextLine, delimiter: string): Promise<{ row: CsvRow; unread: Line[] }> {
  const row: OpenRow = { cells: [], open: null }
  addLine(row, first.text, delimiter)
  const lines = [first]
  let [opened, length] = [0, first.text.length]
  while (row.open !== null) {
    const line = lines.length < maxRowLines && length < maxRowLength ? await nextLine() : undefined
    if (!line) return unclosed(lines, opened)
    const { length: before } = row.cells
    row.open += lines.at(-1)?.end ?? ''
    lines.push(line)
    length += line.text.length
    if (!addLine(row, line.text, delimiter)) return unclosed(lines, opened)
    if (row.cells.length > before) opened = lines.length - 1
  }
  return { row: { line: first.number, cells: row.cells }, unread: [] }
}

/** The row ends with the line on which its quote was opened. */
function unclosed(lines: Line[], opened: number) {
  const [line = 1, number = line] = [lines[0]?.number, lines[opened]?.number]
  const text = lines.slice(0, opened + 1).map(({ text }) => text)
  const problem = say('sentences.row.openQuote', {
    line: number,
    text: text.join(' ').slice(0, 2_000).toWellFormed(),
  })
  return { row: { line, problem }, unread: lines.slice(opened + 1) }
}

async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<Line, undefined> {
  let [rest, number] = ['', 1]
  for await (const part of text) {
    const pieces = (rest + part).split(/(\r\n|\n|\r(?!$))/)
    rest = pieces.pop() ?? ''
    for (let at = 0; at < pieces.length; at += 2, number += 1)
      yield { number, text: pieces[at] ?? '', end: pieces[at + 1] ?? '' }
    if (rest.length > maxRowLength) throw new UnreadableFile(say('sentences.file.longLine', { line: number }))
  }
  const last = rest.replace(/\r$/, '')
  if (last !== '') yield { number, text: last, end: '' }
  return undefined
}

/** The cells of a row that is being read, and the text of its last cell while that cell's quote is open. */
export type OpenRow = { cells: string[]; open: string | null }

/** Adds the cells of a line to a row. False when the quote was never meant to be closed where this line has its next quote. */
export function addLine(row: OpenRow, line: string, delimiter: string) {
  let [at, open] = [0, row.open]
  row.open = null
  for (;;) {
    const isContinued = open !== null
    let cell = open ?? ''
    open = null
    if (isContinued || line[at] === '"') {
      const from = isContinued ? at : at + 1
      const close = closingQuote(line, from)
      cell += line.slice(from, close === -1 ? undefined : close).replaceAll('""', '"')
      if (close === -1) {
        row.open = cell
        return true
      }
      at = close + 1
    }
    const next = line.indexOf(delimiter, at)
    const rest = line.slice(at, next === -1 ? undefined : next)
    // A quote before more text opens a cell of another row.
    if (isContinued && rest.trim() !== '') return false
    row.cells.push(cell + rest)
    if (next === -1) return true
    at = next + 1
  }
}

/** The first quote that is not doubled. */
function closingQuote(line: string, from: number) {
  let at = line.indexOf('"', from)
  while (at !== -1 && line[at + 1] === '"') at = line.indexOf('"', at + 2)
  return at
}

/** The delimiter of a CSV file: the one with which a line names columns. Of several, the most frequent outside quotes. */
export function detectDelimiter(head: string, isHeader: (cells: string[]) => boolean) {
  const unquoted = firstLines(head.replaceAll(/"(?:[^"]|"")*"/g, ''))
  const count = (mark: string) => Math.max(...unquoted.map((line) => line.split(mark).length))
  const marks = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))
  return marks.find((mark) => firstLines(head).some((line) => isHeader(cellsOf(line, mark)))) ?? ','
}

const firstLines = (text: string) => text.split(/\r\n|[\r\n]/).slice(0, 20)

function cellsOf(line: string, delimiter: string) {
  const row: OpenRow = { cells: [], open: null }
  addLine(row, line, delimiter)
  return row.open === null ? row.cells : []
}

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** UTF-16 by its first bytes, else UTF-8 if the whole file is valid UTF-8, else Windows-1252 as old programs write. */
export async function detectEncoding(path: string): Promise<Encoding> {
  let utf16: Encoding | null | undefined
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    utf16 ??= detectUtf16(part)
    if (utf16) return utf16
    if (!isDecodable(() => utf8.decode(part, { stream: true }))) return 'windows-1252'
  }
  return isDecodable(() => utf8.decode()) ? 'utf-8' : 'windows-1252'
}

function isDecodable(decode: () => string) {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

/** By its byte order mark; without one, every other byte of ASCII in UTF-16 is zero. */
function detectUtf16(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head.length >= 4 && head[1] === 0 && head[3] === 0 && head[0] !== 0) return 'utf-16le'
  if (head.length >= 4 && head[0] === 0 && head[2] === 0 && head[1] !== 0) return 'utf-16be'
  return null
}

/** Decodes bytes chunk by chunk, without the byte order mark and without NUL, which PostgreSQL cannot store. */
export async function* decodeText(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const part of bytes) yield decoder.decode(part, { stream: true }).replaceAll('\0', '')
  yield decoder.decode()
}

/** The file cannot be read as a list of people. The text is for the member. */
export class UnreadableFile extends Error {
  readonly text: Text

  constructor(text: Text) {
    super(inEnglish(text))
    this.text = text
  }
}
