import { listLeads } from '#cards/leads/leads.ts'
import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { memberContextFor } from '#members/members/member-context.ts'
import { listNudges } from '#people/moves/nudges.ts'
import { listOpenPromises } from '#people/promises/promises.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import type { JobRun } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { type Digest, digestEmail } from './digest-email.ts'
import { readReminders } from './preferences.ts'

const maxRead = 50

/** Sends the digest of a day, unless the day is over, the digest is off or there is nothing to say. */
export async function mailDigest(kith: Kith, { on }: { on: string }, { memberId, signal }: JobRun) {
  const ctx = await memberContextFor(kith, memberId)
  if (!ctx || !isMailSent(ctx) || on !== todayOf(ctx)) return
  const { digest } = await readReminders(ctx, ctx.member.id)
  if (digest === 0) return
  const contents = await readDigest(ctx, on)
  if (Object.values(contents).every((list) => list.length === 0)) return
  await abortable(kith.mail.send(await digestEmail(ctx, contents, on)), signal)
}

async function readDigest(ctx: MemberContext, today: string): Promise<Digest> {
  const [{ promises }, { nudges }, { items: leads }] = await Promise.all([
    listOpenPromises(ctx, { limit: maxRead }),
    listNudges(ctx),
    listLeads(ctx, { state: 'waiting', limit: maxRead }),
  ])
  return { promises: promises.filter(({ dueOn, dueAssumed }) => !dueAssumed && dueOn <= today), quiet: nudges, leads }
}

const todayOf = (ctx: MemberContext) => ctx.now().toZonedDateTimeISO(ctx.member.timeZone).toPlainDate().toString()
