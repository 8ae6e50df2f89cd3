import { Refusal } from '#contract/errors.ts'
import type { Lists, Profile } from '#platform/db/schema/values.ts'
import { mostOf } from '../../connections/api.ts'

export const listed = ['emails', 'phones', 'tags', 'profiles'] as const

/** What the other's lists have that the first's do not. */
export function addedBy(kept: Lists, other: Lists): Lists {
  const missing = <T>(mine: T[], theirs: T[], isSame: (a: T, b: T) => boolean) =>
    theirs.filter((value) => !mine.some((each) => isSame(each, value)))
  return {
    emails: missing(kept.emails, other.emails, isSameText),
    phones: missing(kept.phones, other.phones, isSamePhone),
    tags: missing(kept.tags, other.tags, isSameText),
    profiles: missing(kept.profiles, other.profiles, isSameProfile),
  }
}

export function joined(kept: Lists, added: Lists): Lists {
  return {
    emails: [...kept.emails, ...added.emails],
    phones: [...kept.phones, ...added.phones],
    tags: [...kept.tags, ...added.tags],
    profiles: [...kept.profiles, ...added.profiles],
  }
}

export function refuseTooMany(person: Lists) {
  for (const field of listed) {
    const count = person[field].length
    if (count <= mostOf[field]) continue
    throw new Refusal(
      'conflict',
      `Together they would have ${count} ${field}, and a person can have ${mostOf[field]}. Remove some of them first.`,
    )
  }
}

const isSameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const isSamePhone = (a: string, b: string) => bare(a) === bare(b)
/** A number in another spelling; what tells two apart, such as an extension, stays. */
const bare = (phone: string) => phone.toLowerCase().replace(/[\s().\-/]/g, '')

function isSameProfile(mine: Profile, theirs: Profile) {
  const isSameHandle = theirs.handle === undefined || theirs.handle === mine.handle
  return mine.service === theirs.service && mine.url === theirs.url && isSameHandle
}
