/**
 * Writes a record so that equal records are equal lines. Fields of nested objects are sorted, because PostgreSQL does not
 * keep their order.
 */
export function toCanonicalJson(record: object) {
  return JSON.stringify(record, (key, value: unknown) => (key !== '' && isObject(value) ? sortFields(value) : value))
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sortFields = (value: object) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
