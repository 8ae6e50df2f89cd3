import type { Output } from '../frame/screen.ts'

export type Person = Output<'Connections_update'>
export type Values = Record<string, string>

export const textNames = ['prefix', 'suffix', 'pronouns', 'department', 'role', 'companySince'] as const

/** The inputs of each row of a list, in the order of the form. */
export const rowParts = {
  addresses: ['label', 'street', 'extended', 'postalCode', 'city', 'region', 'country'],
  jobs: ['company', 'title', 'department', 'from', 'to'],
  customFields: ['label', 'value'],
} as const

export type RowName = keyof typeof rowParts
export const rowNames = Object.keys(rowParts) as RowName[]
export const isRowName = (name: string | undefined): name is RowName => rowNames.some((each) => each === name)

/** One text for each input. */
export function valuesOf(person: Person): Values {
  const rows = rowNames.flatMap((name) => (person[name] ?? []).flatMap((row, at) => inputsOf(name, at, row)))
  const labels = reachOf(person).map((value, at) => [`labels.${at}`, labelOf(person, value)])
  return Object.fromEntries([
    ...textNames.map((name) => [name, person[name] ?? '']),
    ['nicknames', (person.nicknames ?? []).join(', ')],
    ...labels,
    ...rows,
  ])
}

/** The e-mails and phones, which have a label each. */
export const reachOf = ({ emails, phones }: Person) => [...phones, ...emails]

const labelOf = ({ labels = [] }: Person, value: string) => labels.find((each) => each.value === value)?.label ?? ''

const inputsOf = (name: RowName, at: number, row: Record<string, string | undefined>) =>
  rowParts[name].map((part) => [`${name}.${at}.${part}`, row[part] ?? ''])

/** The rows of a list that have something, without gaps. */
export function rowsIn(values: Values, name: RowName): Record<string, string>[] {
  const numbers = Object.keys(values).flatMap((input) => {
    const [list, at = ''] = input.split('.')
    return list === name && /^\d{1,2}$/.test(at) ? [Number(at)] : []
  })
  const rows = [...new Set(numbers)]
    .sort((a, b) => a - b)
    .map((at) => {
      const parts = rowParts[name].map((part) => [part, (values[`${name}.${at}.${part}`] ?? '').trim()] as const)
      return Object.fromEntries(parts.filter(([, text]) => text !== ''))
    })
  return rows.filter((row) => Object.keys(row).length > 0)
}

/** As the contract takes it. */
export function detailsIn(values: Values, person: Person) {
  const texts = textNames.map((name) => [name, values[name]?.trim() || null])
  const nicknames = (values.nicknames ?? '').split(',').map((name) => name.trim())
  const labels = reachOf(person).map((value, at) => ({ value, label: (values[`labels.${at}`] ?? '').trim() }))
  return Object.fromEntries([
    ...texts,
    ['nicknames', nicknames.filter((name) => name !== '')],
    ['labels', labels.filter(({ label }) => label !== '')],
    ...rowNames.map((name) => [name, rowsIn(values, name)]),
  ]) as Record<string, unknown>
}

/** The same inputs again, with rows numbered as the contract counts them. */
export function withoutGaps(values: Values): Values {
  const others = Object.entries(values).filter(([input]) => !isRowName(input.split('.')[0]))
  const rows = rowNames.flatMap((name) => rowsIn(values, name).flatMap((row, at) => inputsOf(name, at, row)))
  return Object.fromEntries([...others, ...rows])
}
