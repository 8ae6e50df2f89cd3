import { serviceOfUrl } from '#cards/cards/known-services.ts'
import type { FieldError } from '#contract/errors.ts'
import { readFingerprint, shortDigest, withScheme } from '../frame/form-state.ts'
import type { FormState, ScreenRequest } from '../frame/screen.ts'
import { type FieldName, isList, type ListName, type Person } from './fields.ts'

/** The values of a form, one text for each input. Lists have an input for each item: `emails.0`, `emails.1`. */
export type Values = Record<string, string>

export function formValuesOf(person: Person, names: readonly FieldName[]): Values {
  return Object.fromEntries(names.flatMap((name) => inputsOf(person, name)))
}

function inputsOf(person: Person, name: FieldName): [string, string][] {
  if (name === 'birthday') return birthdayInputs(person.birthday)
  if (isList(name)) return itemsOf(person, name).map((item, at) => [`${name}.${at}`, item])
  return [[name, person[name] ?? '']]
}

const itemsOf = (person: Person, name: ListName) =>
  name === 'profiles' ? person.profiles.map(({ url }) => url) : person[name]

function birthdayInputs(birthday: string | undefined): [string, string][] {
  const [, year = '', month = '', day = ''] = /^(\d{4}|-)-(\d\d)-(\d\d)$/.exec(birthday ?? '') ?? []
  return [
    ['birthday.day', day && String(Number(day))],
    ['birthday.month', month],
    ['birthday.year', year === '-' ? '' : year],
  ]
}

/** The items that were typed into a list, without empty lines. */
export function itemsIn(values: Values, name: ListName) {
  return linesIn(values, name).filter((line) => line !== '')
}

/** Every line of a list, also those left empty. */
export function linesIn(values: Values, name: ListName) {
  return Object.entries(values)
    .filter(([input]) => input.startsWith(`${name}.`))
    .map(([, value]) => value.trim())
}

/** The same without empty lines in between, so that errors are counted as the contract counts them. */
export function withoutGaps(values: Values, names: readonly FieldName[]): Values {
  const others = Object.entries(values).filter(([input]) => !names.some((name) => isList(name) && isItem(input, name)))
  const items = names
    .filter(isList)
    .flatMap((name) => itemsIn(values, name).map((item, at) => [`${name}.${at}`, item] as const))
  return Object.fromEntries([...others, ...items])
}

const isItem = (input: string, name: ListName) => input.startsWith(`${name}.`)

/** A field as the contract takes it. Null clears it. */
export function readField(values: Values, name: FieldName, person: Pick<Person, 'profiles'>) {
  if (name === 'birthday') return readBirthday(values)
  if (name === 'profiles') return itemsIn(values, name).map((item) => readProfile(item, person))
  if (isList(name)) return itemsIn(values, name)
  const text = (values[name] ?? '').replaceAll('\r\n', '\n')
  return text.trim() === '' && name !== 'displayName' ? null : text
}

function readBirthday(values: Values) {
  const [day = '', month = '', year = ''] = ['day', 'month', 'year'].map((part) => values[`birthday.${part}`]?.trim())
  if (day === '' && month === '' && year === '') return null
  return `${year === '' ? '-' : year.padStart(4, '0')}-${month}-${day.padStart(2, '0')}`
}

/** A profile that is already there keeps its service and handle; the service of a new one follows from its address. */
function readProfile(typed: string, { profiles }: Pick<Person, 'profiles'>) {
  const url = withScheme(typed)
  return profiles.find((profile) => profile.url === url) ?? { service: serviceOfUrl(url), url }
}

/** A short hash of each field's value when the form was rendered, so that untouched fields aren't saved. */
export function fingerprint(values: Values, names: readonly FieldName[], person: Person) {
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, fieldDigest(values, name, person)])))
}

/** The fields that differ from what the form showed at first, so that changes made elsewhere meanwhile stay. */
export function changedFields(values: Values, names: readonly FieldName[], person: Person) {
  const before = readFingerprint(values.was)
  const changed = names.filter((name) => before[name] !== fieldDigest(values, name, person))
  return Object.fromEntries(changed.map((name) => [name, readField(values, name, person)]))
}

const fieldDigest = (values: Values, name: FieldName, person: Person) =>
  shortDigest(isList(name) ? itemsIn(values, name) : readField(values, name, person))

/** Errors name the input they belong to, and say what the form asks for. */
export function inPlainWords({ words }: ScreenRequest, state: FormState): FormState {
  const errors = state.errors.map(({ field, message }): FieldError => {
    if (field === 'birthday') return { field, message: words.edit.birthdayError }
    return { field: field.replace(/^(profiles\.\d+)\..*/, '$1'), message }
  })
  return { ...state, errors }
}
