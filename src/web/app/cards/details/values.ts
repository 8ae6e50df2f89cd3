import { readFingerprint, shortDigest } from '../../frame/fingerprint.ts'
import { withScheme } from '../../frame/typed-address.ts'
import type { Card } from '../frame/card.ts'
import { filledLinesIn, inputsOf, type Line, type ListName, listNames, type Values } from './lines.ts'

export const textNames = ['name', 'title', 'company', 'pronouns', 'bio'] as const
const switchNames = ['published', 'listed'] as const

/** What the form of a card shows. */
export function formValuesOf(card: Card): Values {
  const texts = Object.fromEntries(textNames.map((name) => [name, card[name] ?? '']))
  const items = listNames.map((name) => inputsOf(name, card[name].map(toLine)))
  const switches = switchNames.filter((name) => card[name]).map((name) => [name, 'on'])
  return Object.assign({ slug: card.slug }, texts, ...items, Object.fromEntries(switches))
}

const toLine = (item: object): Line =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as Line

/** What the form says, as the contract takes it. */
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

/** What each field held when the form was drawn, in short. */
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
