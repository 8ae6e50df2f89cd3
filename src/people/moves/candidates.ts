import type { z } from 'zod'
import { ageOn, nextBirthday } from '#language/calendar/birthdays.ts'
import { dateAt } from '#language/calendar/calendar.ts'
import { callName } from '#language/names/call-name.ts'
import { compareText } from '#language/words/fold.ts'
import { photoVersionOf } from '../connections/record/photo.ts'
import type { NearDate } from '../dates/near.ts'
import { type Due, type DueOrOpen, endOfDay } from '../promises/due.ts'
import { daysBetween } from '../rhythms/rhythm.ts'
import type { movesApi } from './api.ts'
import { byLateness, longSilence, type PromiseRow, silentFor } from './due.ts'
import {
  birthdayReason,
  dateReason,
  draftReason,
  followUpReason,
  promiseReason,
  quietReason,
  shortPromise,
} from './reasons.ts'
import type { PersonRow, Why } from './suggested-people.ts'

export type Move = Subject & {
  kind: 'promise' | 'draft' | 'reconnect' | 'follow_up' | 'birthday' | 'date'
  dueOn: string
  overdue: boolean
}

type Subject = { connectionId: string; connectionName: string; photo: string | undefined }
type Wording = { reason: string; facts: MoveFacts; next: string; promiseId?: string; followupId?: string }

type MoveFacts = z.output<typeof movesApi.Moves_next.output>['moves'][number]['facts']

/** A move that may be shown. It is put into words only if it is. */
export type Candidate = { move: Move; describe: () => Wording }

type Today = { day: Temporal.PlainDate; timeZone: string; isOverdue: (due: DueOrOpen) => boolean }

/** The most urgent promise to each person. Its reason mentions the others. */
export function promiseMoves(rows: PromiseRow[], today: Today): Candidate[] {
  const ordered = rows
    .map((row) => ({ row, urgency: urgency(row, today) }))
    .sort((a, b) => b.urgency - a.urgency || byDue(a.row, b.row) || compareText(a.row.id, b.row.id))
  return firstOfEach(ordered, ({ row }) => row.connectionId).map(({ row, urgency }) => {
    const overdue = urgency !== notYet
    const whom = {
      connectionId: row.connectionId,
      connectionName: row.displayName,
      photo: photoVersionOf(row.photo),
    }
    const move: Move = { kind: 'promise', ...whom, dueOn: row.dueOn, overdue }
    return { move, describe: () => describePromise(row, overdue, today.day) }
  })
}

const urgentDays = 30
const notYet = -1_000_000

/** A promise becomes more urgent for a month, then slowly less, so that old ones make room for others. */
function urgency(row: PromiseRow, { day, isOverdue }: Today) {
  if (!isOverdue(row)) return notYet
  const days = daysBetween(row.dueOn, day.toString())
  return days <= urgentDays ? days : urgentDays - (days - urgentDays) / 10
}

const byDue = (a: Due, b: Due) => compareText(a.dueOn, b.dueOn) || compareText(a.dueTime, b.dueTime)

function describePromise(row: PromiseRow, isOverdue: boolean, today: Temporal.PlainDate): Wording {
  const at = row.dueTime === endOfDay ? null : row.dueTime
  const promise = { ...row, at, isAssumed: row.dueAssumedAt !== null, isOverdue, others: (row.count ?? 1) - 1 }
  const next = isOverdue
    ? `Do it, or tell ${callName(row.displayName)} when you will. Then mark it as kept.`
    : 'Do it, then mark it as kept.'
  const facts: MoveFacts = {
    promise: shortPromise(row.text),
    dueTime: at ?? undefined,
    dueAssumed: promise.isAssumed || undefined,
    others: promise.others,
  }
  return { reason: promiseReason(promise, today), facts, next, promiseId: row.id }
}

/** One move for all drafts that wait, so that they leave room for the others. It leads to the newest. */
export function draftMoves(people: PersonRow[], { timeZone }: Today): Candidate[] {
  const [row, ...others] = peopleFor(people, 'draft')
  if (!row) return []
  const next =
    others.length === 0
      ? 'Read it, change what you like and send it yourself. Then mark it as sent.'
      : 'Read them, change what you like and send them yourself. Then mark each as sent.'
  const move: Move = { kind: 'draft', ...subjectOf(row), dueOn: dateAt(row.since, timeZone).toString(), overdue: false }
  const facts = { others: others.length }
  return [{ move, describe: () => ({ reason: draftReason(row, others.length), facts, next, followupId: row.subject }) }]
}

/** People added in the last month without contact after the first day. Old friends who were added late are left out. */
export function followUpMoves(people: PersonRow[], { day, timeZone }: Today): Candidate[] {
  const today = day.toString()
  return peopleFor(people, 'new').flatMap((row) => {
    if (row.lastContactAt !== null && daysBetween(row.createdAt, row.lastContactAt) > 2) return []
    const addedOn = dateAt(row.createdAt, timeZone)
    const lastOn = row.lastContactAt === null ? null : dateAt(row.lastContactAt, timeZone).toString()
    const isOld = isBefore(row.metOn, addedOn.subtract({ days: 30 })) || isBefore(lastOn, addedOn.subtract({ days: 7 }))
    const isFollowedUp = lastOn !== null && lastOn > addedOn.toString()
    const isResting = row.restUntil !== null && row.restUntil > today
    if (isOld || isFollowedUp || isResting) return []
    const dueOn = addedOn.add({ days: 7 }).toString()
    const name = callName(row.displayName)
    const next = lastOn
      ? `Tell ${name} it was good to meet. Kith can draft the message.`
      : `Write to ${name}, then note what you talk about.`
    const move: Move = { kind: 'follow_up', ...subjectOf(row), dueOn, overdue: dueOn < today }
    const facts = { metOn: row.metOn ?? undefined, addedOn: addedOn.toString() }
    return { move, describe: () => ({ reason: followUpReason({ ...row, addedOn }, day), facts, next }) }
  })
}

const isBefore = (date: string | null, day: Temporal.PlainDate) => date !== null && date < day.toString()

/** People without contact for years come last: a reconnect nudge suits them better. */
export function reconnectMoves(people: PersonRow[], { day, timeZone }: Today, others: Candidate[]): Candidate[] {
  const isGone = silentFor(longSilence, day, timeZone)
  const quiet = byLateness(peopleFor(people, 'quiet', others), day)
  const ordered = [...quiet.filter((each) => !isGone(each)), ...quiet.filter(isGone)]
  return ordered.map(({ row, rhythm, dueOn, lastContactAt }) => ({
    move: { kind: 'reconnect', ...subjectOf(row), dueOn, overdue: dueOn < day.toString() },
    describe: () => ({
      reason: quietReason(row.displayName, rhythm, dateAt(lastContactAt, timeZone), day),
      facts: { lastContactOn: dateAt(lastContactAt, timeZone).toString(), rhythm },
      next: `Get in touch with ${callName(row.displayName)}. Kith can draft a message.`,
    }),
  }))
}

/** The nearest first. On the same day, the most recent contact first. */
export function birthdayMoves(people: PersonRow[], { day }: Today): Candidate[] {
  const recent = peopleFor(people, 'birthday').sort((a, b) => compareText(b.lastContactAt ?? '', a.lastContactAt ?? ''))
  const candidates = recent.flatMap((row): Candidate[] => {
    const { birthday, birthdayOn } = row
    if (birthday === null || birthdayOn === null) return []
    const on = nextBirthday(birthdayOn, day)
    const next = `Wish ${callName(row.displayName)} a happy birthday${on === day.toString() ? '' : ' on the day'}.`
    const facts = { age: ageOn(birthday, on) ?? undefined }
    const describe = () => ({ reason: birthdayReason({ ...row, birthday, on }, day), facts, next })
    return [{ move: { kind: 'birthday', ...subjectOf(row), dueOn: on, overdue: false }, describe }]
  })
  return candidates.sort((a, b) => compareText(a.move.dueOn, b.move.dueOn))
}

/** The next date of each person. */
export function dateMoves(dates: NearDate[], { day }: Today): Candidate[] {
  return firstOfEach(dates, ({ connectionId }) => connectionId).map((date) => {
    const { connectionId, displayName: connectionName, photo, kind, label, on } = date
    const subject = { connectionId, connectionName, photo: photoVersionOf(photo) }
    const facts: MoveFacts = { date: kind, label: label ?? undefined }
    const next = `Write to ${callName(connectionName)}${on === day.toString() ? '' : ' on the day'}.`
    const describe = () => ({ reason: dateReason(date, day), facts, next })
    return { move: { kind: 'date', ...subject, dueOn: on, overdue: false }, describe }
  })
}

/**
 * The people suggested for one reason, each once, without those suggested for one of the `others`. A person with a
 * draft isn't also suggested as new or quiet.
 */
function peopleFor(people: PersonRow[], why: Why, others: Candidate[] = []) {
  const drafted = why === 'new' || why === 'quiet' ? people.filter((row) => row.why === 'draft') : []
  const taken = new Set([...others.map(({ move }) => move.connectionId), ...drafted.map(({ id }) => id)])
  const meant = people.filter((row) => row.why === why && !taken.has(row.id))
  return firstOfEach(meant, (row) => row.id)
}

const subjectOf = (row: PersonRow): Subject => ({
  connectionId: row.id,
  connectionName: row.displayName,
  photo: photoVersionOf(row.photo),
})

function firstOfEach<T>(things: T[], key: (thing: T) => string): T[] {
  const first = new Map<string, T>()
  for (const thing of things) if (!first.has(key(thing))) first.set(key(thing), thing)
  return [...first.values()]
}
