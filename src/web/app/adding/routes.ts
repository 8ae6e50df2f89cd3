import { wrongField } from '#contract/errors.ts'
import { fieldErrors } from '#contract/field-errors.ts'
import { say } from '#contract/texts/text.ts'
import { isKeyUsed } from '#door/idempotency.ts'
import { type PersonLine, readPersonLine } from '#language/person-lines/read-person-line.ts'
import { interactionsApi } from '#people/interactions/api.ts'
import { fieldNames, isFieldName, isList } from '../edit/fields.ts'
import { inPlainWords, itemsIn, linesIn, readField, type Values, withoutGaps } from '../edit/values.ts'
import { formStateOf } from '../frame/form-state.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { showPeople } from '../people/page.ts'
import { addingScreen, firstKeyOf } from './form.ts'
import { findNamesakes } from './namesakes.ts'

/** Adding a person: in one field on the list, or in a form. */
export function serveAdding(screens: AppScreens) {
  const show = (page: ScreenRequest) => addingScreen(page, { values: {}, errors: [] })
  screens.show('/people/new', show)
  screens.take('/people/new', { formPage: '/people/new', show }, takeForm)
  screens.take('/people', { formPage: '/people', show: showPeople }, takeLine)
}

/** Saves right away if everything was understood. Otherwise the form shows the recognized fields. */
async function takeLine(page: ScreenRequest): Promise<Screen | Change> {
  const person = readPersonLine(page.form.line?.trim() ?? '')
  const understood = valuesOfLine(person)
  const note = [understood.note, page.form.note].filter(Boolean).join('\n')
  const values = { ...understood, note }
  const isUnderstood = person.displayName !== '' && person.rest.length === 0
  return isUnderstood ? savePerson(page, values) : addingScreen(page, { values, errors: [], rest: person.rest })
}

async function takeForm(page: ScreenRequest): Promise<Screen | Change> {
  const { more } = page.form
  const values = withoutGaps(page.form, fieldNames)
  if (!isFieldName(more) || !isList(more)) return savePerson(page, values)
  const empty = linesIn(page.form, more).filter((line) => line === '').length
  return addingScreen(page, { values, errors: [], emptyLines: { [more]: empty + 1 }, focus: more })
}

async function savePerson(page: ScreenRequest, values: Values): Promise<Screen | Change> {
  const { another, key = '' } = page.form
  // Whoever presses twice must not be warned of the person they just added.
  const isRepeated = key !== '' && (await isKeyUsed(page.ctx, 'Connections_create', key))
  const isSure = another === 'yes' || isRepeated
  const namesakes = isSure ? [] : await findNamesakes(page, values.displayName ?? '', itemsIn(values, 'emails'))
  if (namesakes.length > 0) return addingScreen(page, { values, errors: [], namesakes })
  try {
    const note = readNote(values)
    const { connectionId } = await page.call('Connections_create', newPersonOf(values), key || undefined)
    if (note) await page.call('Memory_addNote', { connectionId, text: note }, key || undefined)
    return { to: `/people/${connectionId}?added=${encodeURIComponent(firstKeyOf(page) ?? 'yes')}` }
  } catch (error) {
    return addingScreen(page, inPlainWords(page, formStateOf(error, values)))
  }
}

/** What was understood of a line, as the form shows it. What was not is in the note. */
function valuesOfLine(line: PersonLine): Values {
  const { displayName, company, title, location, howMet, rest } = line
  const lists = { emails: line.emails, phones: line.phones, tags: line.tags, profiles: line.urls }
  const items = Object.entries(lists).flatMap(([name, list]) =>
    list.map((item, at) => [`${name}.${at}`, item] as const),
  )
  const texts = Object.entries({ displayName, company, title, location, howMet, note: rest.join('\n') })
  return Object.fromEntries([...texts.map(([name, text]) => [name, text ?? ''] as const), ...items])
}

/** The fields as the contract takes them, without those left empty. */
function newPersonOf(values: Values): Record<string, unknown> {
  const fields = fieldNames.map((name) => [name, readField(values, name, { profiles: [] })] as const)
  return Object.fromEntries(
    fields.filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  )
}

/** The first note. It is checked before the person is added. */
function readNote({ note = '' }: Values) {
  const written = note.replaceAll('\r\n', '\n').trim()
  if (written === '') return null
  const parsed = interactionsApi.Memory_addNote.input.shape.text.safeParse(written)
  if (!parsed.success) throw wrongField('note', fieldErrors(parsed.error)[0]?.text ?? say('fields.missing'))
  return parsed.data
}
