import { escapeText } from '#cards/vcards/format/escape.ts'

/** A line of vCard that keeps the cell of a column for which there is no field. */
export function columnLine(column: string, value: string) {
  const property = properties.get(column.trim().toLowerCase())
  if (property) return valueLine(property, value)
  // Cut: it is kept again with everybody in the file.
  return `X-COLUMN;X-NAME="${quoted([...column.slice(0, 2 * longestName)].slice(0, longestName).join(''))}":${escapeText(value)}`
}

/** Columns that address books have a property for. */
const properties = new Map([
  ['nickname', 'NICKNAME'],
  ['maiden name', 'X-MAIDENNAME'],
  ['phonetic first name', 'X-PHONETIC-FIRST-NAME'],
  ['phonetic last name', 'X-PHONETIC-LAST-NAME'],
])
const longestName = 100

/** A line that keeps a value as it was, where the field has no room for it or takes no such thing. */
export function valueLine(property: string, value: string) {
  return `${property}:${escapeText(value)}`
}

/** Within quotes of a parameter, by RFC 6868. */
function quoted(value: string) {
  return value
    .replaceAll('^', '^^')
    .replaceAll(/\r\n|[\r\n]/g, '^n')
    .replaceAll('"', "^'")
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** A note that stays beside the fields. */
export const noteLine = (note: string) => valueLine('NOTE', note)
