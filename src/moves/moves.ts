import { type Due, endOfDay } from '../promises/due.ts'
import { compare } from '../search/order.ts'
import { nextBirthday } from './birthdays.ts'
import type { PromiseRow } from './due-promises.ts'
import { callName } from './naming.ts'
import type { PersonRow, Why } from './people.ts'
import { byLateness, isSilentFor, longSilence } from './quiet.ts'
import { birthdayReason, draftReason, followUpReason, promiseReason, quietReason } from './reasons.ts'
import { dayOf } from './rhythm.ts'

export type Move = {
  kind: 'promise' | 'draft' | 'reconnect' | 'follow_up' | 'birthday'
  connectionId: string
  connectionName: string
  reason: string
  dueOn: string
  overdue: boolean
  next: string
  promiseId?: string
  followupId?: string
}

export type Today = { day: Temporal.PlainDate; timeZone: string; isOverdue: (due: Due) => boolean }

/** To each person the most urgent promise, which tells of the others. */
export function promiseMoves(rows: PromiseRow[], today: Today): Move[] {
  const ordered = rows.toSorted((a, b) => urgency(b, today) - urgency(a, today) || byDue(a, b) || compare(a.id, b.id))
  return firstOfEach(ordered, (row) => row.connectionId).map((row) => promiseMove(row, today))
}

/** A promise grows more urgent for a month, then ten times as slowly less: what was never kept makes room. */
function urgency(row: PromiseRow, { day, isOverdue }: Today) {
  if (!isOverdue(row)) return Number.NEGATIVE_INFINITY
  const days = Temporal.PlainDate.from(row.dueOn).until(day).days
  return days <= urgentFor ? days : urgentFor - (days - urgentFor) / 10
}

const urgentFor = 30

const byDue = (a: Due, b: Due) => compare(a.dueOn, b.dueOn) || compare(a.dueTime, b.dueTime)

function promiseMove(row: PromiseRow, { day, isOverdue }: Today): Move {
  const overdue = isOverdue(row)
  const at = row.dueTime === endOfDay ? null : row.dueTime
  const promise = { ...row, at, isAssumed: row.dueAssumedAt !== null, isOverdue: overdue, others: (row.count ?? 1) - 1 }
  const name = callName(row.displayName)
  return {
    kind: 'promise',
    connectionId: row.connectionId,
    connectionName: row.displayName,
    reason: promiseReason(promise, day),
    dueOn: row.dueOn,
    overdue,
    next: `Keep it${overdue ? `, or tell ${name} when you will` : ''}; then mark it kept with complete_promise.`,
    promiseId: row.id,
  }
}

export function draftMoves(people: PersonRow[], { timeZone }: Today): Move[] {
  return those(people, 'draft').map((row) => ({
    ...whom(row),
    kind: 'draft',
    reason: draftReason(row),
    dueOn: dayOf(row.since, timeZone).toString(),
    overdue: false,
    next: 'Read it, change what you like and send it yourself; then mark it sent (Followups_patch).',
    followupId: row.subject,
  }))
}

/** People met within a month of whom nothing was heard after the first day. Old friends written down late are not new. */
export function followUpMoves(people: PersonRow[], { day, timeZone }: Today, others: Move[]): Move[] {
  return those(people, 'new', others).flatMap((row) => {
    const addedOn = dayOf(row.createdAt, timeZone)
    const lastOn = row.lastContactAt === null ? null : dayOf(row.lastContactAt, timeZone)
    const metOn = row.metOn ?? addedOn.toString()
    const isOld = metOn < addedOn.subtract({ days: 30 }).toString() || (lastOn && lastOn.until(addedOn).days > 1)
    const isFollowedUp = lastOn && Temporal.PlainDate.compare(lastOn, addedOn) > 0
    if (isOld || isFollowedUp || isResting(row, day)) return []
    const dueOn = addedOn.add({ days: 7 }).toString()
    const name = callName(row.displayName)
    const next = lastOn
      ? `Say it was good to meet; draft_followup can start a message to ${name}.`
      : `Write ${name} a line, and note what you talk about with add_note.`
    const reason = followUpReason({ ...row, addedOn }, day)
    return [{ ...whom(row), kind: 'follow_up', reason, dueOn, overdue: dueOn < day.toString(), next }]
  })
}

const isResting = ({ restUntil }: PersonRow, day: Temporal.PlainDate) =>
  restUntil !== null && restUntil > day.toString()

/** Those not heard of for years come last: a nudge suits them better. */
export function reconnectMoves(people: PersonRow[], { day, timeZone }: Today, others: Move[]): Move[] {
  const quiet = byLateness(those(people, 'quiet', others), day)
  const [gone = [], warm = []] = [true, false].map((isGone) =>
    quiet.filter((row) => isSilentFor(row, longSilence, day, timeZone) === isGone),
  )
  return [...warm, ...gone].map((row) => ({
    ...whom(row),
    kind: 'reconnect',
    reason: quietReason({ ...row, lastContactOn: dayOf(row.lastContactAt, timeZone) }, day),
    dueOn: row.contactDueOn,
    overdue: row.contactDueOn < day.toString(),
    next: `Be in touch; draft_followup can start a message to ${callName(row.displayName)}.`,
  }))
}

/** The nearest first; on one day, those last in touch with first. */
export function birthdayMoves(people: PersonRow[], { day }: Today): Move[] {
  const recent = those(people, 'birthday').sort((a, b) => compare(b.lastContactAt ?? '', a.lastContactAt ?? ''))
  const moves = recent.flatMap((row): Move[] => {
    if (row.birthday === null || row.birthdayOn === null) return []
    const on = nextBirthday(row.birthdayOn, day)
    const reason = birthdayReason({ ...row, birthday: row.birthday, on }, day)
    const next = `Wish ${callName(row.displayName)} a happy birthday${on.equals(day) ? '' : ' on the day'}.`
    return [{ ...whom(row), kind: 'birthday', reason, dueOn: on.toString(), overdue: false, next }]
  })
  return moves.sort((a, b) => compare(a.dueOn, b.dueOn))
}

/** Those suggested for a reason, each once, without those who have a move of the same cause already. */
function those(people: PersonRow[], why: Why, others: Move[] = []) {
  const taken = new Set(others.map((move) => move.connectionId))
  const meant = people.filter((row) => row.why === why && !taken.has(row.id))
  return firstOfEach(meant, (row) => row.id)
}

const whom = (row: PersonRow) => ({ connectionId: row.id, connectionName: row.displayName })

function firstOfEach<T>(things: T[], key: (thing: T) => string): T[] {
  const first = new Map<string, T>()
  for (const thing of things) if (!first.has(key(thing))) first.set(key(thing), thing)
  return [...first.values()]
}
