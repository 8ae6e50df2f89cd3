/** A record of a CSV, and the line it begins on. */
export type CsvRecord = { line: number; cells: string[] }

/** A quote that is never closed must not swallow the file, nor one that is closed very late keep everybody waiting. */
const longest = 200_000
const mostLines = 2_000

/** Records as they come: quoted cells may hold delimiters, quotes twice, and line breaks of any kind. */
export async function* csvRecords(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRecord> {
  let [open, begins]: [string[], number] = [[], 1]
  let length = 0
  for await (const { number, line, end } of linesIn(text)) {
    if (open.length === 0) begins = number
    const mayClose = open.length === 0 || line.split('"').length % 2 === 0
    const cells = mayClose ? cellsOf(open.join('') + line, delimiter) : null
    if (cells) yield { line: begins, cells }
    length = cells ? 0 : length + line.length + end.length
    open = cells ? [] : open
    if (!cells) open.push(line + end)
    if (length > longest || open.length > mostLines) break
  }
  if (open.length > 0) throw new Unclosed(begins)
}

/** A record without end: a quote was opened and not closed, or nobody writes as much of a person. */
export class Unclosed extends Error {
  constructor(line: number) {
    super(
      `What begins in line ${line} has no end: a quote is opened there and not closed, or it is longer than 200,000 characters.`,
    )
  }
}

async function* linesIn(text: AsyncIterable<string>) {
  let [rest, number] = ['', 1]
  for await (const part of text) {
    const pieces = (rest + part).split(/(\r\n|\n|\r(?!$))/)
    rest = pieces.pop() ?? ''
    for (let at = 0; at < pieces.length; at += 2, number += 1)
      yield { number, line: pieces[at] ?? '', end: pieces[at + 1] ?? '' }
    if (rest.length > longest) throw new Unclosed(number)
  }
  const last = rest.replace(/\r$/, '')
  if (last !== '') yield { number, line: last, end: '' }
}

/** Null when a quote is still open. */
function cellsOf(record: string, delimiter: string) {
  const cells: string[] = []
  for (let at = 0; ; ) {
    const close = record[at] === '"' ? closing(record, at + 1) : at
    if (close === -1) return null
    const quoted = close > at ? record.slice(at + 1, close).replaceAll('""', '"') : ''
    const from = close > at ? close + 1 : at
    const next = record.indexOf(delimiter, from)
    cells.push(quoted + record.slice(from, next === -1 ? undefined : next))
    if (next === -1) return cells
    at = next + 1
  }
}

/** The quote that is not one of two. */
function closing(record: string, from: number) {
  let at = record.indexOf('"', from)
  while (at !== -1 && record[at + 1] === '"') at = record.indexOf('"', at + 2)
  return at
}

/** The mark that parts the cells: with it a line names columns. Of several, the one there is most of, outside quotes. */
export function delimiterOf(head: string, isHeader: (cells: string[]) => boolean) {
  const linesIn = (text: string) => text.split(/\r\n|[\r\n]/).slice(0, 20)
  const bare = linesIn(head.replaceAll(/"(?:[^"]|"")*"/g, ''))
  const most = (mark: string) => Math.max(...bare.map((line) => line.split(mark).length))
  const marks = [',', ';', '\t'].toSorted((a, b) => most(b) - most(a))
  const names = (mark: string) => linesIn(head).some((line) => isHeader(cellsOf(line, mark) ?? []))
  return marks.find(names) ?? ','
}
