import { randomUUIDv7 } from 'node:crypto'
import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { nextOccurrence } from '#language/calendar/birthdays.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import { prepared } from '#platform/db/prepared.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import type { DateKind } from '#platform/db/schema/occasions.ts'
import type { Row } from '#platform/removals/removed-rows.ts'
import { followMerges } from '../connections/merged/follow-merges.ts'
import {
  deleteOccasion,
  noteChange,
  removeOccasion,
  restoreOccasion,
  selectOccasions,
} from '../connections/merged/occasions.ts'
import { lockConnection, requireConnection } from '../connections/record/lock.ts'
import { type markUpdated, tellUpdated } from '../connections/record/write-changed.ts'
import { maxDates } from './api.ts'

type DateRow = Row<'dates'>
type DateIds = { connectionId: string; dateId: string }
export type Details = {
  kind: DateKind
  date: string
  label?: string | null | undefined
  repeats?: 'yearly' | 'once' | undefined
}

export async function listDates(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  const dates = await datesOf(ctx, connectionId)
  if (dates.length === 0) await requireConnection(ctx, connectionId)
  return dates
}

/** In the order of the year. */
export async function datesOf(ctx: MemberContext, connectionId: string) {
  const rows = await ofPerson(ctx.db, { memberId: ctx.member.id, connectionId })
  return rows.map(dateView(ctx))
}

/** Those of several people. */
export async function datesOfAny(ctx: MemberContext, ids: string[]) {
  const rows = await selectOccasions(ctx, 'dates').where('connectionId', 'in', ids).orderBy('id').execute()
  return rows.map(dateView(ctx))
}

const ofPerson = prepared((db, { memberId, connectionId }: { memberId: string; connectionId: string }) =>
  db
    .selectFrom('dates')
    .select(columnsOf('dates'))
    .where('memberId', '=', memberId)
    .where('connectionId', '=', connectionId)
    .orderBy('monthDay')
    .orderBy('id')
    .limit(2 * maxDates),
)

type NewDate = Details & { connectionId: string }

export async function addDate(ctx: MemberContext, { connectionId, ...details }: NewDate, mark?: typeof markUpdated) {
  return transaction(ctx, async (ctx) => {
    await lockConnection(ctx, connectionId)
    const rows = await ofPerson(ctx.db, { memberId: ctx.member.id, connectionId })
    if (rows.length >= maxDates) throw new Refusal('conflict', say('refusals.dates.tooMany', { maxDates }))
    const now = nowText(ctx)
    const row = { id: randomUUIDv7(), connectionId, ...fitDate(ctx, details, rows), createdAt: now, updatedAt: now }
    await ctx.db
      .insertInto('dates')
      .values({ memberId: ctx.member.id, ...row })
      .execute()
    await noteChange(ctx, null, row, mark)
    return dateView(ctx)(row)
  })
}

/** The dates of these people, each in the order of the year. */
export async function datesOfPeople(ctx: MemberContext, ids: string[]) {
  const found: DateRow[] = []
  for (const some of chunks(ids))
    found.push(
      ...(await selectOccasions(ctx, 'dates')
        .where('connectionId', 'in', some)
        .orderBy('monthDay')
        .orderBy('id')
        .execute()),
    )
  return Map.groupBy(found, ({ connectionId }) => connectionId)
}

export async function getDate(ctx: MemberContext, ids: DateIds) {
  return dateView(ctx)(await getRow(ctx, ids))
}

export async function updateDate(ctx: MemberContext, { connectionId, dateId, ...changes }: DateIds & Partial<Details>) {
  return transaction(ctx, async (ctx) => {
    await lockConnection(ctx, connectionId)
    const before = await getRow(ctx, { connectionId, dateId })
    const others = (await ofPerson(ctx.db, { memberId: ctx.member.id, connectionId })).filter(({ id }) => id !== dateId)
    const isOther = changes.kind !== undefined && changes.kind !== before.kind
    const { kind, date, label, repeats } = before
    const kept = { kind, date, label, ...(isOther ? {} : { repeats }) }
    const row = { ...before, ...fitDate(ctx, { ...kept, ...changes }, others), updatedAt: nowText(ctx) }
    const { id: _, connectionId: __, ...values } = row
    await updateOwn(ctx, 'dates', dateId).set(values).execute()
    await noteChange(ctx, before, row)
    return dateView(ctx)(row)
  })
}

export async function removeDate(ctx: MemberContext, ids: DateIds) {
  await transaction(ctx, async (ctx) => {
    await lockConnection(ctx, ids.connectionId)
    const row = await getRow(ctx, ids)
    await removeOccasion(ctx, 'date', row, [row.label, row.date].filter(Boolean).join(', '))
  })
}

/** For good: what an import had added. A date that the member changed since stays; returns whether there is one. */
export async function deleteDates(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return false
  const rows = await selectOccasions(ctx, 'dates').where('id', 'in', ids).execute()
  const untouched = rows.filter(({ createdAt, updatedAt }) => createdAt === updatedAt)
  for (const row of untouched) await deleteOccasion(ctx, 'date', row, tellUpdated)
  return untouched.length < rows.length
}

export async function restoreDate(ctx: MemberContext, { connectionId, dateId }: DateIds) {
  return transaction(ctx, async (ctx) => {
    const owner =
      (await restoreOccasion(ctx, 'date', dateId)) ?? (await followMerges(ctx, [connectionId])).get(connectionId)
    return getDate(ctx, { connectionId: owner ?? connectionId, dateId })
  })
}

/** What is stored of a date, refused if it cannot be so. `others`: the same person's. */
function fitDate(ctx: MemberContext, { kind, date, label = null, repeats }: Details, others: DateRow[]) {
  const hasYear = !date.startsWith('--')
  if (kind === 'other' && label === null) throw wrongField('label', say('fields.dateLabel'))
  if (kind === 'died') {
    if (repeats === 'yearly') throw wrongField('repeats', say('fields.diedOnce'))
    if (hasYear && date > today(ctx)) throw wrongField('date', say('fields.notInFuture'))
    if (others.some((other) => other.kind === 'died')) throw new Refusal('conflict', say('refusals.dates.diedAlready'))
  } else if (repeats === 'once' && !hasYear) throw wrongField('date', say('fields.onceNeedsYear'))
  const stored = kind === 'died' ? 'once' : (repeats ?? 'yearly')
  return { kind, date, label, repeats: stored, monthDay: date.slice(-5) } as const
}

async function getRow(ctx: MemberContext, { connectionId, dateId }: DateIds) {
  const row = await selectOccasions(ctx, 'dates')
    .where('connectionId', '=', connectionId)
    .where('id', '=', dateId)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', say('refusals.dates.noDate'))
  return row
}

const today = (ctx: MemberContext) => ctx.now().toZonedDateTimeISO(ctx.member.timeZone).toPlainDate().toString()

function dateView(ctx: MemberContext) {
  const day = Temporal.PlainDate.from(today(ctx))
  return ({ id, label, monthDay: _, ...row }: DateRow) => ({
    ...row,
    dateId: id,
    label: label ?? undefined,
    nextOn: nextOccurrence(row, day) ?? undefined,
  })
}
