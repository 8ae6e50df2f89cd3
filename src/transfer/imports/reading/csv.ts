import { say, type Text } from '#contract/texts/text.ts'
import { addLine, type OpenRow } from './csv-line.ts'
import { UnreadableFile } from './unreadable-file.ts'

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
