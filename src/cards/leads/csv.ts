/** One line of a CSV file (RFC 4180). */
export const csvLine = (cells: (string | null)[]) => `${cells.map((cell) => csvCell(cell ?? '')).join(',')}\r\n`

function csvCell(text: string) {
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Spreadsheets run text that begins so, and visitors write the text. A number such as +351 912 345 678 has nothing to run.
 * The wide characters are those of Chinese and Japanese keyboards.
 */
function isFormula(text: string) {
  return /^\s*[=+\-@＝＋－＠]/u.test(text) ? !/^[+-][\d ().]+$/.test(text) : /^[\t\r\n]/.test(text)
}
