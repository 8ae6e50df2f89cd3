import { readFile } from 'node:fs/promises'

// The JSON of Monica 4. Nothing is sure about a value, so each is read as what it should be.

export type Item = Readonly<Record<string, unknown>>
export type Export = NonNullable<Awaited<ReturnType<typeof openExport>>>

export const itemIn = (value: unknown): Item => (typeof value === 'object' && value !== null ? (value as Item) : {})
export const listIn = (value: unknown) => Object.values(itemIn(value))
export const textIn = (value: unknown) => (['string', 'number'].includes(typeof value) ? String(value).trim() : '')
export const fieldsOf = (item: unknown) => itemIn(itemIn(item).properties)
export const join = (separator: string, values: unknown[]) => values.map(textIn).filter(Boolean).join(separator)

/** What an item has of a type: other items, or only their ids. */
export const valuesOf = (item: Item, type: string) =>
  listIn(item.data).flatMap((each) => (itemIn(each).type === type ? listIn(itemIn(each).values) : []))

export const nameIn = ({ first_name, middle_name, last_name }: Item) => join(' ', [first_name, middle_name, last_name])

/** Only the year is sure where Monica was told an age. */
export function dayIn(date: unknown) {
  const { is_age_based, is_year_unknown, ...written } = itemIn(date)
  const day = textIn(written.date).slice(0, 10)
  if (is_age_based === true) return { day: '', year: day.slice(0, 4) }
  return { day: is_year_unknown === true && day ? `-${day.slice(4)}` : day, year: '' }
}

export async function openExport(path: string) {
  const text = await readFile(path, 'utf8')
  const { version, account: whole } = itemIn(await Promise.try(() => JSON.parse(text)).catch(() => null))
  if (!whole || !textIn(version).startsWith('1.')) return null
  const account = itemIn(whole)
  const types = listIn(account.instance).flatMap(listIn)
  const shared = ['photo', 'activity', 'contact'].flatMap((type) => valuesOf(account, type))
  const items = new Map([...types, ...shared].map((item) => [textIn(itemIn(item).uuid), fieldsOf(item)]))
  /** The properties of a type, photo, activity or contact. */
  const find = (uuid: unknown) => items.get(textIn(uuid)) ?? {}
  const relationships = valuesOf(account, 'relationship').map(fieldsOf)
  // Some are there only because somebody is related to them.
  const related = new Set(relationships.map(({ of_contact }) => of_contact))
  const contacts = valuesOf(account, 'contact').map(itemIn)
  const people = contacts.filter(({ uuid }) => find(uuid).is_partial !== true || !related.has(uuid))
  const meetings = people.flatMap((item) => valuesOf(item, 'activity').map((uuid) => ({ uuid, item })))
  return {
    ...{ people, relationships, find },
    /** Where each person comes in the file. */
    places: new Map(people.map(({ uuid }, at) => [textIn(uuid), at])),
    /** The people of each activity. */
    meetings: Map.groupBy(meetings, ({ uuid }) => uuid),
    journalEntries: listIn(itemIn(account.properties).journal_entries).length,
  }
}
