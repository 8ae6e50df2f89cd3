import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { emailWithButton, mailWordsFor } from '#members/mails/mails.ts'
import { memberContextFor } from '#members/members/member-row.ts'
import { instantText, type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { releaseName } from '#platform/jobs/queue.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { findBook, updateBook } from './book.ts'

/** So many simultaneous removals may be a mistake or a stranger. The member knows about fewer. */
const manyPeople = 20

/** Tells the member how many people a device removed, once it has stopped. */
export async function mailPeopleRemoved(
  kith: Kith,
  { since }: Tasks['mail.people-removed'],
  { memberId, signal }: JobRun,
) {
  const ctx = await memberContextFor(kith, memberId)
  if (!ctx) return
  const { toldAt = null } = (await findBook(ctx)) ?? {}
  const { people, lastAt } = await countRemovals(ctx, toldAt !== null && toldAt > since ? toldAt : since)
  const isGoingOn = lastAt !== null && lastAt > instantText(ctx.now().subtract(quietFor))
  await transaction(ctx, async (ctx) => {
    await releaseName(ctx, newsOf(ctx.member.id))
    if (isGoingOn) await tellOfRemovalsLater(ctx, since)
  })
  if (isGoingOn || people < manyPeople) return
  const { subject, about, ...words } = mailWordsFor(ctx.member.locale).peopleRemoved
  const contents = { ...words, subject: subject({ people }), about: about({ people }) }
  const url = `${ctx.config.baseUrl}/settings/sync/people`
  const email = emailWithButton(mailWordsFor(ctx.member.locale), ctx.member.email, url, contents)
  await abortable(kith.mail.send(email), signal)
  await updateBook(ctx)
    .set({ toldAt: nowText(ctx) })
    .execute()
}

async function countRemovals(ctx: MemberContext, since: string) {
  const { people, lastAt } = await ctx.db
    .selectFrom('addressCards')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.memberId', '=', 'addressCards.memberId')
        .onRef('connections.id', '=', 'addressCards.connectionId'),
    )
    .select(({ fn }) => [fn.countAll<number>().as('people'), fn.max('goneAt').as('lastAt')])
    .where('addressCards.memberId', '=', ctx.member.id)
    .where('goneAs', '=', 'device')
    .where('goneAt', '>=', since)
    .executeTakeFirstOrThrow()
  return { people: Number(people), lastAt }
}

/** After this long without a removal, the device has finished. */
const quietFor = { minutes: 5 }

const newsOf = (memberId: string) => `mail.people-removed ${memberId}`

/** Has the removals of a device counted a little later: those that follow soon join them in one e-mail. */
export async function tellOfRemovalsLater(ctx: MemberContext, since: string) {
  if (!isMailSent(ctx)) return
  const { id: memberId } = ctx.member
  const at = instantText(ctx.now().add(quietFor).add({ seconds: 1 }))
  await queueJob(ctx, 'mail.people-removed', { since }, { memberId, only: newsOf(memberId), at })
}
