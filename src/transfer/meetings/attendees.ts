import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { findByEmails } from '#people/search/read-people.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import { spanOf } from './reading/read-source.ts'
import { liveMeetings } from './row.ts'

const maxListed = 50
const pageSize = 500

type Suggested = { email: string; name: string | undefined; meetings: number; lastMetAt: string | undefined }

/** Attendees who are not among the member's people, the most frequent first. Nobody is ever added unasked. */
export async function listAttendees(ctx: MemberContext) {
  const attendees = await countAttendees(ctx)
  const known = await findByEmails(ctx, attendees.keys())
  const dismissed = await dismissedEmails(ctx)
  const unknown = [...attendees.values()].filter(({ email }) => !known.has(email) && !dismissed.has(email))
  return { attendees: unknown.sort(byMeetings).slice(0, maxListed) }
}

const byMeetings = (a: Suggested, b: Suggested) =>
  b.meetings - a.meetings || ((a.lastMetAt ?? '') < (b.lastMetAt ?? '') ? 1 : -1)

async function countAttendees(ctx: MemberContext) {
  const giveTurn = takeTurns()
  const now = nowText(ctx)
  const found = new Map<string, Suggested>()
  for await (const page of recentMeetings(ctx)) {
    for (const { startsAt, endsAt, attendees } of page) {
      await giveTurn()
      for (const { email, name } of attendees) {
        const before = found.get(email)
        const last = [before?.lastMetAt ?? '', endsAt <= now ? startsAt : ''].sort().at(-1) || undefined
        const meetings = (before?.meetings ?? 0) + 1
        found.set(email, { email, name: name ?? before?.name, meetings, lastMetAt: last })
      }
    }
  }
  return found
}

async function* recentMeetings(ctx: MemberContext) {
  for (let after = beforeEveryId; ; ) {
    const page = await liveMeetings(ctx)
      .select(['meetings.id', 'meetings.startsAt', 'meetings.endsAt', 'meetings.attendees'])
      .where('meetings.endsAt', '>=', spanOf(ctx).from)
      .where('meetings.id', '>', after)
      .orderBy('meetings.id')
      .limit(pageSize)
      .execute()
    yield page
    if (page.length < pageSize) return
    after = page.at(-1)?.id ?? after
  }
}

async function dismissedEmails(ctx: MemberContext) {
  const rows = await dismissals(ctx).execute()
  return new Set(rows.map(({ email }) => email))
}

const dismissals = (ctx: MemberContext) =>
  ctx.db.selectFrom('dismissedAttendees').select('email').where('memberId', '=', ctx.member.id)

const maxDismissed = 5000

export async function dismissAttendee(ctx: MemberContext, { email }: { email: string }) {
  if ((await dismissedEmails(ctx)).size >= maxDismissed)
    throw new Refusal('conflict', say('refusals.meetings.tooManyDismissed', { maxDismissed }))
  await ctx.db
    .insertInto('dismissedAttendees')
    .values({ memberId: ctx.member.id, email: email.toLowerCase(), dismissedAt: nowText(ctx) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function suggestAttendeeAgain(ctx: MemberContext, { email }: { email: string }) {
  await ctx.db
    .deleteFrom('dismissedAttendees')
    .where('memberId', '=', ctx.member.id)
    .where('email', '=', email.toLowerCase())
    .execute()
}
