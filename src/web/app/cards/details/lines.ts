import type { FormState } from '../../frame/screen.ts'

/** What a form shows or sends: a text for each input. Lists have inputs for each item: `links.0.label`, `links.0.url`. */
export type Values = Record<string, string>
export type Line = Record<string, string>

/** The lists of a card and the inputs of an item, in the order in which they stand. */
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

export const filledLinesIn = (values: Values, name: ListName) =>
  linesIn(values, name).filter((line) => !isEmptyLine(name, line))

/** The values with other items in a list, numbered as the contract counts them. */
export function withLines(values: Values, name: ListName, lines: Line[]): Values {
  const others = Object.entries(values).filter(([input]) => !input.startsWith(`${name}.`))
  return { ...Object.fromEntries(others), ...inputsOf(name, lines) }
}

/** An item left empty has its inputs too: it is a line that was just added. */
export function inputsOf(name: ListName, lines: Line[]): Values {
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
