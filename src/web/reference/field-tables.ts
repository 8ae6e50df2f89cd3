import type { Field } from '#contract/reference/descriptions.ts'
import { type JsonSchema, type Parts, referencedPart, resolveReference } from '#contract/reference/schemas.ts'
import { type Html, html, inlineCode, type Part } from '#platform/html/html.ts'

/** The input of an operation. */
export function inputTable(label: string, fields: Field[], parts: Parts) {
  return table(label, fields.map(inputRow), parts)
}

/** The fields of a record. */
export function recordTable(label: string, { properties = {}, required = [] }: JsonSchema, parts: Parts) {
  const rows = Object.entries(properties).map(([name, schema]) => {
    const note = required.includes(name) ? null : html`<small>optional</small>`
    return { name, schema: schema as JsonSchema, note }
  })
  return table(label, rows, parts)
}

type FieldRow = { name: string; schema: JsonSchema; note: Html | null }

function inputRow({ name, schema, location, required }: Field): FieldRow {
  if (location === 'path') return { name, schema, note: html`<small>in the path</small>` }
  return { name, schema, note: required ? html`<small class="must">required</small>` : null }
}

function table(label: string, rows: FieldRow[], parts: Parts) {
  return html`<div class="scroll" role="group" aria-label="${label}" tabindex="0"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Description</th></tr></thead>
<tbody>${rows.map((row) => tableRow(row, parts))}</tbody>
</table></div>`
}

function tableRow({ name, schema, note }: FieldRow, parts: Parts) {
  const description = findDescription(schema, parts)
  return html`<tr><th scope="row"><code>${name}</code> ${note}</th>
  <td>${describeType(schema, parts)}${description && html`<br>${inlineCode(description)}`}</td></tr>
`
}

function findDescription(schema: JsonSchema, parts: Parts): string | undefined {
  const { description, anyOf } = resolveReference(schema, parts)
  return description ?? anyOf?.map((each) => findDescription(each, parts)).find((each) => each !== undefined)
}

/** The type of a field in words, such as "string, at most 120 characters". Records are links. */
export function describeType(schema: JsonSchema, parts: Parts, many = false): Html {
  const record = referencedPart(schema)
  if (record) return html`<a href="#${record}">${many ? plural(record) : record}</a>`
  const options = alternatives(schema, parts)
  if (options.length > 1) return joinWith(options.map((option) => describeType(option, parts, many)))
  if (schema.enum)
    return html`one of
  ${joinWith(schema.enum.map((value) => html`<code>${String(value)}</code>`))}${defaultNote(schema)}`
  if (schema.type === 'array') return list(schema, parts)
  return html`${kind(schema, many)}${bounds(schema, many)}${defaultNote(schema)}`
}

/** The options of a union, with nested unions flattened. */
function alternatives(schema: JsonSchema, parts: Parts): JsonSchema[] {
  const { anyOf } = resolveReference(schema, parts)
  return anyOf ? anyOf.flatMap((each) => alternatives(each, parts)) : [schema]
}

function list(schema: JsonSchema, parts: Parts) {
  const limit = schema.maxItems ? `up to ${schema.maxItems} ` : ''
  return html`list of ${limit}${describeType((schema.items ?? {}) as JsonSchema, parts, true)}`
}

const kinds: Record<string, [string, string]> = {
  uuid: ['UUID', 'UUIDs'],
  email: ['e-mail address', 'e-mail addresses'],
  uri: ['URL', 'URLs'],
  date: ['date', 'dates'],
  'date-time': ['timestamp', 'timestamps'],
  'time-zone': ['IANA time zone', 'IANA time zones'],
  password: ['password', 'passwords'],
  binary: ['file', 'files'],
  string: ['string', 'strings'],
  integer: ['integer', 'integers'],
  number: ['number', 'numbers'],
  boolean: ['boolean', 'booleans'],
  object: ['object', 'objects'],
  null: ['null', 'null'],
}

function kind({ type, format, properties }: JsonSchema, many: boolean) {
  const [one, several] = kinds[format ?? ''] ?? kinds[String(type)] ?? ['value', 'values']
  const fields = Object.keys(properties ?? {})
  const named =
    fields.length > 0 &&
    html` with ${joinWith(
      fields.map((field) => html`<code>${field}</code>`),
      'and',
    )}`
  return html`${many ? several : one}${named}`
}

function bounds({ minLength, maxLength, minimum, maximum, pattern, examples }: JsonSchema, many: boolean): Part {
  const each = many ? 'each ' : ''
  if (maxLength !== undefined)
    return `, ${each}${minLength && minLength > 1 ? `${minLength} to` : 'at most'} ${maxLength} characters`
  if (minimum !== undefined && maximum !== undefined) return `, ${each}${minimum} to ${maximum}`
  return pattern && examples?.[0] !== undefined && html` such as <code>${String(examples[0])}</code>`
}

function defaultNote({ default: value }: JsonSchema) {
  return value !== undefined && html`, default <code>${String(value)}</code>`
}

function joinWith(pieces: Html[], word = 'or'): Html {
  return html`${pieces.map((piece, at) => [at > 0 && (at === pieces.length - 1 ? ` ${word} ` : ', '), piece])}`
}

function plural(record: string) {
  if (/[^aeiou]y$/.test(record)) return `${record.slice(0, -1)}ies`
  return /(s|ch)$/.test(record) ? `${record}es` : `${record}s`
}
