import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Lists, Profile } from '#platform/db/schema/values.ts'
import { maxItems } from './api.ts'

export const listFields = ['emails', 'phones', 'tags', 'profiles'] as const

/** The list values of the other person that the first does not have. */
export function missingValues(kept: Lists, other: Lists): Lists {
  const missing = <T>(mine: T[], theirs: T[], isSame: (a: T, b: T) => boolean) =>
    theirs.filter((value) => !mine.some((each) => isSame(each, value)))
  return {
    emails: missing(kept.emails, other.emails, isSameText),
    phones: missing(kept.phones, other.phones, isSamePhone),
    tags: missing(kept.tags, other.tags, isSameText),
    profiles: missing(kept.profiles, other.profiles, isSameProfile),
  }
}

export function joinLists(kept: Lists, added: Lists): Lists {
  return {
    emails: [...kept.emails, ...added.emails],
    phones: [...kept.phones, ...added.phones],
    tags: [...kept.tags, ...added.tags],
    profiles: [...kept.profiles, ...added.profiles],
  }
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
  const none = { profiles: [] }
  const removed = { emails: removeEmails, phones: removePhones, tags: removeTags, ...none }
  const left = missingValues(removed, { ...kept, ...none })
  const added = missingValues(left, { emails: addEmails, phones: addPhones, tags: addTags, ...none })
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

const isSameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const isSamePhone = (a: string, b: string) => bareNumber(a) === bareNumber(b)
/** Ignores the formatting of a number, but not an extension. */
const bareNumber = (phone: string) => phone.toLowerCase().replace(/[\s().\-/]/g, '')

function isSameProfile(mine: Profile, theirs: Profile) {
  const isSameHandle = theirs.handle === undefined || theirs.handle === mine.handle
  return mine.service === theirs.service && mine.url === theirs.url && isSameHandle
}
