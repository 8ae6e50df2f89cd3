import { type Html, html } from '#platform/html/html.ts'
import { backToPerson } from '../../kit/document.ts'
import { enterButton, hiddenField } from '../../kit/forms.ts'
import { formErrorBox } from '../../kit/notices.ts'
import type { Screen, ScreenRequest } from '../frame/screen.ts'
import { fieldInputs, type Inputs } from './field-inputs.ts'
import type { FieldName, Person } from './fields.ts'

type EditForm = Omit<Inputs, 'page'> & {
  /** What the fields held when the form was first drawn. */
  was: string
  formError?: string | undefined
}

const groups: { heading: 'who' | 'reach' | 'memory'; names: readonly FieldName[] }[] = [
  { heading: 'who', names: ['displayName', 'title', 'company'] },
  { heading: 'reach', names: ['emails', 'phones', 'location', 'profiles'] },
  { heading: 'memory', names: ['howMet', 'metOn', 'birthday', 'tags'] },
]

/** The form with all fields of a person. */
export function editScreen(page: ScreenRequest, person: Person, form: EditForm, around: Around): Screen {
  const { edit } = page.words
  const isWrong = form.errors.length > 0 || form.formError !== undefined
  const body = html`${backToPerson(person)}
<h1>${edit.heading({ name: person.displayName })}</h1>
${around.before}${page.part('edit-form', drawForm(page, person, form))}
${around.after}`
  return {
    title: isWrong
      ? edit.errorIn({ title: edit.heading({ name: person.displayName }) })
      : edit.heading({ name: person.displayName }),
    tab: 'people',
    sheets: ['edit'],
    body,
    ...(isWrong && { status: 400 }),
  }
}

/** The parts above and below the form: the photo, other actions. */
type Around = { before?: Html | undefined; after?: Html | undefined }

function drawForm(page: ScreenRequest, person: Person, form: EditForm) {
  const { edit } = page.words
  const path = `/people/${person.connectionId}`
  const error = form.formError ?? (form.errors.length > 0 && edit.fixFields)
  return html`<form id="edit-form" class="edit" method="post" action="${path}/edit" data-part="edit-form" novalidate>
${formErrorBox(error)}
${enterButton(edit.save)}
${hiddenField('was', form.was)}
${groups.map(
  ({ heading, names }) => html`<section class="panel"><h2>${edit.groups[heading]}</h2>
${names.map((name) => fieldInputs(name, { ...form, page }))}</section>
`,
)}<div class="actions"><button type="submit">${edit.save}</button>
<a class="button quiet" href="${path}">${edit.cancel}</a></div>
</form>`
}
