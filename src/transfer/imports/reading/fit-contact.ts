import type { z } from 'zod'
import { serviceOfUrl, toWebAddress } from '#cards/vcards/format/fields.ts'
import { limitExtras } from '#cards/vcards/reading/extras.ts'
import { firstProblems } from '#cards/vcards/reading/first-problems.ts'
import { connectionsApi, longest, mostOf } from '#people/connections/api.ts'
import { longestUid } from '#people/connections/record/extras.ts'
import { isSameNumber } from '#people/duplicates/matching/compare.ts'
import { notePieces } from '#people/interactions/note-pieces.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'
import type { RawContact } from './contact.ts'
import { dayIn } from './dates.ts'
import { valueLine } from './extra-lines.ts'

const { shape } = connectionsApi.Connections_create.input

/**
 * A person within our longest. What does not fit a field is kept as a line beside it, and said; null when there is
 * nothing to call them by.
 */
export function fitted(raw: RawContact): ImportedContact | null {
  const extras = [...raw.extras]
  const problems = [...raw.problems]
  const aside = (property: string, value: string, why: string) => {
    extras.push(valueLine(property, value))
    problems.push(why)
  }
  const emails = listOf('e-mail', 'EMAIL', raw.emails, shape.emails, mostOf.emails, aside)
  const phones = listOf('phone number', 'TEL', raw.phones, shape.phones, mostOf.phones, aside)
  const tags = listOf('tag', 'CATEGORIES', raw.tags, shape.tags, mostOf.tags, aside)
  const called = nameFor(raw, emails, phones, problems)
  if (called === null) return null
  return {
    displayName: cut('name', 'X-WHOLE-NAME', called, longest.displayName, aside) ?? '',
    company: cut('company', 'X-WHOLE-COMPANY', raw.company, longest.company, aside),
    title: cut('title', 'X-WHOLE-TITLE', raw.title, longest.title, aside),
    location: cut('location', 'X-WHOLE-LOCATION', raw.location, longest.location, aside),
    howMet: cut('how you met', 'X-WHOLE-HOW-MET', raw.howMet, longest.howMet, aside),
    metOn: dayFor('day you met', 'X-MET-ON', raw.metOn, shape.metOn, aside),
    birthday: dayFor('birthday', 'X-BIRTHDAY', raw.birthday, shape.birthday, aside),
    rhythmDays: null,
    emails,
    phones: phones.filter(
      (phone, at) => phones.findIndex((each) => isSameNumber(each, phone) || each === phone) === at,
    ),
    tags,
    profiles: profilesOf(raw.urls, aside),
    uid: raw.uid === '' ? null : sound(raw.uid.slice(0, longestUid)),
    notes: raw.notes.flatMap((note) => [...notePieces(sound(note))]),
    extras: limitExtras([...new Set(extras.map(sound))], (problem) => problems.push(problem)),
    problems: firstProblems(problems),
  }
}

type Aside = (property: string, value: string, why: string) => void

/** Somebody without a name is called by what else is known of them. */
function nameFor({ name, company }: RawContact, emails: string[], phones: string[], problems: string[]) {
  if (inOneLine(name) !== '') return name
  const [instead, what] = emails[0]
    ? [emails[0], 'the e-mail']
    : company
      ? [company, 'the company']
      : [phones[0] ?? '', 'the phone number']
  if (inOneLine(instead) === '') return null
  problems.push(`There is no name: ${what} stands in for it.`)
  return instead
}

function cut(what: string, property: string, value: string, most: number, aside: Aside) {
  const whole = property === 'X-WHOLE-HOW-MET' ? sound(value).trim() : inOneLine(value)
  const characters = [...whole]
  if (whole === '') return null
  if (characters.length <= most) return whole
  aside(property, whole, `The ${what} is longer than ${most} characters: it is cut, and kept whole beside the fields.`)
  return characters.slice(0, most).join('').trim()
}

function listOf(what: string, property: string, values: string[], type: z.ZodType, most: number, aside: Aside) {
  const taken: string[] = []
  for (const value of new Set(values.map(inOneLine).filter((value) => value !== ''))) {
    if (taken.some((each) => each.toLowerCase() === value.toLowerCase())) continue
    if (!type.safeParse([value]).success)
      aside(property, value, `The ${what} “${brief(value)}” is not one that can be used: it is kept beside the fields.`)
    else if (taken.length === most)
      aside(property, value, `A person can have ${most} of these: the ${what} “${brief(value)}” is kept beside them.`)
    else taken.push(value)
  }
  return taken
}

function dayFor(what: string, property: string, value: string, type: z.ZodType, aside: Aside) {
  const written = inOneLine(value)
  if (written === '' || isNoDay.test(written)) return null
  const day = dayIn(written)
  if (day !== null && type.safeParse(day).success) return day
  aside(property, written, `The ${what} “${brief(written)}” is no day that can be told: it is kept beside the fields.`)
  return null
}

/** Outlook’s for a day that nobody has said. */
const isNoDay = /^0+[./-]0+[./-]0+$/

function profilesOf(urls: string[], aside: Aside) {
  const profiles: ImportedContact['profiles'] = []
  for (const url of new Set(urls.map(inOneLine).filter((url) => url !== ''))) {
    const page = toWebAddress(url) ?? url
    const profile = { service: serviceOfUrl(page), url: page }
    const isTaken = shape.profiles.safeParse([profile]).success && profiles.length < mostOf.profiles
    if (isTaken) profiles.push(profile)
    else aside('URL', url, `The address “${brief(url)}” is not one that can be used: it is kept beside the fields.`)
  }
  return profiles
}

/** What both stores can keep. */
const sound = (value: string) => value.toWellFormed().replaceAll('\0', '')
const inOneLine = (value: string) =>
  sound(value)
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
const brief = (value: string) => (value.length > 60 ? `${[...value].slice(0, 60).join('')}…` : value)
