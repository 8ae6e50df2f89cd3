import type { FieldError } from '#contract/errors.ts'
import { formStateOf } from '../frame/form-state.ts'
import type { Change, FormState, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import type { UploadForms } from '../frame/uploads.ts'
import { drawFact, drawFactForm } from './facts.ts'
import { knownTags } from './field-inputs.ts'
import { type FieldName, fieldNames, isFieldName, isList, type ListName } from './fields.ts'
import { editScreen } from './page.ts'
import { drawPhoto, photoErrors } from './photo.ts'
import {
  changedFields,
  fingerprint,
  formValuesOf,
  inPlainWords,
  linesIn,
  readField,
  type Values,
  withoutGaps,
} from './values.ts'

/** The form of a person's fields, whole or one field at a time on the person's page. */
export function serveEdit(screens: AppScreens) {
  screens.show('/people/:id/edit', (page) => showEdit(page))
  const toPerson = async ({ params }: ScreenRequest): Promise<Change> => ({ to: `/people/${params.id}` })
  screens.take('/people/:id/edit', { formPage: '/people/:id/edit', show: toPerson }, takeEdit)
  screens.take(
    '/people/:id/photo/removal',
    { formPage: '/people/:id/edit', show: (page) => showEdit(page) },
    removePhoto,
  )
}

/** The photo has a form of its own, which is sent as soon as there is a file. */
export function servePhotoUpload(uploads: UploadForms) {
  uploads.take('/people/:id/photo', {
    formPage: '/people/:id/edit',
    show: (page) => showEdit(page),
    operation: 'Connections_photo',
    path: ({ params }) => ({ connectionId: params.id }),
    done: async ({ params }) => ({ to: `/people/${params.id}/edit` }),
    failed: async (page, error) => showEdit(page, photoErrors(page, error)),
  })
}

async function removePhoto({ call, params }: ScreenRequest): Promise<Change> {
  await call('Connections_removePhoto', { connectionId: params.id })
  return { to: `/people/${params.id}/edit` }
}

async function showEdit(page: ScreenRequest, wrongPhoto?: FieldError[]): Promise<Screen> {
  const person = await getPerson(page)
  const { field } = page.query
  const values = formValuesOf(person, fieldNames)
  if (isFieldName(field)) await drawFactForm(page, person, field, { values, errors: [] })
  const was = fingerprint(values, fieldNames, person)
  const screen = await drawForm(page, { values, errors: [] }, { focus: field, was, wrongPhoto })
  return wrongPhoto ? { ...screen, status: 400 } : screen
}

async function takeEdit(page: ScreenRequest): Promise<Screen | Change> {
  const { field } = page.query
  return isFieldName(field) ? takeField(page, field) : takeForm(page)
}

async function takeForm(page: ScreenRequest): Promise<Screen | Change> {
  const { form } = page
  const { more, was = '{}' } = form
  const values = withoutGaps(form, fieldNames)
  if (isFieldName(more) && isList(more)) return drawForm(page, { values, errors: [] }, addLine(form, more, was))
  const person = await getPerson(page)
  try {
    const changes = changedFields(values, fieldNames, person)
    await page.call('Connections_update', { connectionId: page.params.id, ...changes })
  } catch (error) {
    return drawForm(page, inPlainWords(page, formStateOf(error, values)), { was })
  }
  return { to: `/people/${page.params.id}` }
}

/** One field, sent from its place on the person's page. */
async function takeField(page: ScreenRequest, name: FieldName): Promise<Screen | Change> {
  const { more } = page.form
  const values = withoutGaps(page.form, [name])
  const person = await getPerson(page)
  if (isList(name) && more === name) {
    const emptyLines = addLine(page.form, name, '').emptyLines
    return {
      to: formAddress(page, name),
      parts: await drawFactForm(page, person, name, { values, errors: [], emptyLines }),
    }
  }
  const connectionId = page.params.id
  try {
    const changed = await page.call('Connections_update', { connectionId, [name]: readField(values, name, person) })
    return { to: `/people/${connectionId}`, parts: drawFact(page, changed, name) }
  } catch (error) {
    const state = inPlainWords(page, formStateOf(error, values))
    await drawFactForm(page, person, name, state)
    const others = formValuesOf(
      person,
      fieldNames.filter((each) => each !== name),
    )
    const was = fingerprint(formValuesOf(person, fieldNames), fieldNames, person)
    return drawForm(page, { ...state, values: { ...others, ...values } }, { was })
  }
}

type Shown = { was: string; focus?: string | undefined; wrongPhoto?: FieldError[] | undefined }

async function drawForm(page: ScreenRequest, state: FormState, { wrongPhoto, ...form }: Shown) {
  const person = await getPerson(page)
  const before = drawPhoto(page, person, wrongPhoto)
  return editScreen(page, person, { ...state, ...form }, { before, after: await knownTags(page) })
}

const getPerson = ({ call, params }: ScreenRequest) => call('Connections_get', { connectionId: params.id })

const formAddress = ({ params }: ScreenRequest, name: FieldName) => `/people/${params.id}/edit?field=${name}`

/** The form again with one more empty line in a list. */
function addLine(form: Values, name: ListName, was: string) {
  const empty = linesIn(form, name).filter((line) => line === '').length
  return { was, focus: name, emptyLines: { [name]: empty + 1 } }
}
