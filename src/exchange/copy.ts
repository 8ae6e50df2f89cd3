import { cardUrl } from '../cards/addresses.ts'
import { cardsOf } from '../cards/row.ts'
import type { Kith, MemberContext } from '../context.ts'
import { later } from '../jobs/later.ts'
import type { Running } from '../jobs/tasks.ts'
import type { Letter } from '../mail/mail.ts'
import { digest } from './fingerprint.ts'

type Wish = { leadId: string; cardId: string; email: string }

/** Nobody is buried in mail by somebody else: beyond the limits, the wish is passed over. */
export async function sendCopyLater(ctx: MemberContext, { leadId, cardId, email }: Wish) {
  const address = email.toLowerCase()
  if (!(await ctx.limits.isWithin('copyOfCard', digest(`${address} ${cardId}`)))) return
  if (!(await ctx.limits.isWithin('copyToAddress', digest(address)))) return
  await later(ctx, 'mail.card', { leadId }, { memberId: ctx.member.id })
}

export async function mailCard(kith: Kith, { leadId }: { leadId: string }, { memberId }: Running) {
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
  if (card) await kith.mail.send(letterWith(kith, card, lead.email))
}

type Card = Awaited<ReturnType<ReturnType<typeof cardsOf>['executeTakeFirstOrThrow']>>

/** Not a word of the visitor's: somebody else's address may have been given. */
function letterWith({ config: { baseUrl } }: Kith, { contents, workspaceSlug, slug }: Card, to: string): Letter {
  const { name, title, company } = contents
  const url = cardUrl(baseUrl, workspaceSlug, slug)
  const lines = [
    'Hello,',
    `here is the card of ${[name, title, company].filter(Boolean).join(', ')}:`,
    url,
    `To save it among your contacts, open ${url}.vcf`,
    `You get this because this e-mail address was left with the card, with the wish for a copy. If that was not you, nothing more will come of it: just delete this message.`,
  ]
  // The .vcf joins here, as an attachment.
  return { to, subject: `The card of ${name}`, text: `${lines.join('\n\n')}\n` }
}
