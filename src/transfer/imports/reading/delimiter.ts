import { addLine, type OpenRow } from './csv-line.ts'

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
