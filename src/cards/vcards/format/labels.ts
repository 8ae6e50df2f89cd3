import type { Address } from '#platform/db/schema/values.ts'
import { escapeText } from './escape.ts'
import { type Property, parseProperty } from './property.ts'
import { singleLine, splitValue, unescapeText } from './values.ts'

/** Types of e-mails, phones and addresses, and their words in a label, in the order of a label such as "work fax". */
const typeWords: Record<string, string> = {
  ...{ WORK: 'work', HOME: 'home', OTHER: 'other', MAIN: 'main', SCHOOL: 'school', IPHONE: 'iphone', CELL: 'mobile' },
  ...{ CAR: 'car', FAX: 'fax', PAGER: 'pager', VIDEO: 'video', TEXTPHONE: 'textphone' },
}
const types = Object.keys(typeWords)

/** The label that Apple writes beside a property of the same group. */
const appleLabel = 'X-ABLABEL'

type ReadLabel = { label: string | undefined; isWhole: boolean }

/** The label of a property. It is whole if the property can be written again from it; `silent` types are the usual ones. */
export function readLabel({ group, parameters }: Property, silent: string[] = []): ReadLabel {
  const given = (parameters.get('TYPE') ?? []).flatMap((type) =>
    type
      .toUpperCase()
      .split(',')
      .map((each) => each.trim()),
  )
  const known = types.filter((type) => given.includes(type))
  const own = parameters.get(appleLabel)?.[0]
  const others = [...parameters.keys()].filter((name) => name !== 'TYPE' && name !== appleLabel)
  return {
    label: own ?? (known.map((type) => typeWords[type]).join(' ') || undefined),
    isWhole:
      group === '' &&
      others.length === 0 &&
      given.every((type) => silent.includes(type) || known.includes(type)) &&
      (own === undefined || (known.length === 0 && typesOf(own).length === 0)),
  }
}

/** The types that make this label; none if it is in the member's own words. */
function typesOf(label: string) {
  const words = label.split(' ')
  const known = types.filter((type) => words.includes(typeWords[type] ?? ''))
  return known.map((type) => typeWords[type]).join(' ') === label ? known : []
}

/** Lines of a property with its label. Own words are written as Apple does, in a group that the extras don't have. */
export function labelledLines(name: string, value: string, label: string | undefined, newGroup: () => string) {
  if (label === undefined) return [`${name}:${value}`]
  const known = typesOf(label)
  if (known.length > 0) return [`${name}${known.map((type) => `;TYPE=${type}`).join('')}:${value}`]
  const group = newGroup()
  return [`${group}.${name}:${value}`, `${group}.X-ABLabel:${escapeText(label)}`]
}

/** Names groups as Apple does, after the last one among these lines. */
export function groupCounter(lines: readonly string[]) {
  const numbers = lines.map((line) => Number(/^item(\d{1,6})\./i.exec(line)?.[1] ?? 0))
  let last = Math.max(0, ...numbers)
  return () => `item${++last}`
}

/** Labels that are lines of their own become a parameter, if that is all there is to the group. */
export function joinLabels(properties: Property[], isWhole: (property: Property) => boolean) {
  const groups = Map.groupBy(properties, ({ group }) => group.toLowerCase())
  const joined = new Map<Property, Property | null>()
  for (const [group, members] of groups) {
    const label = members.find(({ name }) => name === appleLabel)
    const labelled = members.find((each) => each !== label)
    if (group === '' || members.length !== 2 || !label || !labelled || label.parameters.size > 0) continue
    const words = singleLine(label.value).replace(/^_\$!<(.*)>!\$_$/, (_, known: string) => known.toLowerCase())
    const parameters = new Map([...labelled.parameters, [appleLabel, [words]]])
    const one = {
      ...labelled,
      group: '',
      parameters: typesOf(words).length > 0 ? withTypes(labelled, words) : parameters,
    }
    if (words === '' || !isWhole(one)) continue
    joined.set(labelled, one)
    joined.set(label, null)
  }
  return properties.flatMap((each) => (joined.has(each) ? (joined.get(each) ?? []) : [each]))
}

function withTypes({ parameters }: Property, label: string) {
  return new Map([...parameters, ['TYPE', [...(parameters.get('TYPE') ?? []), ...typesOf(label)]]])
}

const addressParts = ['extended', 'street', 'city', 'region', 'postalCode', 'country'] as const

/** An address, and whether the line has no more than its parts: no post box, no line breaks. */
export function readAddress({ value }: Property) {
  const [box = '', ...parts] = splitValue(value, ';')
  const entries = addressParts.map((name, at) => [name, singleLine(parts[at] ?? '')] as const)
  const address: Address = Object.fromEntries(entries.filter(([, part]) => part !== ''))
  const isWhole = [box, ...parts.slice(addressParts.length)].every((part) => part.trim() === '')
  return { address, isWhole: isWhole && !unescapeText(value).includes('\n') }
}

export const addressValue = (address: Address) => joinParts(['', ...addressParts.map((name) => address[name])])

export const joinParts = (parts: (string | undefined)[]) => parts.map((part = '') => escapeText(part)).join(';')

/** Where an address is: "Lisbon, Portugal". */
export const placeOf = ({ city, region, country }: Address) => [city, region, country].filter(Boolean).join(', ')

/** The lines of a file with labels of their own, as properties. */
export const parseLines = (lines: readonly string[]) => lines.flatMap((line) => parseProperty(line) ?? [])
