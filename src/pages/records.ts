import { reference } from '../reference/reference.ts'
import type { Parts } from '../reference/schemas.ts'
import { recordTable } from './fields.ts'
import { html } from './html.ts'

/** Everything with a name that an answer may hold. */
export const records: Parts = Object.assign(
  {},
  ...reference.map(({ answer }) => ('parts' in answer ? answer.parts : {})),
)

export function recordSections() {
  return html`<section aria-labelledby="records">
<h2 id="records">Records</h2>
<p>What answers are made of. They may gain fields: ignore those that you do not know.</p>
${Object.entries(records).map(
  ([name, schema]) => html`<section class="record" aria-labelledby="${name}">
<h3 id="${name}"><a href="#${name}">${name}</a></h3>
${recordTable(`Fields of ${name}`, schema, records)}
</section>
`,
)}</section>`
}
