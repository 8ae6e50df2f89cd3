import type { z } from 'zod'
import { serviceOfUrl } from '#cards/cards/known-services.ts'
import { dateLines } from '#cards/vcards/format/dates.ts'
import { toWebAddress } from '#cards/vcards/format/fields.ts'
import { limitExtras } from '#cards/vcards/reading/extras.ts'
import { firstProblems } from '#cards/vcards/reading/read.ts'
import { storableText } from '#contract/fields.ts'
import { say, type Text } from '#contract/texts/text.ts'
import { connectionsApi } from '#people/connections/api.ts'
import { maxItems, maxLength, type partLists } from '#people/connections/record/api.ts'
import { maxUidLength } from '#people/connections/record/extras.ts'
import { isSameNumber } from '#people/duplicates/matching/compare.ts'
import { splitNote } from '#people/interactions/logged.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'
import { emptyContact, type RawContact, valueLine } from './contact.ts'
import { type DateOrder, parseDate } from './dates.ts'

const { shape } = connectionsApi.Connections_create.input

/** Fits a person into the fields of Kith. What does not fit becomes an extra and a problem. Null for a person without any name. */
export function fitContact(raw: RawContact, order: DateOrder): ImportedContact | null {
  const extras = [...raw.extras]
  const problems = [...raw.problems]
  const keepExtra = (property: string, value: string, why: Text) => {
    extras.push(valueLine(property, value))
    problems.push(why)
  }
  const emails = fitList('email', 'EMAIL', raw.emails, shape.emails, maxItems.emails, keepExtra)
  const phones = fitList('phone', 'TEL', raw.phones, shape.phones, maxItems.phones, keepExtra)
  const tags = fitList('tag', 'CATEGORIES', raw.tags, shape.tags, maxItems.tags, keepExtra)
  const anniversary = fitDate('anniversary', 'X-ANNIVERSARY', raw.anniversary, order, shape.birthday, keepExtra)
  if (anniversary !== null) extras.push(...dateLines([{ kind: 'anniversary', date: anniversary, label: null }], '4.0'))
  const name = nameFor(raw, emails, phones, problems)
  if (name === null) return null
  return {
    ...emptyContact,
    displayName: fitText('name', 'X-WHOLE-NAME', name, maxLength.displayName, keepExtra) ?? '',
    company: fitText('company', 'X-WHOLE-COMPANY', raw.company, maxLength.company, keepExtra),
    title: fitText('title', 'X-WHOLE-TITLE', raw.title, maxLength.title, keepExtra),
    location: fitText('location', 'X-WHOLE-LOCATION', raw.location, maxLength.location, keepExtra),
    howMet: fitText('howMet', 'X-WHOLE-HOW-MET', raw.howMet, maxLength.howMet, keepExtra),
    metOn: fitDate('metOn', 'X-MET-ON', raw.metOn, order, shape.metOn, keepExtra),
    birthday: fitDate('birthday', 'X-BIRTHDAY', raw.birthday, order, shape.birthday, keepExtra),
    rhythmDays: null,
    emails,
    phones: phones.filter(
      (phone, at) => phones.findIndex((each) => isSameNumber(each, phone) || each === phone) === at,
    ),
    tags,
    ...fitTexts(raw, keepExtra),
    nicknames: fitRare('nicknames', raw.nicknames, keepExtra),
    addresses: fitRare('addresses', raw.addresses, keepExtra),
    jobs: fitRare('jobs', raw.jobs, keepExtra),
    labels: fitRare('labels', raw.labels, () => {}).filter(
      ({ value }) => emails.includes(value) || phones.includes(value),
    ),
    customFields: fitRare('customFields', raw.customFields, keepExtra),
    profiles: fitProfiles(raw.urls, keepExtra),
    uid: raw.uid === '' ? null : storableText(raw.uid.slice(0, maxUidLength)),
    notes: raw.notes.flatMap((note) => [...splitNote(storableText(note))]),
    extras: limitExtras([...new Set(extras.map(storableText))], (problem) => problems.push(problem)),
    problems: firstProblems(problems),
  }
}

type RareList = keyof typeof partLists

/** The parts that fit. The others are kept as a line. */
function fitRare<Name extends RareList>(
  name: Name,
  values: RawContact[Name],
  keepExtra: KeepExtra,
): ImportedContact[Name] {
  const fitting: unknown[] = []
  for (const value of values) {
    const written = typeof value === 'string' ? toOneLine(value) : mapTexts(value, toOneLine)
    const { success } = shape[name].safeParse([written])
    if (success && fitting.length < maxItems[name]) fitting.push(written)
    else keepDetail(typeof written === 'string' ? written : Object.values(written).join('; '), keepExtra)
  }
  return fitting as ImportedContact[Name]
}

const mapTexts = (parts: object, change: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(parts)
      .map(([name, text]) => [name, change(String(text))] as const)
      .filter(([, text]) => text !== ''),
  )

function fitTexts(raw: RawContact, keepExtra: KeepExtra) {
  const fit = (name: 'department' | 'role' | 'pronouns' | 'prefix' | 'suffix') => {
    const text = toOneLine(raw[name])
    if (text === '') return null
    if (shape[name].safeParse(text).success) return text
    keepDetail(text, keepExtra)
    return null
  }
  const [department, role, pronouns] = [fit('department'), fit('role'), fit('pronouns')]
  return { department, role, pronouns, prefix: fit('prefix'), suffix: fit('suffix') }
}

const keepDetail = (value: string, keepExtra: KeepExtra) =>
  keepExtra(
    'X-DETAIL',
    value,
    say('sentences.row.aside.detail', { value: shorten(value), why: say('fields.notValid') }),
  )

type KeepExtra = (property: string, value: string, why: Text) => void

/** A person without a name is called by their e-mail, company or phone number. */
function nameFor({ name, company }: RawContact, emails: string[], phones: string[], problems: Text[]) {
  if (toOneLine(name) !== '') return name
  const [instead, problem] = emails[0]
    ? [emails[0], say('sentences.row.namedByEmail')]
    : company
      ? [company, say('sentences.row.namedByCompany')]
      : [phones[0] ?? '', say('sentences.row.namedByPhone')]
  if (toOneLine(instead) === '') return null
  problems.push(problem)
  return instead
}

type CutField = 'name' | 'company' | 'title' | 'location' | 'howMet'

function fitText(what: CutField, property: string, value: string, max: number, keepExtra: KeepExtra) {
  const whole = property === 'X-WHOLE-HOW-MET' ? storableText(value).trim() : toOneLine(value)
  const characters = [...whole]
  if (whole === '') return null
  if (characters.length <= max) return whole
  keepExtra(property, whole, say(`sentences.row.cut.${what}`, { max }))
  return characters.slice(0, max).join('').trim()
}

function fitList(
  what: 'email' | 'phone' | 'tag',
  property: string,
  values: string[],
  type: z.ZodType,
  max: number,
  keepExtra: KeepExtra,
) {
  const taken: string[] = []
  for (const value of new Set(values.map(toOneLine).filter((value) => value !== ''))) {
    if (taken.some((each) => each.toLowerCase() === value.toLowerCase())) continue
    if (!type.safeParse([value]).success)
      keepExtra(property, value, say(`sentences.row.invalid.${what}`, { value: shorten(value) }))
    else if (taken.length === max)
      keepExtra(property, value, say(`sentences.row.tooMany.${what}`, { max, value: shorten(value) }))
    else taken.push(value)
  }
  return taken
}

function fitDate(
  what: 'metOn' | 'birthday' | 'anniversary',
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
  keepExtra(property, written, say(`sentences.row.invalid.${what}`, { value: shorten(written) }))
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
    else keepExtra('URL', url, say('sentences.row.invalid.website', { value: shorten(url) }))
  }
  return profiles
}

const toOneLine = (value: string) =>
  storableText(value)
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
const shorten = (value: string) => (value.length > 60 ? `${[...value].slice(0, 60).join('')}…` : value)
