import { say, type Text } from '#contract/texts/text.ts'
import { isFullName, nameKeyOf } from '#language/names/name-keys.ts'
import { fold } from '#language/words/fold.ts'
import { phoneTerm } from '../../search/index/terms.ts'
import { compareNames, type NameLikeness } from './name-likeness.ts'

export type ComparedPerson = {
  displayName: string
  company: string | null
  location: string | null
  birthday: string | null
  emails: string[]
  phones: string[]
}

type Likeness = { points: number; reasons: Text[] }
type Verdict = Likeness & { strength: Strength }
type Reason = { points: number; text: Text }

/** Whether two people may be the same person, and why. Null if nothing suggests it, or their birthdays differ. */
export function comparePeople(one: ComparedPerson, other: ComparedPerson): Verdict | null {
  const likeness = likenessOf(one, other)
  const strength = strengths.find(([, from]) => likeness !== null && likeness.points >= from)?.[0]
  return likeness && strength ? { ...likeness, strength } : null
}

/** Everything two people have in common. Null if they share no name or address, or their birthdays differ. */
export function likenessOf(one: ComparedPerson, other: ComparedPerson): Likeness | null {
  if (haveDifferentBirthdays(one.birthday, other.birthday)) return null
  const name = compareNames(one.displayName, other.displayName)
  const said = [byName(name, one, other), byEmail(name, one, other), byPhone(name, one, other)]
  const around = name === 'different' ? [] : [byCompany(one, other), byPlace(one, other)]
  const reasons = [...said, byBirthday(one, other), ...around].filter((reason) => reason !== null)
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0)
  // Colleagues and twins have much in common: without a shared name or address they are no duplicates.
  if (said.every((reason) => reason === null)) return null
  return { points, reasons: reasons.map(({ text }) => text) }
}

function byName(name: NameLikeness, one: ComparedPerson, other: ComparedPerson): Reason | null {
  const both = { name: one.displayName, other: other.displayName }
  if (name === 'different') return null
  const isFirst = name === 'same' && !isFullName(nameKeyOf(one.displayName) ?? '')
  return { points: isFirst ? weights.firstName : weights.name[name], text: say(nameTexts[name], both) }
}

const nameTexts = {
  same: 'sentences.matches.sameName',
  alike: 'sentences.matches.alikeName',
  transcribed: 'sentences.matches.transcribedName',
  fitting: 'sentences.matches.shortName',
} as const

function byEmail(name: NameLikeness, one: ComparedPerson, other: ComparedPerson): Reason | null {
  const theirs = new Set(other.emails.map((email) => email.toLowerCase()))
  const shared = one.emails.filter((email) => theirs.has(email.toLowerCase()))
  const [email] = name === 'different' ? shared.filter((each) => !isShared(each)) : shared
  if (!email) return null
  const points = name === 'different' ? weights.sharedEmail : weights.email
  return { points, text: say('sentences.matches.email', { email }) }
}

const isShared = (email: string) => sharedMailboxes.has(email.toLowerCase().split('@')[0] ?? '')

/** People with different names at one company who share a number share its switchboard. */
function byPhone(name: NameLikeness, one: ComparedPerson, other: ComparedPerson): Reason | null {
  const phone = one.phones.find((mine) => other.phones.some((theirs) => isSameNumber(mine, theirs)))
  if (!phone || (name === 'different' && isSame(one.company, other.company))) return null
  const points = name === 'different' ? weights.sharedPhone : weights.phone
  return { points, text: say('sentences.matches.phone', { phone }) }
}

/** One of them may lack the country code. */
export function isSameNumber(mine: string, theirs: string) {
  const [short = '', long = ''] = [phoneTerm(mine), phoneTerm(theirs)].sort((a, b) => a.length - b.length)
  return short.length > minDigits && long.startsWith(short)
}

export const minDigits = 7

function byBirthday(one: ComparedPerson, other: ComparedPerson): Reason | null {
  if (one.birthday === null || other.birthday === null) return null
  const isWhole = one.birthday === other.birthday && !one.birthday.startsWith('--')
  const points = isWhole ? weights.birthday : weights.birthdayWithoutYear
  const text = isWhole ? say('sentences.matches.born', { day: one.birthday }) : say('sentences.matches.birthday')
  return { points, text }
}

function haveDifferentBirthdays(one: string | null, other: string | null) {
  if (one === null || other === null) return false
  const isYearKnown = !one.startsWith('--') && !other.startsWith('--')
  return isYearKnown ? one !== other : one.slice(-5) !== other.slice(-5)
}

function byCompany(one: ComparedPerson, other: ComparedPerson): Reason | null {
  if (one.company === null || !isSame(one.company, other.company)) return null
  return { points: weights.company, text: say('sentences.matches.company', { company: one.company }) }
}

function byPlace(one: ComparedPerson, other: ComparedPerson): Reason | null {
  if (one.location === null || !isSame(one.location, other.location)) return null
  return { points: weights.place, text: say('sentences.matches.place', { place: one.location }) }
}

function isSame(one: string | null, other: string | null) {
  return one !== null && other !== null && fold(one) === fold(other)
}

/** How much what two people have in common says for their being one, in hundredths. */
export const weights = {
  name: { same: 40, alike: 30, transcribed: 30, fitting: 20, different: 0 } satisfies Record<NameLikeness, number>,
  /** A first name alone says little. */
  firstName: 30,
  email: 60,
  phone: 50,
  /** An address that two names share may be a family's; it still says something. */
  sharedEmail: 40,
  sharedPhone: 40,
  birthday: 20,
  birthdayWithoutYear: 10,
  company: 15,
  place: 10,
}

/** From where on two people may be one at all. */
export const possiblePoints = 40

/** From where on a pair is suggested, and as what. */
const strengths = [
  ['strong', 60],
  ['likely', 50],
  ['possible', possiblePoints],
] as const

type Strength = (typeof strengths)[number][0]

/** Addresses of a house, not of a person. */
const sharedMailboxes = new Set(
  `info office contact kontakt contacto contato hello hi hallo ola mail post team all sales vertrieb ventas support help
  service admin administration reception rezeption press presse pr jobs careers hr billing accounts accounting invoices
  events booking bookings marketing news newsletter noreply no-reply webmaster home family familie casa`.split(/\s+/),
)
