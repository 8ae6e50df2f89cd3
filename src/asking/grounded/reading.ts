import { dateAt } from '#language/calendar/calendar.ts'
import { lazy } from '#language/phrases/lazy.ts'
import { hostName, plainText } from '#language/sentences/plain-text.ts'
import { isByOthers } from '#platform/db/schema/values.ts'
import type { Question } from '../questions/question.ts'
import type { Passage, Ranked } from '../recall/passage.ts'

/** The passages for the model, and their author: visitors' and the member's words are never mixed. */
export type Chosen = { by: 'member' | 'visitor'; read: Excerpt[] }
export type Excerpt = { passage: Passage; text: string }

const maxPassages = 12
const maxExcerptLength = { member: 700, visitor: 500 }
const maxTotalLength = 6_000

/**
 * A visitor's text never influences what a model reads together with the member's own words: it is left out before
 * anything is counted. Alone, and from one person, it may be read, but without that person's fields and drafts, which
 * may mix both.
 */
export function chooseReading(passages: Ranked[]): Chosen {
  const best = passages.slice(0, maxPassages)
  const own = best.filter(({ source }) => !isByOthers(source))
  if (own.length > 0) return { by: 'member', read: excerptsOf(own, 'member') }
  const people = new Set(best.map(({ connectionId }) => connectionId))
  const entries = people.size === 1 ? best.filter(isLeftByVisitor) : []
  return { by: 'visitor', read: excerptsOf(entries, 'visitor') }
}

/** Not a calendar meeting, because the author of its title is unknown. */
const isLeftByVisitor = ({ kind, source }: Passage) => kind === 'interaction' && source === 'visitor'

function excerptsOf(passages: Passage[], by: Chosen['by']): Excerpt[] {
  let room = maxTotalLength
  return passages.flatMap((passage) => {
    const text = cutTo(Math.min(maxExcerptLength[by], room), plainText(passage.text))
    room -= text.length
    return text === '' ? [] : [{ passage, text }]
  })
}

/** A shorter excerpt says too little. */
const minExcerptLength = 100

function cutTo(length: number, text: string) {
  if (text.length <= length) return text
  if (length < minExcerptLength) return ''
  const cut = text.slice(0, length - 1).replace(/[\ud800-\udbff]$|\s+\S*$/u, '')
  return `${cut}…`
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const short = lazy(() => new Intl.DateTimeFormat('en-GB', day))
const long = lazy(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', ...day }))

/** A day in a prompt: Wednesday, 4 March 2026. */
export const writtenDay = (at: Temporal.PlainDate) => long().format(at)

export const writtenDayOf = (at: string, timeZone: string) => writtenDay(dateAt(at, timeZone))

/** A day in an answer: 4 March 2026. */
export const dateOf = (at: string, timeZone: string) => short().format(dateAt(at, timeZone))

/**
 * People under labels such as P1. Somebody who leaves their details with a card chooses their own name, and a name can hold
 * an instruction: the model sees labels, and we put the names back.
 */
export type Labels = {
  /** The prefix of all labels. */
  letter: string
  of: (connectionId: string) => string | null
  /** The people whose labels are in a text; null if a label is unknown. */
  in: (text: string) => string[] | null
  named: (text: string) => string
  without: (text: string) => string
}

export function labelsFor(question: Question, read: Excerpt[]): Labels {
  const asked = question.named.flatMap(({ people }) => people.map((who) => [who.connectionId, who.name] as const))
  const names = new Map([
    ...read.map(({ passage }) => [passage.connectionId, passage.connectionName] as const),
    ...asked.slice(0, 8),
  ])
  const people = [...names.keys()]
  const letter = freeLetter([question.text, ...read.map(({ text }) => text)])
  const label = new RegExp(String.raw`(?<![\p{L}\p{N}])${letter}(\d{1,2})(?![\p{L}\p{N}])`, 'gu')
  // "Ana (P1)" is said once.
  const aside = new RegExp(String.raw`(?<=\p{L})\s?\(${letter}\d{1,2}\)`, 'gu')
  const personAt = (number: string | undefined) => people[Number(number) - 1]
  return {
    letter,
    of: (connectionId) => (names.has(connectionId) ? `${letter}${people.indexOf(connectionId) + 1}` : null),
    in: (text) => {
      const found = [...text.matchAll(label)].map(([, number]) => personAt(number))
      return found.every((person) => person !== undefined) ? [...new Set(found)] : null
    },
    named: (text) =>
      text.replace(aside, '').replace(label, (whole, number) => shownName(names.get(personAt(number) ?? '') ?? whole)),
    without: (text) => text.replace(label, ' '),
  }
}

/** A label that is part of what somebody wrote would be taken for a person. */
function freeLetter(texts: string[]) {
  const isFree = (letter: string) => !texts.some((text) => new RegExp(`${letter}\\d`, 'u').test(text))
  return ['P', 'X', 'Z', 'Q', 'K'].find(isFree) ?? 'Person'
}

/** A name as it may stand in an answer: whoever chose it, it leads nowhere and is no citation. */
export function shownName(name: string) {
  return [...visitorText(name)].slice(0, 80).join('').trim() || 'somebody'
}

/**
 * Plain text without what marks it up, so that nothing in it passes for a citation. Twice: without its markup, a text may
 * be a link that it was not before.
 */
export function unmarkedText(text: string) {
  return plainText(plainText(text).replace(/[[\]【】`]|\*+|__+/gu, ''))
}

const address = new RegExp(String.raw`(?:[\p{L}\p{N}._%+-]{1,64}@)?${hostName}(?![\p{L}\p{N}])`, 'giu')

/** E-mail addresses and host names in a text: not links, but some programs turn them into links. */
export const addressesIn = (text: string) => text.match(address) ?? []

/** Makes a stranger's text or name safe to show in an answer. */
export const visitorText = (text: string) => unmarkedText(text).replace(address, '(an address)')
