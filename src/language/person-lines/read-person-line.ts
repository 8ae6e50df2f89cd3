import { Email } from '#contract/fields.ts'
import { alsoCalled } from '../names/nicknames.ts'
import { fold } from '../words/fold.ts'
import { latin } from '../words/words.ts'
import { type Piece, type Role, splitPieces } from './pieces.ts'
import { isPlace, isState } from './places.ts'
import { isCompany, isTitle } from './role-words.ts'

export type PersonLine = Addresses & {
  /** Empty if there is none. */
  displayName: string
  company?: string | undefined
  title?: string | undefined
  location?: string | undefined
  howMet?: string | undefined
  /** The unrecognized parts, in order. */
  rest: string[]
}

/** Reads a person from one line, or from a few: "Ana Ribeiro, Banco Atlântico, ana@example.com". */
export function readPersonLine(text: string): PersonLine {
  const { remaining, ...addresses } = takeAddresses(text.slice(0, maxLength).normalize('NFC'))
  const pieces = classify(splitPieces(remaining), addresses)
  const [nameAt, displayName] = findName(pieces)
  const others = pieces.filter((_, at) => at !== nameAt)
  const isQuiet = text === text.toLowerCase()
  const guess = others.some(({ role }) => role === 'company')
    ? undefined
    : others.find((piece) => !piece.role && canBeCompany(piece.text, isQuiet))
  const placed = others.map((piece) => (piece === guess ? { ...piece, role: 'company' as const } : piece))
  const values = placeValues(placed)
  if (text.length > maxLength) values.rest.push(text.slice(maxLength).trim())
  return { ...swapNames(displayName || nameFromEmail(addresses.emails[0]), values), ...addresses }
}

/** Anything after that is ignored. */
const maxLength = 1000

/** Gives each piece the role that its words tell. */
function classify(pieces: Piece[], { emails }: Addresses): Piece[] {
  const domains = new Set(emails.map((email) => email.split('@')[1]?.split('.').at(-2)?.toLowerCase()))
  return pieces.map(({ text, role }, at) => {
    if (role) return { text, role }
    const isOwnDomain = at > 0 && domains.has(fold(text).replaceAll(/[^a-z0-9]/g, ''))
    const isAfterPlace = isState(text) && isPlace(pieces[at - 1]?.text ?? '')
    if (isOwnDomain) return { text, role: 'company' }
    if (isPlace(text) || isAfterPlace) return { text, role: 'place' }
    if (isCompany(text) && !isTitle(text)) return { text, role: 'company' }
    if (isTitle(text)) return { text, role: 'title' }
    return { text }
  })
}

/** The name comes first, unless the first piece is clearly a title or somebody labelled another. */
function findName(pieces: Piece[]): [number, string] {
  const labelled = pieces.findIndex(({ role }) => role === 'name')
  const named = pieces.filter(({ role }) => !role)
  const likely = named.length > 1 ? named.find(({ text }) => isGivenName(text.split(' ')[0] ?? '')) : named[0]
  const isFirstTitle = pieces[0]?.role === 'title' && named.length > 0
  const at = labelled >= 0 ? labelled : isFirstTitle ? pieces.indexOf(likely ?? pieces[0] ?? { text: '' }) : 0
  return [at, /\p{L}/u.test(pieces[at]?.text ?? '') ? (pieces[at]?.text ?? '') : '']
}

/** A name of a few words that begins large, unless nothing in the line does. */
function canBeCompany(text: string, isQuiet: boolean) {
  const words = text.split(' ')
  return (
    words.length <= (isQuiet ? 3 : 5) &&
    (isQuiet || !/^\p{Ll}/u.test(text)) &&
    !/[.!?]$/.test(text) &&
    !/^[@\d]/.test(text)
  )
}

type Values = Pick<PersonLine, 'company' | 'title' | 'location' | 'howMet' | 'rest'>

/** The first of each kind counts; of places, those that stand together. The others are left to the member. */
function placeValues(pieces: Piece[]): Values {
  const rest: string[] = []
  const byRole = new Map<Role, string>()
  pieces.forEach(({ text, role }, at) => {
    const before = role && byRole.get(role)
    const isNextPlace = role === 'place' && pieces[at - 1]?.role === 'place'
    if (!role || role === 'name') rest.push(text)
    else if (before === undefined) byRole.set(role, text)
    else if (isNextPlace) byRole.set(role, `${before}, ${text}`)
    else rest.push(text)
  })
  const [company, title, location, howMet] = (['company', 'title', 'place', 'met'] as const).map((role) =>
    byRole.get(role),
  )
  return { company, title, location, howMet, rest }
}

/** "Ribeiro, Ana" is Ana Ribeiro, where Ana is known as a given name and Ribeiro is not. */
function swapNames(name: string, values: Values): Values & { displayName: string } {
  const { company = '' } = values
  const isSwapped = company !== '' && !name.includes(' ') && isGivenName(company) && !isGivenName(name)
  return isSwapped
    ? { ...values, company: undefined, displayName: `${company} ${name}` }
    : { ...values, displayName: name }
}

const isGivenName = (word: string) => !word.includes(' ') && alsoCalled(latin(word)).length > 0

/** ana.ribeiro@example.com is Ana Ribeiro; any other address is itself. */
function nameFromEmail(email = '') {
  const words = /^(\p{L}{2,})[._](\p{L}{2,})@/u.exec(email)?.slice(1)
  return words ? words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(' ') : email
}

/** Values that are recognizable anywhere in a line. */
type Addresses = { emails: string[]; urls: string[]; phones: string[]; tags: string[] }

const email = /(?:mailto:)?([^\s<>,;()|"]+@[^\s<>,;()|"@]+\.[^\s<>,;()|"@]+)/giu
const url = /(?<![\p{L}\p{N}@])(?:https?:\/\/|www\.|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/)[^\s<>,;|"]*/giu
const tag = /(?<![^\s,;])#([\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)/gu
const phone = /(?<![\p{L}\p{N}.])(?:tel:)?(\+|00)?\(?\d(?:[ \t().-]{0,3}\d|\/\d){4,17}(?![\p{L}\p{N}])/gu
const phoneLabel = /(?:^|[\s,;(])(?:tel|telefon|telefone|phone|mobile|cell|fon|handy|mob|whatsapp|t|m|p)[.:]*\s*$/iu
const date = /^(?:\d{4}[ .-]\d\d?[ .-]\d\d?|\d\d?[./-]\d\d?[./-]\d{4}|\d{4} ?- ?\d{4})$/

/** Takes e-mail addresses, web addresses, phone numbers and #tags out of a text and leaves line breaks in their places. */
function takeAddresses(text: string): Addresses & { remaining: string } {
  const found: Addresses = { emails: [], urls: [], phones: [], tags: [] }
  const take = (list: string[], value: string) => {
    if (!list.some((each) => each.toLowerCase() === value.toLowerCase())) list.push(value)
    return '\n'
  }
  const remaining = text
    .replace(url, (address) => take(found.urls, withoutEnding(address)))
    .replace(email, (whole, address: string) => {
      const parsed = Email.safeParse(withoutEnding(address))
      return parsed.success ? take(found.emails, parsed.data) : whole
    })
    .replace(tag, (_, name: string) => take(found.tags, name))
    .replace(phone, (whole, prefix: string | undefined, at: number, all: string) => {
      const number = whole.replace(/^tel:/i, '').trim()
      const isLabelled = phoneLabel.test(all.slice(Math.max(0, at - 20), at)) || whole !== number
      return isPhone(number, { isLabelled, hasPrefix: prefix !== undefined }) ? take(found.phones, number) : whole
    })
  return { ...found, remaining }
}

/** A few digits may as well be a postal code or a year. */
function isPhone(number: string, { isLabelled, hasPrefix }: { isLabelled: boolean; hasPrefix: boolean }) {
  const digits = number.replace(/\D/g, '').length
  const fewest = isLabelled ? 5 : hasPrefix ? 7 : 9
  return digits >= fewest && digits <= 15 && (isLabelled || hasPrefix || !date.test(number))
}

/** A sentence's full stop or bracket is no part of an address. */
const withoutEnding = (address: string) => address.replace(/[.,;:!?)\]'’]+$/u, '')
