import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { knownTimeZone } from '#members/members/member-fields.ts'
import { hasPerson } from '#people/connections/record/lock.ts'
import { deadline, endOfDay } from '#people/promises/due.ts'
import { instantText, type Kith, transaction } from '#platform/context/context.ts'
import { isDue } from '#platform/jobs/queue.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { morningOf, nextMorning } from './preferences.ts'
import { notifyLater } from './push/deliver.ts'

/** Every minute: whose morning it is, and whose promises have come due. */
export async function sweepReminders(kith: Kith) {
  await queueDigests(kith)
  await notifyOfDuePromises(kith)
}

const batchSize = 100
/** A digest that could not be sent in the morning, because the service was stopped, is left out. */
const stillMorning = Temporal.Duration.from({ hours: 4 })

async function queueDigests(kith: Kith) {
  for (;;) {
    const due = await dueDigests(kith)
    for (const member of due) await queueDigest(kith, member)
    if (due.length < batchSize) return
  }
}

function dueDigests(kith: Kith) {
  return kith.db
    .selectFrom('reminders')
    .innerJoin('members', 'members.id', 'reminders.memberId')
    .select(['reminders.memberId', 'reminders.morningHour as hour', 'reminders.digestAt', 'members.timeZone'])
    .where('reminders.digestAt', 'is not', null)
    .where(isDue(kith, 'reminders.digestAt'))
    .orderBy('reminders.digestAt')
    .limit(batchSize)
    .execute()
}

type DueDigest = Awaited<ReturnType<typeof dueDigests>>[number]

/** One of several processes advances the date and queues the e-mail in the same transaction. */
async function queueDigest(kith: Kith, { memberId, hour, digestAt, timeZone: stored }: DueDigest) {
  const now = kith.now()
  const timeZone = knownTimeZone(stored)
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate().toString()
  const next = instantText(nextMorning({ now, timeZone, hour, lastOn: today }))
  await transaction(kith, async (kith) => {
    const moved = await kith.db
      .updateTable('reminders')
      .set({ digestAt: next, digestOn: today })
      .where('memberId', '=', memberId)
      .where('digestAt', '=', digestAt)
      .returning('memberId')
      .executeTakeFirst()
    if (moved && isMailSent(kith) && isMorning(now, digestAt))
      await queueJob(kith, 'mail.digest', { on: today }, { memberId })
  })
}

function isMorning(now: Temporal.Instant, digestAt: string | null) {
  const late = Temporal.Instant.from(digestAt ?? now.toString()).until(now)
  return Temporal.Duration.compare(late, { hours: 0 }) >= 0 && Temporal.Duration.compare(late, stillMorning) <= 0
}

/** A promise that is made or moved meanwhile is found at the latest then. */
const longestPause = { minutes: 10 }
/** Promises that came due longer ago, while the service was stopped, aren't announced. */
const longestWindow = { hours: 4 }

/** Tells members of promises when their time comes, or on the morning of their day if they have none. */
async function notifyOfDuePromises(kith: Kith) {
  for (;;) {
    const members = await membersToLookAt(kith)
    for (const member of members) await look(kith, member)
    if (members.length < batchSize) return
  }
}

function membersToLookAt(kith: Kith) {
  return kith.db
    .selectFrom('reminders')
    .innerJoin('members', 'members.id', 'reminders.memberId')
    .select(['reminders.memberId', 'morningHour', 'lookAt', 'lookedUntil', 'members.timeZone'])
    .where('reminders.lookAt', 'is not', null)
    .where(isDue(kith, 'reminders.lookAt'))
    .orderBy('reminders.lookAt')
    .limit(batchSize)
    .execute()
}

type Looked = Awaited<ReturnType<typeof membersToLookAt>>[number]

/** One of several processes advances the time and queues the notification in the same transaction. */
async function look(kith: Kith, member: Looked) {
  await transaction(kith, async (kith) => {
    const now = kith.now()
    const moments = await promisesAround(kith, member)
    const next = moments.find(({ at }) => Temporal.Instant.compare(at, now) > 0)?.at
    const latest = now.add(longestPause)
    const lookAt = next && Temporal.Instant.compare(next, latest) < 0 ? next : latest
    const moved = await kith.db
      .updateTable('reminders')
      .set({ lookedUntil: instantText(now), lookAt: (await hasDevice(kith, member)) ? instantText(lookAt) : null })
      .where('memberId', '=', member.memberId)
      .where('lookAt', '=', member.lookAt)
      .returning('memberId')
      .executeTakeFirst()
    const due = moments.filter(({ at }) => isBetween(at, startOf(member, now), now))
    if (!moved || due.length === 0) return
    const id = due.length === 1 ? (due[0]?.id ?? null) : null
    await notifyLater(kith, member.memberId, { kind: 'promises', count: due.length, id })
  })
}

function startOf({ lookedUntil }: Looked, now: Temporal.Instant) {
  const earliest = now.subtract(longestWindow)
  const since = Temporal.Instant.from(lookedUntil ?? now.toString())
  return Temporal.Instant.compare(since, earliest) > 0 ? since : earliest
}

const isBetween = (at: Temporal.Instant, from: Temporal.Instant, to: Temporal.Instant) =>
  Temporal.Instant.compare(at, from) > 0 && Temporal.Instant.compare(at, to) <= 0

/** The open promises of these days with the time to notify of each, earliest first. */
async function promisesAround(kith: Kith, { memberId, timeZone: stored, morningHour }: Looked) {
  const timeZone = knownTimeZone(stored)
  const today = kith.now().toZonedDateTimeISO(timeZone).toPlainDate()
  const rows = await kith.db
    .selectFrom('promises')
    .select(['id', 'dueOn', 'dueTime'])
    .where('memberId', '=', memberId)
    .where('completedAt', 'is', null)
    .where('dueAssumedAt', 'is', null)
    .where('dueOn', '>=', today.subtract({ days: 1 }).toString())
    .where('dueOn', '<=', today.add({ days: 1 }).toString())
    .where(hasPerson('promises'))
    .execute()
  const moments = rows.flatMap(({ id, dueOn, dueTime }) => {
    const isAllDay = dueTime === endOfDay
    const at = isAllDay
      ? morningOf(Temporal.PlainDate.from(dueOn), timeZone, morningHour)
      : deadline({ dueOn, dueTime }, timeZone)
    return at ? [{ id, at }] : []
  })
  return moments.sort((one, other) => Temporal.Instant.compare(one.at, other.at))
}

async function hasDevice({ db }: Kith, { memberId }: Looked) {
  const device = await db
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('memberId', '=', memberId)
    .limit(1)
    .executeTakeFirst()
  return device !== undefined
}
