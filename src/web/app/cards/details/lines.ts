import { readFingerprint, shortDigest, withScheme } from '../../frame/form-state.ts'
import type { FormState } from '../../frame/screen.ts'
import type { Card } from '../frame/screen.ts'

/** The values of a form, one text for each input. Lists have inputs for each item: `links.0.label`, `links.0.url`. */
export type Values = Record<string, string>
export type Line = Record<string, string>

/** The lists of a card and the inputs of an item, in the order they are shown. */
export const lists = {
  emails: ['label', 'address'],
  phones: ['label', 'number'],
  links: ['label', 'url'],
  addresses: ['label', 'street', 'postalCode', 'city', 'region', 'country'],
} as const

export type ListName = keyof typeof lists

/** `added` is the list that was just given one more line. */
export type DetailsForm = FormState & { was: string; isSaved?: boolean; added?: ListName | undefined }

export const listNames = Object.keys(lists) as ListName[]

/** The items of a list as they stand in the form, also those left empty. */
export function linesIn(values: Values, name: ListName): Line[] {
  const byItem = new Map<string, Line>()
  for (const [input, value] of Object.entries(values)) {
    const [list, item = '', field = ''] = input.split('.')
    if (list !== name || !/^\d{1,3}$/.test(item) || !isFieldOf(name, field)) continue
    byItem.set(item, { ...byItem.get(item), [field]: value.trim() })
  }
  return [...byItem.values()]
}

const filledLinesIn = (values: Values, name: ListName) =>
  linesIn(values, name).filter((line) => !isEmptyLine(name, line))

/** The values with other items in a list, numbered as the contract counts them. */
export function withLines(values: Values, name: ListName, lines: Line[]): Values {
  const others = Object.entries(values).filter(([input]) => !input.startsWith(`${name}.`))
  return { ...Object.fromEntries(others), ...inputsOf(name, lines) }
}

/** An item left empty has its inputs too: it is a line that was just added. */
function inputsOf(name: ListName, lines: Line[]): Values {
  return Object.fromEntries(
    lines.flatMap((line, at) => lists[name].map((field) => [`${name}.${at}.${field}`, line[field] ?? ''])),
  )
}

export const withoutGaps = (values: Values) =>
  listNames.reduce((before, name) => withLines(before, name, filledLinesIn(before, name)), values)

/** The kind of an e-mail, phone or address is always chosen, so it does not count; the label of a link is typed. */
function isEmptyLine(name: ListName, line: Line) {
  return Object.entries(line).every(([field, value]) => value === '' || (field === 'label' && name !== 'links'))
}

const isFieldOf = (name: ListName, field: string) => lists[name].some((each) => each === field)

export const textNames = ['name', 'title', 'company', 'pronouns', 'bio'] as const
const switchNames = ['published', 'listed'] as const

/** What the form of a card shows. */
export function formValuesOf(card: Card): Values {
  const texts = Object.fromEntries(textNames.map((name) => [name, card[name] ?? '']))
  const items = listNames.map((name) => inputsOf(name, card[name].map(toLine)))
  const switches = switchNames.filter((name) => card[name]).map((name) => [name, 'yes'])
  return Object.assign({ slug: card.slug }, texts, ...items, Object.fromEntries(switches))
}

const toLine = (item: object): Line =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as Line

/** The form's values as the contract expects them. */
function readDetails(values: Values) {
  return {
    slug: (values.slug ?? '').trim().toLowerCase(),
    ...readContents(values),
    published: values.published !== undefined,
    listed: values.listed !== undefined,
  }
}

/** What visitors read on the card. Null clears a field. */
export function readContents(values: Values) {
  const texts = textNames.map((name) => [name, readText(values, name)])
  const items = listNames.map((name) => [name, filledLinesIn(values, name).map((line) => readLine(name, line))])
  return Object.fromEntries([...texts, ...items]) as Record<(typeof textNames)[number] | ListName, unknown>
}

function readText(values: Values, name: string) {
  const text = (values[name] ?? '').replaceAll('\r\n', '\n')
  return text.trim() === '' && name !== 'name' ? null : text
}

function readLine(name: ListName, line: Line) {
  const given = Object.fromEntries(Object.entries(line).filter(([, value]) => value !== ''))
  return name === 'links' ? { ...given, url: withScheme(line.url ?? '') } : given
}

/** A short hash of each field's value when the form was rendered. */
export const fingerprint = (values: Values) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(readDetails(values)).map(([name, value]) => [name, shortDigest(value)])),
  )

/** The fields that differ from what the form showed at first, so that changes made elsewhere meanwhile stay. */
export function changedDetails(values: Values) {
  const before = readFingerprint(values.was)
  return Object.fromEntries(
    Object.entries(readDetails(values)).filter(([name, value]) => before[name] !== shortDigest(value)),
  )
}
