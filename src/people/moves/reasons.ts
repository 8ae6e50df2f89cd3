import { ageOn } from '#language/calendar/birthdays.ts'
import { numeral, sayDay, sayLength, sayRhythm } from '#language/calendar/day-names.ts'
import { callName } from '#language/names/call-name.ts'
import { canFollowTo } from '../promises/find-promises.ts'
import type { Rhythm } from '../rhythms/rhythm.ts'

// Why something is suggested, in a sentence for the member.

type Day = Temporal.PlainDate

type PromiseDetails = {
  displayName: string
  text: string
  dueOn: string
  /** A time of day, if one was given. */
  at: string | null
  isAssumed: boolean
  isOverdue: boolean
  others: number
}

export function promiseReason(promise: PromiseDetails, today: Day) {
  const name = callName(promise.displayName)
  const text = shortPromise(promise.text)
  const more = moreThings(promise.others)
  const when = dueWords(promise, today)
  if (!canFollowTo(text)) return `You promised ${name}: “${text}”${more}. ${capital(when)}.`
  const whom = mentions(text, name) ? '' : `${name} `
  return `You promised ${whom}to ${text.charAt(0).toLowerCase()}${text.slice(1)}${more}; ${when}.`
}

const maxPromiseLength = 160

/** The text of a promise as a part of a sentence. */
export const shortPromise = (text: string) => brief(text, maxPromiseLength).replace(/[.!\s]+$/, '')

const mentions = (text: string, name: string) => text.split(/[^\p{L}\p{M}]+/u).includes(name)

function moreThings(count: number) {
  if (count === 0) return ''
  return count === 1 ? ' and one more thing' : ` and ${numeral(count)} more things`
}

function dueWords({ dueOn, at, isAssumed, isOverdue, others }: PromiseDetails, today: Day) {
  if (isAssumed) return 'you didn’t set a date, but it’s been a while'
  const day = sayDay(Temporal.PlainDate.from(dueOn), today)
  const it = others > 0 ? 'the first' : 'it'
  return `${it} ${isOverdue ? 'was' : 'is'} due ${day}${at && dueOn >= today.toString() ? ` at ${at}` : ''}`
}

/** One reason for all drafts. `others` is how many other people have one. */
export function draftReason({ displayName }: { displayName: string }, others: number) {
  if (others === 0) return `Your draft to ${callName(displayName)} is ready to send.`
  const more = others === 1 ? 'one other person' : `${numeral(others)} other people`
  return `Your drafts to ${callName(displayName)} and ${more} are ready to send.`
}

type NewPerson = { displayName: string; metOn: string | null; addedOn: Day }

export function followUpReason({ displayName, metOn, addedOn }: NewPerson, today: Day) {
  const met = metOn ? `met ${callName(displayName)} ${sayDay(Temporal.PlainDate.from(metOn), today)}` : null
  const added = `added ${callName(displayName)} ${sayDay(addedOn, today)}`
  return `You ${met ?? added} and haven’t been in touch since.`
}

/** Says when the last contact was and what is usual. It never blames. */
export function quietReason(displayName: string, rhythm: Rhythm, lastContactOn: Day, today: Day) {
  const last = `You and ${callName(displayName)} were last in touch ${sayDay(lastContactOn, today)}`
  const often = sayRhythm(rhythm.days)
  if (rhythm.from === 'learned') return `${last}; you usually talk ${often} or so.`
  if (rhythm.from === 'usual') return `${last}; it has been ${sayLength(lastContactOn.until(today).days)}.`
  return `${last}; you want to be in touch ${often}.`
}

type Birthday = { displayName: string; birthday: string; on: string }

export function birthdayReason({ displayName, birthday, on }: Birthday, today: Day) {
  const age = ageOn(birthday, on)
  const what = age === null ? 'has a birthday' : `turns ${age}`
  return `${callName(displayName)} ${what} ${sayDay(Temporal.PlainDate.from(on), today)}.`
}

const dateWords = {
  anniversary: 'an anniversary',
  name_day: 'a name day',
  child_birthday: 'the birthday of a child',
  other: 'a date',
  died: 'a date',
}

type NamedDate = { displayName: string; kind: keyof typeof dateWords; label: string | null; on: string }

export function dateReason({ displayName, kind, label, on }: NamedDate, today: Day) {
  const what = label ? `“${brief(label, maxPromiseLength)}”` : dateWords[kind]
  return `${callName(displayName)} has ${what} ${sayDay(Temporal.PlainDate.from(on), today)}.`
}

/** The beginning of a text on one line, cut between words. */
export function brief(text: string, length: number) {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= length) return line
  const cut = line.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.replace(/ \S{0,30}$/, '')}…`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
