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
