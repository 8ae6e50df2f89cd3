import { countOpenLeads } from '#cards/leads/count.ts'
import { listLeads } from '#cards/leads/leads.ts'
import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { memberContextFor } from '#members/members/member-context.ts'
import { listNudges } from '#people/moves/nudges.ts'
import { listOpenPromises } from '#people/promises/promises.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import type { JobRun } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { type Digest, digestEmail, maxLeads, maxQuiet } from './digest-email.ts'
import { readReminders } from './preferences.ts'

/** Sends the digest of a day, unless the day is over, the digest is off or there is nothing to say. */
export async function mailDigest(kith: Kith, { on }: { on: string }, { memberId, signal }: JobRun) {
  const ctx = await memberContextFor(kith, memberId)
  if (!ctx || !isMailSent(ctx) || on !== todayOf(ctx)) return
  const { digest } = await readReminders(ctx, ctx.member.id)
  if (digest === 0) return
  const contents = await readDigest(ctx, on)
  const { promises, quiet, leads } = contents
  if (promises.length + quiet.length + leads.length === 0) return
  await abortable(kith.mail.send(await digestEmail(ctx, contents, on)), signal)
}

async function readDigest(ctx: MemberContext, today: string): Promise<Digest> {
  const [promises, quiet, { items: leads }, { waiting: leadCount }] = await Promise.all([
    readDuePromises(ctx, today),
    readQuiet(ctx, today),
    listLeads(ctx, { state: 'waiting', limit: maxLeads }),
    countOpenLeads(ctx),
  ])
  return { promises, quiet, leads, leadCount }
}

const pageSize = 200
const maxPages = 20

/** All of them, because the e-mail says how many there are. */
async function readDuePromises(ctx: MemberContext, today: string) {
  const due: Digest['promises'] = []
  let cursor: string | undefined
  for (let page = 0; page < maxPages; page++) {
    const { promises, next } = await listOpenPromises(ctx, { limit: pageSize, cursor })
    due.push(...promises.filter(({ dueOn, dueAssumed }) => !dueAssumed && dueOn <= today))
    cursor = next
    if (!next || promises.some(({ dueOn }) => dueOn > today)) break
  }
  return due
}

/** Everybody has a day of the week of their own, so that no digest names the same people as the day before. */
async function readQuiet(ctx: MemberContext, today: string) {
  const quiet: Digest['quiet'] = []
  let cursor: string | undefined
  for (let page = 0; page < maxPages && quiet.length < maxQuiet; page++) {
    const { nudges, next } = await listNudges(ctx, { cursor })
    quiet.push(...nudges.filter(({ connectionId }) => isDayOf(connectionId, today)))
    cursor = next
    if (!next) break
  }
  return quiet
}

function isDayOf(connectionId: string, today: string) {
  const days = Temporal.PlainDate.from('2024-01-01').until(today).days
  return Number.parseInt(connectionId.slice(-8), 16) % 7 === days % 7
}

const todayOf = (ctx: MemberContext) => ctx.now().toZonedDateTimeISO(ctx.member.timeZone).toPlainDate().toString()
