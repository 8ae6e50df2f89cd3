import { type Html, html } from '#platform/html/html.ts'
import { enterButton } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { formErrorBox } from '../../kit/notices.ts'
import { companyHref } from '../companies/page.ts'
import type { FormState, ScreenRequest } from '../frame/screen.ts'
import { factValue } from './fact-values.ts'
import { fieldInputs, knownTags } from './field-inputs.ts'
import { type FieldName, isList, type Person } from './fields.ts'

/** A person's known details, each editable in place. */
export const drawFacts = (page: ScreenRequest, person: Person, names: readonly FieldName[]): Html =>
  html`<dl class="fact-list">
${names.filter((name) => factValue(page, person, name) !== null).map((name) => drawFact(page, person, name))}
</dl>`

/**
 * A fact with a link that turns it into a form in place; without script the link leads to the form of all fields. An
 * emptied one keeps its place without being seen.
 */
export function drawFact(page: ScreenRequest, person: Person, name: FieldName): Html {
  const { edit } = page.words
  const id = factId(name)
  const label = edit.labels[name]
  const value = factValue(page, person, name)
  const link = (content: Html) =>
    html`<a class="fact-link" id="change-${name}" href="/people/${person.connectionId}/edit?field=${name}"
  data-part="${id}">${content}</a>`
  if (value === null) return page.part(id, html`<div id="${id}" hidden></div>`)
  // Phones, addresses and tags are links themselves, so the way to change them stands beside their name.
  const isApart = isList(name)
  const drawValue = () => {
    if (isApart) return value
    if (name !== 'company') return link(html`${value} ${pencil}`)
    return html`<a href="${companyHref(person.company ?? '')}" data-ahead>${value}</a> ${link(pencil)}`
  }
  const pencil = html`${icon('edit')}<span class="unseen">${edit.change[name]}</span>`
  return page.part(
    id,
    html`<div class="fact" id="${id}"><dt>${label}${isApart && html` ${link(pencil)}`}</dt>
  <dd>${drawValue()}</dd></div>
`,
  )
}

/** The fact as a form of one field, in its place. */
export async function drawFactForm(page: ScreenRequest, person: Person, name: FieldName, state: FormState & Lines) {
  const { edit } = page.words
  const id = factId(name)
  const path = `/people/${person.connectionId}`
  const inputs = fieldInputs(name, { page, ...state, focus: name })
  return page.part(
    id,
    html`<div class="fact editing" id="${id}"><dt class="unseen">${edit.labels[name]}</dt>
  <dd><form method="post" action="${path}/edit?field=${name}" data-part="${id}" novalidate>
${formErrorBox(state.formError)}
${enterButton(edit.save)}
${inputs}${name === 'tags' && (await knownTags(page))}
<div class="actions"><button type="submit">${edit.save}</button>
<a class="button quiet" href="${path}" data-part="${id}">${edit.cancel}</a></div>
</form></dd></div>
`,
  )
}

type Lines = { emptyLines?: Partial<Record<'emails' | 'phones' | 'tags' | 'profiles', number>> }

const factId = (name: FieldName) => `fact-${name}`
