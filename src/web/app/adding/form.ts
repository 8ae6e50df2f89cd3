import { html } from '#platform/html/html.ts'
import { backLink } from '../../kit/document.ts'
import { textareaField } from '../../kit/fields.ts'
import { enterButton, formKey, hiddenField } from '../../kit/forms.ts'
import { formErrorBox } from '../../kit/notices.ts'
import { fieldInputs, knownTags } from '../edit/field-inputs.ts'
import type { FieldName, ListName } from '../edit/fields.ts'
import { keyOf } from '../frame/enter.ts'
import type { FormState, Screen, ScreenRequest } from '../frame/screen.ts'
import { drawLineForm } from '../people/page.ts'
import { foundRow } from '../people/rows.ts'
import type { Namesake } from './namesakes.ts'

type AddingForm = FormState & {
  /** The pieces of the one field that were not understood. Its values are then to be checked. */
  rest?: string[]
  namesakes?: Namesake[]
  emptyLines?: Partial<Record<ListName, number>>
  focus?: string | undefined
}

/** The key of the form in which the person was first typed. By it, the browser knows which draft it can forget. */
export const firstKeyOf = ({ form }: ScreenRequest) => keyOf(form.firstKey || form.key)

const groups: { heading: 'who' | 'reach' | 'memory'; names: readonly FieldName[] }[] = [
  { heading: 'who', names: ['displayName', 'title', 'company'] },
  { heading: 'reach', names: ['emails', 'phones', 'location', 'profiles'] },
  { heading: 'memory', names: ['howMet', 'metOn', 'birthday', 'tags'] },
]

/** The form for a new person. When it is empty, the one field stands above it. */
export async function addingScreen(page: ScreenRequest, form: AddingForm): Promise<Screen> {
  const { adding, edit, people } = page.words
  const isWrong = form.errors.length > 0 || form.formError !== undefined
  const isEmpty = Object.keys(form.values).length === 0
  return {
    title: isWrong ? edit.errorIn({ title: adding.title }) : adding.title,
    tab: 'people',
    sheets: ['people', 'edit'],
    scripts: ['people/people.js'],
    ...(isWrong && { status: 400 }),
    body: html`${backLink({ href: '/people', label: people.title, isLoadedAhead: true })}
<h1>${adding.title}</h1>
${isEmpty && html`${drawLineForm(page, false)}<h2>${adding.orForm}</h2>`}
${drawNamesakes(page, form)}${drawDoubt(page, form)}
${await drawForm(page, form)}`,
  }
}

function drawDoubt({ words: { adding } }: ScreenRequest, { rest, values }: AddingForm) {
  if (!rest) return null
  const pieces = rest.map((piece) => `“${piece}”`).join(', ')
  return html`<div class="panel decision" role="status"><p><strong>${adding.check}</strong></p>
${!values.displayName && html`<p>${adding.noName}</p>`}
  ${rest.length > 0 && html`<p dir="auto">${adding.notPlaced({ pieces })}</p>`}</div>`
}

/** "Ana Ribeiro is already here." */
function drawNamesakes(page: ScreenRequest, { namesakes = [] }: AddingForm) {
  const { adding } = page.words
  if (namesakes.length === 0) return null
  return html`<div class="panel decision" role="alert">
${namesakes.map(
  ({ person, email }) =>
    html`<p><strong>
    ${email ? adding.sameEmail({ name: person.displayName, email }) : adding.sameName({ name: person.displayName })}
    </strong></p>
<ul class="people">${foundRow(page, { ...person, matched: undefined })}</ul>
<p class="actions"><a class="button" href="/people/${person.connectionId}">
    ${adding.open({ name: person.displayName })}</a></p>
`,
)}<p class="actions"><button type="submit" class="quiet" form="new-person" name="another"
    value="yes">${adding.addAnother}</button></p></div>`
}

async function drawForm(page: ScreenRequest, { values, errors, formError, ...form }: AddingForm) {
  const { adding, edit } = page.words
  const error = formError ?? (errors.length > 0 && adding.fix)
  const focus = form.focus ?? errors[0]?.field.split('.')[0] ?? (form.rest && !values.displayName && 'displayName')
  const inputs = {
    page,
    values,
    errors,
    focus: focus || undefined,
    ...(form.emptyLines && { emptyLines: form.emptyLines }),
  }
  const firstKey = firstKeyOf(page)
  const note = { id: 'new-note', name: 'note', label: adding.note, errors, hint: adding.noteHint }
  return html`<form id="new-person" class="edit" method="post" action="/people/new" novalidate>${formKey()}
${firstKey && html`${hiddenField('firstKey', firstKey)}`}
${formErrorBox(error)}
${enterButton(adding.savePerson)}
${groups.map(
  ({ heading, names }) => html`<section class="panel"><h2>${edit.groups[heading]}</h2>
${names.map((name) => fieldInputs(name, inputs))}</section>
`,
)}
  <section class="panel">
  ${textareaField({
    ...note,
    value: values.note,
    isOptional: true,
    focus: false,
    more: html`rows="3" maxlength="8000" dir="auto"`,
  })}</section>
${await knownTags(page)}
<p class="actions"><button type="submit">${adding.savePerson}</button>
<a class="button quiet" href="/people">${edit.cancel}</a></p></form>`
}
