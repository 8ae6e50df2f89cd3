/**
 * A record as it is written: its fields in the order given, those of what it holds by their names, because one of the two
 * stores does not keep their order. The same record is the same line, wherever it comes from.
 */
export function canonical(record: object) {
  return JSON.stringify(record, (key, value: unknown) => (key !== '' && isObject(value) ? sorted(value) : value))
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (value: object) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
