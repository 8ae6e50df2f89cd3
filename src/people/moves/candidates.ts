import { nextBirthday } from '#language/calendar/birthdays.ts'
import { callName } from '#language/names/call-name.ts'
import { compareText } from '#language/words/compare-text.ts'
import { type Due, endOfDay } from '../promises/due.ts'
import { dayOf, daysBetween } from '../rhythms/rhythm.ts'
import type { PromiseRow } from './due-promises.ts'
import { byLateness, longSilence, silentFor } from './quiet-people.ts'
import { birthdayReason, draftReason, followUpReason, promiseReason, quietReason } from './reasons.ts'
import type { PersonRow, Why } from './suggested-people.ts'

export type Move = Whom & {
  kind: 'promise' | 'draft' | 'reconnect' | 'follow_up' | 'birthday'
  dueOn: string
  overdue: boolean
}

type Whom = { connectionId: string; connectionName: string }
type Told = { reason: string; next: string; promiseId?: string; followupId?: string }

/** What might be done. Most of it is not shown, and need not be put into words. */
export type Candidate = { move: Move; tell: () => Told }

type Today = { day: Temporal.PlainDate; timeZone: string; isOverdue: (due: Due) => boolean }

/** To each person the most urgent promise, which tells of the others. */
export function promiseMoves(rows: PromiseRow[], today: Today): Candidate[] {
  const ordered = rows
    .map((row) => ({ row, urgency: urgency(row, today) }))
    .sort((a, b) => b.urgency - a.urgency || byDue(a.row, b.row) || compareText(a.row.id, b.row.id))
  return firstOfEach(ordered, ({ row }) => row.connectionId).map(({ row, urgency }) => {
    const overdue = urgency !== notYet
    const whom = { connectionId: row.connectionId, connectionName: row.displayName }
    const move: Move = { kind: 'promise', ...whom, dueOn: row.dueOn, overdue }
    return { move, tell: () => tellPromise(row, overdue, today.day) }
  })
}

const urgentFor = 30
const notYet = -1_000_000

/** A promise grows more urgent for a month, then ten times as slowly less: what was never kept makes room. */
function urgency(row: PromiseRow, { day, isOverdue }: Today) {
  if (!isOverdue(row)) return notYet
  const days = daysBetween(row.dueOn, day.toString())
  return days <= urgentFor ? days : urgentFor - (days - urgentFor) / 10
}

const byDue = (a: Due, b: Due) => compareText(a.dueOn, b.dueOn) || compareText(a.dueTime, b.dueTime)

function tellPromise(row: PromiseRow, isOverdue: boolean, today: Temporal.PlainDate): Told {
  const at = row.dueTime === endOfDay ? null : row.dueTime
  const promise = { ...row, at, isAssumed: row.dueAssumedAt !== null, isOverdue, others: (row.count ?? 1) - 1 }
  const orSay = isOverdue ? `, or tell ${callName(row.displayName)} when you will` : ''
  const next = `Keep it${orSay}; then mark it kept with complete_promise.`
  return { reason: promiseReason(promise, today), next, promiseId: row.id }
}

export function draftMoves(people: PersonRow[], { timeZone }: Today): Candidate[] {
  const next = 'Read it, change what you like and send it yourself; then mark it as sent in Kith.'
  return those(people, 'draft').map((row) => ({
    move: { kind: 'draft', ...whom(row), dueOn: dayOf(row.since, timeZone).toString(), overdue: false },
    tell: () => ({ reason: draftReason(row), next, followupId: row.subject }),
  }))
}

/** People met within a month of whom nothing was heard after the first day. Old friends written down late are not new. */
export function followUpMoves(people: PersonRow[], { day, timeZone }: Today, others: Candidate[]): Candidate[] {
  const today = day.toString()
  return those(people, 'new', others).flatMap((row) => {
    if (row.lastContactAt !== null && daysBetween(row.createdAt, row.lastContactAt) > 2) return []
    const addedOn = dayOf(row.createdAt, timeZone)
    const lastOn = row.lastContactAt === null ? null : dayOf(row.lastContactAt, timeZone).toString()
    const isOld = isBefore(row.metOn, addedOn.subtract({ days: 30 })) || isBefore(lastOn, addedOn.subtract({ days: 7 }))
    const isFollowedUp = lastOn !== null && lastOn > addedOn.toString()
    const isResting = row.restUntil !== null && row.restUntil > today
    if (isOld || isFollowedUp || isResting) return []
    const dueOn = addedOn.add({ days: 7 }).toString()
    const name = callName(row.displayName)
    const next = lastOn
      ? `Say it was good to meet; draft_followup can start a message to ${name}.`
      : `Write ${name} a line, and note what you talk about with add_note.`
    const move: Move = { kind: 'follow_up', ...whom(row), dueOn, overdue: dueOn < today }
    return { move, tell: () => ({ reason: followUpReason({ ...row, addedOn }, day), next }) }
  })
}

const isBefore = (date: string | null, day: Temporal.PlainDate) => date !== null && date < day.toString()

/** Those not heard of for years come last: a nudge suits them better. */
export function reconnectMoves(people: PersonRow[], { day, timeZone }: Today, others: Candidate[]): Candidate[] {
  const isGone = silentFor(longSilence, day, timeZone)
  const quiet = byLateness(those(people, 'quiet', others), day)
  const ordered = [...quiet.filter((each) => !isGone(each)), ...quiet.filter(isGone)]
  return ordered.map(({ row, rhythm, dueOn, lastContactAt }) => ({
    move: { kind: 'reconnect', ...whom(row), dueOn, overdue: dueOn < day.toString() },
    tell: () => ({
      reason: quietReason(row.displayName, rhythm, dayOf(lastContactAt, timeZone), day),
      next: `Be in touch; draft_followup can start a message to ${callName(row.displayName)}.`,
    }),
  }))
}

/** The nearest first; on one day, those last in touch with first. */
export function birthdayMoves(people: PersonRow[], { day }: Today): Candidate[] {
  const recent = those(people, 'birthday').sort((a, b) => compareText(b.lastContactAt ?? '', a.lastContactAt ?? ''))
  const candidates = recent.flatMap((row): Candidate[] => {
    const { birthday, birthdayOn } = row
    if (birthday === null || birthdayOn === null) return []
    const on = nextBirthday(birthdayOn, day)
    const next = `Wish ${callName(row.displayName)} a happy birthday${on === day.toString() ? '' : ' on the day'}.`
    const tell = () => ({ reason: birthdayReason({ ...row, birthday, on }, day), next })
    return [{ move: { kind: 'birthday', ...whom(row), dueOn: on, overdue: false }, tell }]
  })
  return candidates.sort((a, b) => compareText(a.move.dueOn, b.move.dueOn))
}

/** Those suggested for a reason, each once, without those who have a move of the same cause already. */
function those(people: PersonRow[], why: Why, others: Candidate[] = []) {
  const taken = new Set(others.map(({ move }) => move.connectionId))
  const meant = people.filter((row) => row.why === why && !taken.has(row.id))
  return firstOfEach(meant, (row) => row.id)
}

const whom = (row: PersonRow): Whom => ({ connectionId: row.id, connectionName: row.displayName })

function firstOfEach<T>(things: T[], key: (thing: T) => string): T[] {
  const first = new Map<string, T>()
  for (const thing of things) if (!first.has(key(thing))) first.set(key(thing), thing)
  return [...first.values()]
}
