import { instantText, type MemberContext, nowText } from '#platform/context/context.ts'
import type { CalendarProblem } from '#platform/db/schema/meetings.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import type { ReadCalendar } from './occurrences.ts'
import { readInThread } from './read-in-thread.ts'
import type { CalendarSource } from './requests.ts'

/** A year in all: what is older stays as it is. */
const backDays = 334
const aheadDays = 31
/** Without a change in the calendar, recurring meetings still come nearer. */
const maxParsedHours = 20

type Readable = {
  source: CalendarSource | null
  ownEmails: string[]
  etag?: string | null
  modified?: string | null
  parsedAt?: string | null
}
export type Reading =
  | { state: 'same' }
  | { state: 'failed'; problem: CalendarProblem; retryAfter: number | null }
  | { state: 'read'; calendar: ReadCalendar; etag: string | null; modified: string | null }

/** Fetches a calendar and reads its meetings. Changes nothing. */
export async function readSource(ctx: MemberContext, readable: Readable, signal?: AbortSignal): Promise<Reading> {
  const { source, ownEmails, etag = null, modified = null, parsedAt = null } = readable
  if (!source) return failed('key_lost')
  const isFresh = parsedAt !== null && parsedAt > instantText(ctx.now().subtract({ hours: maxParsedHours }))
  const known = isFresh ? { etag, modified } : { etag: null, modified: null }
  const span = spanOf(ctx)
  const fetched = await fetchCalendar(ctx, source, { known, span, signal })
  if (fetched.state !== 'read') return fetched
  const { text, collection, ...version } = fetched
  const own = [ctx.member.email, ...ownEmails, source.userName ?? '']
  const task = { text, collection, span, timeZone: ctx.member.timeZone, ownEmails: own }
  const calendar = await readInThread(task, signal)
  return 'problem' in calendar ? failed(calendar.problem) : { ...version, calendar }
}

export const failed = (problem: CalendarProblem): Reading => ({ state: 'failed', problem, retryAfter: null })

/** The time that is read: meetings before it are not looked at again. */
export function spanOf(ctx: Pick<MemberContext, 'now'>) {
  const hoursAgo = ctx.now().subtract({ hours: 24 * backDays })
  return { from: instantText(hoursAgo), to: instantText(ctx.now().add({ hours: 24 * aheadDays })), now: nowText(ctx) }
}
