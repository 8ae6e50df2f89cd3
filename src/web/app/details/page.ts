import type { FieldError } from '#contract/errors.ts'
import { maxItems } from '#people/connections/record/api.ts'
import { type Html, html } from '#platform/html/html.ts'
import { backToPerson } from '../../kit/document.ts'
import { fieldError, inputField } from '../../kit/fields.ts'
import { enterButton, hiddenField } from '../../kit/forms.ts'
import { formErrorBox } from '../../kit/notices.ts'
import type { FormState, Screen, ScreenRequest } from '../frame/screen.ts'
import { type Person, type RowName, reachOf, rowParts, rowsIn, type textNames, type Values } from './rows.ts'

type Form = FormState & { was: string; added?: RowName | undefined }

/** The rarer details of a person: the form has rows only for what is known, and adds one at a time. */
export function detailsScreen(page: ScreenRequest, person: Person, form: Form): Screen {
  const { details } = page.words
  const title = details.heading({ name: person.displayName })
  const isWrong = form.errors.length > 0 || form.formError !== undefined
  const body = html`${backToPerson(person)}
<h1>${title}</h1>
${page.part('details-form', drawForm(page, person, form))}`
  return { title, tab: 'people', sheets: ['edit'], body, ...(isWrong && { status: 400 }) }
}

function drawForm(page: ScreenRequest, person: Person, { values, errors, formError, was, added }: Form) {
  const { edit, details } = page.words
  const path = `/people/${person.connectionId}`
  const error = formError ?? (errors.length > 0 && edit.fixFields)
  const text = (name: (typeof textNames)[number] | 'nicknames') =>
    input({ name, label: details.labels[name], values, errors })
  const labels = reachOf(person).map((value, at) =>
    input({ name: `labels.${at}`, label: html`<bdi>${value}</bdi>`, values, errors }),
  )
  return html`<form id="details-form" class="edit" method="post" action="${path}/details"
  data-part="details-form" novalidate>
${formErrorBox(error)}
${enterButton(edit.save)}
${hiddenField('was', was)}
<section class="panel"><h2>${edit.groups.who}</h2>
${text('prefix')}${text('suffix')}${text('nicknames')}${text('pronouns')}</section>
${
  labels.length > 0 &&
  html`<section class="panel"><h2>${details.groups.labels}</h2>
<p class="hint">${details.labelsHint}</p>
${labels}</section>`
}
${drawRows(page, 'addresses', { values, errors, added })}
<section class="panel"><h2>${details.groups.work}</h2>
${text('department')}${text('role')}${text('companySince')}
${drawJobChange(page, values, errors)}</section>
${drawRows(page, 'jobs', { values, errors, added })}
${drawRows(page, 'customFields', { values, errors, added })}
<div class="actions"><button type="submit">${edit.save}</button>
<a class="button quiet" href="${path}">${edit.cancel}</a></div>
</form>`
}

/** The new job; the one they had becomes history. */
function drawJobChange({ words: { details, edit } }: ScreenRequest, values: Values, errors: readonly FieldError[]) {
  const isOpen = Boolean(values.newCompany || values.newTitle) || errors.some(({ field }) => field === 'jobChangedOn')
  return html`<details ${isOpen && html`open`}><summary>${details.jobChange}</summary>
<p class="hint">${details.jobChangeHint}</p>
${input({ name: 'newCompany', label: edit.labels.company, values, errors })}
${input({ name: 'newTitle', label: edit.labels.title, values, errors })}
${input({ name: 'jobChangedOn', label: details.parts.from, values, errors })}</details>`
}

type Rows = { values: Values; errors: readonly FieldError[]; added: RowName | undefined }

function drawRows({ words: { details } }: ScreenRequest, name: RowName, { values, errors, added }: Rows): Html {
  const count = rowsIn(values, name).length
  const isFull = count >= maxItems[name]
  const shown = count + (added === name && !isFull ? 1 : 0)
  return html`<section class="panel"><h2>${details.groups[name]}</h2>
${Array.from({ length: shown }, (_, at) => {
  const parts = rowParts[name].map((part, place) =>
    input({
      name: `${name}.${at}.${part}`,
      label: details.parts[part],
      ...{ values, errors, focus: place === 0 && at === count },
    }),
  )
  const row = { id: `details-${name}-${at}`, name: `${name}.${at}`, errors }
  return html`<fieldset class="field rows"><legend class="unseen">${details.row({ number: at + 1 })}</legend>
${parts}${fieldError(row)}</fieldset>`
})}${fieldError({ id: `details-${name}`, name, errors })}
${
  !isFull &&
  html`<button type="submit" class="link" name="more" value="${name}" formnovalidate>${details.add[name]}</button>`
}</section>`
}

type Input = { name: string; label: Html | string; values: Values; errors: readonly FieldError[]; focus?: boolean }

const input = ({ name, label, values, errors, focus = false }: Input) =>
  inputField({
    ...{ id: `details-${name.replaceAll('.', '-')}`, name, label, errors, value: values[name] ?? '' },
    ...{ isOptional: true, focus, more: html`autocomplete="off" dir="auto" maxlength="1000"` },
  })
