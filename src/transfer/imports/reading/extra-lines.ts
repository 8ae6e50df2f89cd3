import { escapeText } from '#cards/vcards/format/escape.ts'

/** A vCard line for the cell of a column without a field. */
export function columnLine(column: string, value: string) {
  const property = properties.get(column.trim().toLowerCase())
  if (property) return valueLine(property, value)
  // Cut, because it is stored again with every person of the file.
  return `X-COLUMN;X-NAME="${escapeParameter([...column.slice(0, 2 * maxColumnName)].slice(0, maxColumnName).join(''))}":${escapeText(value)}`
}

/** Columns with a vCard property. */
const properties = new Map([
  ['nickname', 'NICKNAME'],
  ['maiden name', 'X-MAIDENNAME'],
  ['phonetic first name', 'X-PHONETIC-FIRST-NAME'],
  ['phonetic last name', 'X-PHONETIC-LAST-NAME'],
])
const maxColumnName = 100

/** A vCard line for a value that does not fit its field. */
export function valueLine(property: string, value: string) {
  return `${property}:${escapeText(value)}`
}

/** Escapes the quoted value of a vCard parameter (RFC 6868). */
function escapeParameter(value: string) {
  return value
    .replaceAll('^', '^^')
    .replaceAll(/\r\n|[\r\n]/g, '^n')
    .replaceAll('"', "^'")
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** A vCard line for a note. */
export const noteLine = (note: string) => valueLine('NOTE', note)
