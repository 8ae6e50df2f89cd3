import type { Selectable } from 'kysely'
import { wantsLeadNews } from '#cards/leads/tell-later.ts'
import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { lockTimeZone } from '#members/members/member-row.ts'
import { instantText, type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { lockForChange } from '#platform/db/row-locks.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { storeSubscription } from './push/subscriptions.ts'

type Row = Selectable<Schema['reminders']>
type Choices = Pick<Row, 'digest' | 'morningHour' | 'leadMail' | 'pushPromises' | 'pushLeads' | 'pushNames'>
type Change = {
  digest?: boolean | undefined
  morningHour?: number | undefined
  leadMail?: boolean | undefined
  pushPromises?: boolean | undefined
  pushLeads?: boolean | undefined
  pushNames?: boolean | undefined
}

/** Nothing comes unasked. A device that is added gets promises and leads, without names. */
const defaultReminders: Choices = {
  digest: 0,
  morningHour: 7,
  leadMail: 0,
  pushPromises: 1,
  pushLeads: 1,
  pushNames: 0,
}

const columns = [
  'digest',
  'morningHour',
  'leadMail',
  'pushPromises',
  'pushLeads',
  'pushNames',
  'digestOn',
  'digestAt',
  'lookAt',
  'lookedUntil',
  'leadsToldAt',
] as const

export async function getReminders(ctx: MemberContext) {
  const row = await findRow(ctx, ctx.member.id)
  return remindersView(ctx, row ?? withoutChoice, row !== undefined)
}

export async function updateReminders(ctx: MemberContext, { morningHour, ...choices }: Change) {
  return transaction(ctx, async (ctx) => {
    const changed = Object.entries(choices).filter(([, value]) => value !== undefined)
    const set = {
      ...Object.fromEntries(changed.map(([name, value]) => [name, Number(value)])),
      ...(morningHour !== undefined && { morningHour }),
    }
    await storeReminders(ctx, set)
    return getReminders(ctx)
  })
}

/** Stores choices, and from them when the next digest is due and when to look for promises. */
export async function storeReminders(ctx: MemberContext, change: Partial<Choices>) {
  const now = nowText(ctx)
  // The member first: whoever chooses for the first time has no row here that could be locked.
  const timeZone = await lockTimeZone(ctx)
  if (timeZone === undefined) return
  // Locked: whoever moves the times on in the same moment comes before, or after.
  const before = await lockForChange(ctx.db, rowOf(ctx, ctx.member.id)).executeTakeFirst()
  const row = { ...defaultReminders, digestOn: null, ...before, ...change }
  const morning = { now: ctx.now(), timeZone, hour: row.morningHour, lastOn: row.digestOn }
  // A digest that is due is on its way.
  const due = before?.digestAt && before.digestAt <= now ? before.digestAt : null
  const next = {
    ...change,
    digestAt: row.digest === 1 ? (due ?? instantText(nextMorning(morning))) : null,
    // Whoever finds no device there puts it off for ever.
    lookAt: row.pushPromises === 1 ? now : null,
    lookedUntil: before?.lookAt ? before.lookedUntil : now,
    // From now on, unless news of some of them is on its way.
    leadsToldAt: before && wantsLeadNews(before) ? before.leadsToldAt : now,
  }
  await ctx.db
    .insertInto('reminders')
    .values({ memberId: ctx.member.id, ...defaultReminders, ...next })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(next))
    .execute()
}

/** With another time zone, the mornings are others. */
export async function moveMornings(ctx: MemberContext) {
  if (await findRow(ctx, ctx.member.id)) await storeReminders(ctx, {})
}

/** What a member chose, or would get without a choice. */
export async function readReminders(ctx: Pick<Kith, 'db'>, memberId: string) {
  return (await findRow(ctx, memberId)) ?? withoutChoice
}

const withoutChoice = { ...defaultReminders, digestAt: null, leadsToldAt: null }

const findRow = (ctx: Pick<Kith, 'db'>, memberId: string) => rowOf(ctx, memberId).executeTakeFirst()

const rowOf = ({ db }: Pick<Kith, 'db'>, memberId: string) =>
  db.selectFrom('reminders').select(columns).where('memberId', '=', memberId)

function remindersView(ctx: Pick<Kith, 'config'>, row: Choices & { digestAt: string | null }, chosen: boolean) {
  return {
    digest: row.digest === 1,
    morningHour: row.morningHour,
    leadMail: row.leadMail === 1,
    pushPromises: row.pushPromises === 1,
    pushLeads: row.pushLeads === 1,
    pushNames: row.pushNames === 1,
    chosen,
    mailAvailable: isMailSent(ctx),
    nextDigestAt: row.digestAt ?? undefined,
  }
}

/** From the first device on, Kith looks for promises that come due. */
export async function createSubscription(
  ctx: MemberContext,
  subscription: { endpoint: string; p256dh: string; auth: string },
) {
  return transaction(ctx, async (ctx) => {
    const stored = await storeSubscription(ctx, subscription)
    await storeReminders(ctx, {})
    return stored
  })
}

type Morning = { now: Temporal.Instant; timeZone: string; hour: number; lastOn: string | null }

/**
 * The next morning after now, on a day after the last one. Where the clock skips the hour, the morning is as much later; where
 * it shows the hour twice, it is the first. A day that a zone left out has no morning.
 */
export function nextMorning({ now, timeZone, hour, lastOn }: Morning): Temporal.Instant {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate()
  for (let day = firstDay(today, lastOn); ; day = day.add({ days: 1 })) {
    const morning = morningOf(day, timeZone, hour)
    if (morning && Temporal.Instant.compare(morning, now) > 0) return morning
  }
}

/** The morning of a day; null for a day that the zone left out. */
export function morningOf(day: Temporal.PlainDate, timeZone: string, hour: number) {
  const morning = day.toPlainDateTime({ hour }).toZonedDateTime(timeZone)
  return morning.toPlainDate().equals(day) ? morning.toInstant() : null
}

/** Not today again. In a zone further west, the last one may have been tomorrow: then it counts as today's. */
function firstDay(today: Temporal.PlainDate, lastOn: string | null) {
  return lastOn !== null && lastOn >= today.toString() ? today.add({ days: 1 }) : today
}
