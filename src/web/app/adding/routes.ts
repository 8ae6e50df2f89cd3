import { isKeyUsed } from '#door/idempotency.ts'
import { readPersonLine } from '#language/person-lines/read-person-line.ts'
import { fieldNames, isFieldName, isList } from '../edit/fields.ts'
import { inPlainWords } from '../edit/plain-errors.ts'
import { itemsIn, linesIn, type Values, withoutGaps } from '../edit/values.ts'
import { formStateOf } from '../frame/form-state.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { showPeople } from '../people/page.ts'
import { addingScreen, firstKeyOf } from './form.ts'
import { findNamesakes } from './namesakes.ts'
import { newPersonOf, readNote, valuesOfLine } from './values.ts'

/** Adding a person: in one field on the list, or in a form. */
export function serveAdding(screens: AppScreens) {
  const show = (page: ScreenRequest) => addingScreen(page, { values: {}, errors: [] })
  screens.show('/people/new', show)
  screens.take('/people/new', { formPage: '/people/new', show }, takeForm)
  screens.take('/people', { formPage: '/people', show: showPeople }, takeLine)
}

/** Saves at once if all was understood. If not, the form shows what was. */
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
