import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Label, Lists } from '#platform/db/schema/values.ts'
import { maxItems } from './api.ts'

const isSameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const isSamePhone = (a: string, b: string) => bareNumber(a) === bareNumber(b)
/** Ignores the formatting of a number, but not an extension. */
const bareNumber = (phone: string) => phone.toLowerCase().replace(/[\s().\-/]/g, '')

const isSame: { [Field in keyof Lists]: (mine: Lists[Field][number], theirs: Lists[Field][number]) => boolean } = {
  emails: isSameText,
  phones: isSamePhone,
  tags: isSameText,
  profiles: (mine, theirs) => {
    const isSameHandle = theirs.handle === undefined || theirs.handle === mine.handle
    return mine.service === theirs.service && mine.url === theirs.url && isSameHandle
  },
  nicknames: isSameText,
  addresses: ({ label: _, ...mine }, { label: __, ...theirs }) => isSameText(textOf(mine), textOf(theirs)),
  jobs: (mine, theirs) => isSameText(textOf(mine), textOf(theirs)),
  labels: (mine, theirs) => isSamePhone(mine.value, theirs.value),
  customFields: (mine, theirs) => isSameText(textOf(mine), textOf(theirs)),
}

/** In one order: a store may have another. */
export const textOf = (parts: object) =>
  JSON.stringify(
    Object.entries(parts)
      .filter(([, part]) => part !== undefined)
      .sort(),
  )

/** Whether two values of a list have the same text. */
export const hasSameText = (mine: object, theirs: object) => textOf(mine) === textOf(theirs)

export const listFields = Object.keys(isSame) as (keyof Lists)[]

const mapLists = (of: (field: keyof Lists) => unknown[]) =>
  Object.fromEntries(listFields.map((field) => [field, of(field)])) as Lists

export const emptyLists: Lists = mapLists(() => [])

/** The list values of the other person that the first does not have. */
export function missingValues(kept: Partial<Lists>, other: Partial<Lists>): Lists {
  return mapLists((field) => {
    const [mine, theirs, isEqual] = [kept[field] ?? [], other[field] ?? [], isSame[field]] as [
      unknown[],
      unknown[],
      Equal,
    ]
    return theirs.filter((value) => !mine.some((each) => isEqual(each, value)))
  })
}

type Equal = (mine: unknown, theirs: unknown) => boolean

export function joinLists(kept: Lists, added: Partial<Lists>): Lists {
  return mapLists((field) => [...(kept[field] ?? []), ...(added[field] ?? [])])
}

/** The label that the member gave an e-mail or phone. */
export const labelOf = ({ labels = [] }: Partial<Lists>, value: string) =>
  labels.find((each) => isSamePhone(each.value, value))?.label

/** Without the labels of e-mails and phones that the person no longer has. */
export function withoutStrayLabels<Person extends Lists>(person: Person): Person {
  const { emails, phones, labels } = person
  const isOfPerson = ({ value }: Label) => [...emails, ...phones].some((each) => isSamePhone(each, value))
  return labels.every(isOfPerson) ? person : { ...person, labels: labels.filter(isOfPerson) }
}

/** Lists to add to a person, without labels of what the person will not have. */
export const withOwnLabels = (person: Lists, added: Lists): Lists => ({
  ...added,
  labels: withoutStrayLabels({ ...joinLists(person, added), labels: added.labels }).labels,
})

/** A label for something that the person doesn't have is a mistake. */
export function refuseStrayLabels(person: Lists, given: Label[] | undefined) {
  if (given && withoutStrayLabels({ ...person, labels: given }).labels.length < given.length)
    throw wrongField('labels', say('fields.strayLabel'))
}

/** Changes to a person's lists by single values. */
export type ListChanges = {
  [Name in `${'add' | 'remove'}${'Emails' | 'Phones' | 'Tags'}`]?: string[] | undefined
}

/** The lists that change; other values stay. Adding an existing value or removing a missing one changes nothing. */
export function changeLists(kept: Lists, changes: ListChanges): Partial<Pick<Lists, 'emails' | 'phones' | 'tags'>> {
  const {
    addEmails = [],
    addPhones = [],
    addTags = [],
    removeEmails = [],
    removePhones = [],
    removeTags = [],
  } = changes
  const removed: Partial<Lists> = { emails: removeEmails, phones: removePhones, tags: removeTags }
  const left = missingValues(removed, kept)
  const added = missingValues(left, { emails: addEmails, phones: addPhones, tags: addTags })
  const lists = joinLists(left, added)
  const changed = singleValued.filter((field) => {
    return left[field].length < kept[field].length || added[field].length > 0
  })
  for (const field of changed) {
    const [argument, max] = [`add${field.charAt(0).toUpperCase()}${field.slice(1)}`, maxItems[field]]
    if (lists[field].length > max) throw wrongField(argument, say('fields.tooManyAfterwards', { max, field }))
  }
  return Object.fromEntries(changed.map((field) => [field, lists[field]]))
}

const singleValued = ['emails', 'phones', 'tags'] as const

export function refuseLongLists(person: Lists) {
  for (const field of listFields) {
    const count = person[field].length
    if (count <= maxItems[field]) continue
    throw new Refusal('conflict', say('refusals.connections.tooManyTogether', { count, field, max: maxItems[field] }))
  }
}
