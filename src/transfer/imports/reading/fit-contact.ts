import type { z } from 'zod'
import { serviceOfUrl } from '#cards/cards/known-services.ts'
import { toWebAddress } from '#cards/vcards/format/fields.ts'
import { limitExtras } from '#cards/vcards/reading/extras.ts'
import { firstProblems } from '#cards/vcards/reading/read.ts'
import { storableText } from '#contract/fields.ts'
import { connectionsApi } from '#people/connections/api.ts'
import { maxItems, maxLength } from '#people/connections/record/api.ts'
import { maxUidLength } from '#people/connections/record/extras.ts'
import { isSameNumber } from '#people/duplicates/matching/compare.ts'
import { splitNote } from '#people/interactions/note-pieces.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'
import { type RawContact, valueLine } from './contact.ts'
import { type DateOrder, parseDate } from './dates.ts'

const { shape } = connectionsApi.Connections_create.input

/** Fits a person into the fields of Kith. What does not fit becomes an extra and a problem. Null for a person without any name. */
export function fitContact(raw: RawContact, order: DateOrder): ImportedContact | null {
  const extras = [...raw.extras]
  const problems = [...raw.problems]
  const keepExtra = (property: string, value: string, why: string) => {
    extras.push(valueLine(property, value))
    problems.push(why)
  }
  const emails = fitList('e-mail', 'EMAIL', raw.emails, shape.emails, maxItems.emails, keepExtra)
  const phones = fitList('phone number', 'TEL', raw.phones, shape.phones, maxItems.phones, keepExtra)
  const tags = fitList('tag', 'CATEGORIES', raw.tags, shape.tags, maxItems.tags, keepExtra)
  const name = nameFor(raw, emails, phones, problems)
  if (name === null) return null
  return {
    displayName: fitText('name', 'X-WHOLE-NAME', name, maxLength.displayName, keepExtra) ?? '',
    company: fitText('company', 'X-WHOLE-COMPANY', raw.company, maxLength.company, keepExtra),
    title: fitText('title', 'X-WHOLE-TITLE', raw.title, maxLength.title, keepExtra),
    location: fitText('location', 'X-WHOLE-LOCATION', raw.location, maxLength.location, keepExtra),
    howMet: fitText('text about how you met', 'X-WHOLE-HOW-MET', raw.howMet, maxLength.howMet, keepExtra),
    metOn: fitDate('day you met', 'X-MET-ON', raw.metOn, order, shape.metOn, keepExtra),
    birthday: fitDate('birthday', 'X-BIRTHDAY', raw.birthday, order, shape.birthday, keepExtra),
    rhythmDays: null,
    emails,
    phones: phones.filter(
      (phone, at) => phones.findIndex((each) => isSameNumber(each, phone) || each === phone) === at,
    ),
    tags,
    profiles: fitProfiles(raw.urls, keepExtra),
    uid: raw.uid === '' ? null : storableText(raw.uid.slice(0, maxUidLength)),
    notes: raw.notes.flatMap((note) => [...splitNote(storableText(note))]),
    extras: limitExtras([...new Set(extras.map(storableText))], (problem) => problems.push(problem)),
    problems: firstProblems(problems),
  }
}

type KeepExtra = (property: string, value: string, why: string) => void

/** A person without a name is called by their e-mail, company or phone number. */
function nameFor({ name, company }: RawContact, emails: string[], phones: string[], problems: string[]) {
  if (toOneLine(name) !== '') return name
  const [instead, what] = emails[0]
    ? [emails[0], 'the e-mail']
    : company
      ? [company, 'the company']
      : [phones[0] ?? '', 'the phone number']
  if (toOneLine(instead) === '') return null
  problems.push(`There is no name, so ${what} is used.`)
  return instead
}

function fitText(what: string, property: string, value: string, max: number, keepExtra: KeepExtra) {
  const whole = property === 'X-WHOLE-HOW-MET' ? storableText(value).trim() : toOneLine(value)
  const characters = [...whole]
  if (whole === '') return null
  if (characters.length <= max) return whole
  keepExtra(
    property,
    whole,
    `The ${what} is longer than ${max} characters. It is cut, and the full text is kept as an extra.`,
  )
  return characters.slice(0, max).join('').trim()
}

function fitList(what: string, property: string, values: string[], type: z.ZodType, max: number, keepExtra: KeepExtra) {
  const taken: string[] = []
  for (const value of new Set(values.map(toOneLine).filter((value) => value !== ''))) {
    if (taken.some((each) => each.toLowerCase() === value.toLowerCase())) continue
    if (!type.safeParse([value]).success)
      keepExtra(property, value, `The ${what} “${shorten(value)}” is not valid. It is kept as an extra.`)
    else if (taken.length === max)
      keepExtra(
        property,
        value,
        `A person can have at most ${max} of these. The ${what} “${shorten(value)}” is kept as an extra.`,
      )
    else taken.push(value)
  }
  return taken
}

function fitDate(
  what: string,
  property: string,
  value: string,
  order: DateOrder,
  type: z.ZodType,
  keepExtra: KeepExtra,
) {
  const written = toOneLine(value)
  if (written === '' || emptyDate.test(written)) return null
  const day = parseDate(written, order)
  if (day !== null && type.safeParse(day).success) return day
  keepExtra(property, written, `The ${what} “${shorten(written)}” is not a recognizable date. It is kept as an extra.`)
  return null
}

/** Outlook writes 0/0/00 for no date. */
const emptyDate = /^0+[./-]0+[./-]0+$/

function fitProfiles(urls: string[], keepExtra: KeepExtra) {
  const profiles: ImportedContact['profiles'] = []
  for (const url of new Set(urls.map(toOneLine).filter((url) => url !== ''))) {
    const page = toWebAddress(url) ?? url
    const profile = { service: serviceOfUrl(page), url: page }
    const isTaken = shape.profiles.safeParse([profile]).success && profiles.length < maxItems.profiles
    if (isTaken) profiles.push(profile)
    else keepExtra('URL', url, `The web address “${shorten(url)}” is not valid. It is kept as an extra.`)
  }
  return profiles
}

const toOneLine = (value: string) =>
  storableText(value)
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
const shorten = (value: string) => (value.length > 60 ? `${[...value].slice(0, 60).join('')}…` : value)
