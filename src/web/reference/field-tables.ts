import type { Field } from '#contract/reference/descriptions.ts'
import { type JsonSchema, type Parts, resolveReference } from '#contract/reference/schemas.ts'
import { type Html, html, inlineCode } from '#platform/html/html.ts'
import { describeType } from './field-types.ts'

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
