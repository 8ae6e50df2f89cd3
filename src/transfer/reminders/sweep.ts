import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { knownTimeZone } from '#members/members/member-fields.ts'
import { instantText, type Kith, transaction } from '#platform/context/context.ts'
import { isDue } from '#platform/jobs/queue.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { notifyOfDuePromises } from './due-promises.ts'
import { nextMorning } from './morning.ts'

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

/** Of several processes one moves the date on, and queues the e-mail in the same transaction. */
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
