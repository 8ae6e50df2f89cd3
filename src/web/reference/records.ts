import { describeOperations } from '#contract/reference/descriptions.ts'
import type { Parts } from '#contract/reference/schemas.ts'
import { html } from '#platform/html/html.ts'
import { recordTable } from './field-tables.ts'

/** All named types in responses. */
export function records(): Parts {
  return Object.assign({}, ...describeOperations().map(({ answer }) => ('parts' in answer ? answer.parts : {})))
}

export function recordSections() {
  const all = records()
  return html`<section>
<h2 id="records">Records</h2>
<p>The objects in responses. New fields may be added at any time: ignore fields you do not know.</p>
${Object.entries(all).map(
  ([name, schema]) => html`<section class="record">
<h3 id="${name}"><a href="#${name}">${name}</a></h3>
${recordTable(`Fields of ${name}`, schema, all)}
</section>
`,
)}</section>`
}
