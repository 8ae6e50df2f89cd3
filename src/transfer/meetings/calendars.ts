import { randomUUIDv7 } from 'node:crypto'
import { fieldError, Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { type MemberContext, nowText, type PreparedChange, transaction } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import { findAddressFault } from '#platform/outgoing/target.ts'
import { findRemoval } from '#platform/removals/removal.ts'
import { createRemoval } from '#platform/removals/store.ts'
import { takeBack } from '#platform/removals/take-back.ts'
import { maxCalendars } from './api.ts'
import { type Reading, readSource } from './reading/read-source.ts'
import { type CalendarSource, webAddress } from './reading/requests.ts'
import {
  calendarNotFound,
  calendarRows,
  calendarView,
  changeCalendar,
  followLater,
  getCalendarRow,
  openSource,
  sealSource,
} from './row.ts'
import { storeReading } from './store-reading.ts'

type View = Awaited<ReturnType<typeof calendarView>>
type NewCalendar = CalendarSource & { name?: string | undefined; ownEmails?: string[] | undefined }

export async function listCalendars(ctx: MemberContext) {
  const rows = await calendarRows(ctx).where('removedAt', 'is', null).orderBy('id').limit(maxCalendars).execute()
  return { calendars: await Promise.all(rows.map((row) => calendarView(ctx, row))) }
}

export async function getCalendar(ctx: MemberContext, { id }: { id: string }) {
  return calendarView(ctx, await getCalendarRow(ctx, id))
}

/** Reads the calendar before storing it, so that an unreadable address is refused right away. */
export async function prepareCalendar(
  ctx: MemberContext,
  { name, ownEmails = [], ...source }: NewCalendar,
): Promise<PreparedChange<View>> {
  const address = webAddress(source.address)
  const fault = findAddressFault(ctx, address)
  if (fault) throw wrongField('address', fault)
  await refuseTooMany(ctx)
  await ctx.limits.take('calendarRead', ctx.member.id)
  const reading = await readSource(ctx, { source: { ...source, address }, ownEmails })
  if (reading.state === 'failed') throw unreadable(reading)
  const id = randomUUIDv7()
  const sealedSource = await sealSource(ctx, id, { ...source, address })
  return {
    commit: async (ctx) => {
      await lockMembers(ctx, ctx.member.id)
      await refuseTooMany(ctx)
      const [now, host] = [nowText(ctx), new URL(address).host]
      const called = name ?? (reading.state === 'read' ? reading.calendar.name : undefined) ?? host
      const state = { createdAt: now, failures: 0, nextReadAt: now, lookAt: now }
      await ctx.db
        .insertInto('meetingCalendars')
        .values({ memberId: ctx.member.id, id, name: called, host, sealedSource, ownEmails: json(ownEmails), ...state })
        .execute()
      await storeReading(ctx, await getCalendarRow(ctx, id), reading)
      await followLater(ctx, id)
      return getCalendar(ctx, { id })
    },
  }
}

type Change = { id: string; name?: string | undefined; ownEmails?: string[] | undefined }

/** Other addresses of the member's change who is an attendee, so the calendar is read again as a whole. */
export async function updateCalendar(ctx: MemberContext, { id, name, ownEmails }: Change) {
  return transaction(ctx, async (ctx) => {
    await getCalendarRow(ctx, id)
    const now = nowText(ctx)
    const again = { parsedAt: null, nextReadAt: now, lookAt: now }
    await changeCalendar(ctx, id)
      .set({ id, ...(name !== undefined && { name }), ...(ownEmails && { ownEmails: json(ownEmails), ...again }) })
      .execute()
    if (ownEmails) await followLater(ctx, id)
    return getCalendar(ctx, { id })
  })
}

export async function prepareRefresh(ctx: MemberContext, { id }: { id: string }): Promise<PreparedChange<View>> {
  const calendar = await getCalendarRow(ctx, id)
  await ctx.limits.take('calendarRead', ctx.member.id)
  const reading = await readSource(ctx, { ...calendar, source: await openSource(ctx, calendar) })
  return {
    commit: async (ctx) => {
      await getCalendarRow(ctx, id)
      await storeReading(ctx, calendar, reading)
      await followLater(ctx, id)
      return getCalendar(ctx, { id })
    },
  }
}

function unreadable({ problem }: Extract<Reading, { state: 'failed' }>) {
  const message = say(`refusals.meetings.${problem}`)
  return new Refusal('invalid', message, { fields: [fieldError('address', message)] })
}

/** Lock the member first: two calendars may be added simultaneously. */
export async function refuseTooMany(ctx: MemberContext) {
  const calendars = await calendarRows(ctx).where('removedAt', 'is', null).limit(maxCalendars).execute()
  if (calendars.length === maxCalendars)
    throw new Refusal('conflict', say('refusals.meetings.tooManyCalendars', { maxCalendars }))
}

/** Its entries leave the timelines a moment later, a few at a time: there may be thousands. */
export async function removeCalendar(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    const now = nowText(ctx)
    const removed = await changeCalendar(ctx, id)
      .set({ removedAt: now, lookAt: now })
      .where('removedAt', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw calendarNotFound()
    await createRemoval(ctx, { kind: 'calendar', subjectId: id, connectionId: null, label: removed.name })
    await followLater(ctx, id)
  })
}

export async function restoreCalendar(ctx: MemberContext, { id }: { id: string }) {
  return transaction(ctx, async (ctx) => {
    await lockMembers(ctx, ctx.member.id)
    await takeBack(ctx, await findRemoval(ctx, 'calendar', id), async () => {
      await refuseTooMany(ctx)
      const now = nowText(ctx)
      await changeCalendar(ctx, id).set({ removedAt: null, lookAt: now, nextReadAt: now, parsedAt: null }).execute()
      await followLater(ctx, id)
    })
    return getCalendar(ctx, { id })
  })
}
