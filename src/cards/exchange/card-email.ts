import { isMailSent, isWithinMailLimits, mayMailOthers } from '#members/email-addresses/mail-rules.ts'
import { type MailWords, mailWordsFor } from '#members/mails/mails.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { hashKey } from '#platform/limits/limit-table.ts'
import { type Email, mailboxOf, plainName } from '#platform/mail/mail.ts'
import { cardUrl } from '../cards/addresses.ts'
import { findSmallPhoto } from '../cards/public-cards.ts'
import { cardsOf } from '../cards/row.ts'
import { cardVcard } from '../vcards/writing/card-vcard.ts'

const maxName = 80

type CardRequest = { leadId: string; cardId: string; email: string; locale: string }

/** Beyond the limits no e-mail is sent, so that nobody can flood somebody else's inbox. */
export async function mailCardLater(ctx: MemberContext, { leadId, cardId, email, locale }: CardRequest) {
  if (!isMailSent(ctx)) return
  const address = mailboxOf(email)
  if (!(await ctx.limits.isWithin('copyOfCard', hashKey(`${address} ${cardId}`)))) return
  if (!(await ctx.limits.isWithin('copyToAddress', hashKey(address)))) return
  if (!(await ctx.limits.isWithin('copyFromMember', ctx.member.id))) return
  if (!(await mayMailOthers(ctx, ctx.member)) || !(await isWithinMailLimits(ctx))) return
  await queueJob(ctx, 'mail.card', { leadId, locale }, { memberId: ctx.member.id })
}

export async function mailCard(kith: Kith, { leadId, locale }: Tasks['mail.card'], { memberId }: JobRun) {
  const lead = await kith.db
    .selectFrom('leads')
    .select(['email', 'sourceCard'])
    .where('memberId', '=', memberId)
    .where('id', '=', leadId)
    .executeTakeFirst()
  if (!lead?.email || memberId === null) return
  const card = await cardsOf(kith.db, { memberId })
    .where('cards.id', '=', lead.sourceCard.id)
    .where('cards.hiddenAt', 'is', null)
    .executeTakeFirst()
  if (card) await kith.mail.send(await cardEmail(kith, card, { to: lead.email, words: mailWordsFor(locale) }))
}

type Card = Awaited<ReturnType<ReturnType<typeof cardsOf>['executeTakeFirstOrThrow']>>

/** Contains nothing the visitor wrote, since the address may be somebody else's. */
async function cardEmail(kith: Kith, card: Card, { to, words }: { to: string; words: MailWords }): Promise<Email> {
  const { id, contents, updatedAt } = card
  const name = plainName(contents.name, maxName)
  const about = [contents.title, contents.company].filter((each) => each !== undefined).map((each) => plainName(each))
  const url = cardUrl(kith.config.baseUrl, card.workspaceSlug, card.slug)
  const lines = [
    words.hello,
    words.card.here({ who: [name, ...about].filter(Boolean).join(', ') }),
    url,
    words.card.toSave({ url: `${url}.vcf` }),
    words.card.why,
  ]
  const photo = await findSmallPhoto(kith, card)
  const content = cardVcard({ ...contents, id, url, updatedAt }, { version: '3.0', photo })
  const attachments = [{ filename: `${card.slug}.vcf`, mediaType: 'text/vcard', content }]
  return { to, subject: words.card.subject({ name }), text: `${lines.join('\n\n')}\n`, attachments }
}
