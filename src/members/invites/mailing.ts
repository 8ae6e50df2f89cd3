import { defaultLocale } from '#language/locales/locale.ts'
import { type Kith, type MemberContext, nowText } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { type Email, plainName, renderButtonEmail } from '#platform/mail/mail.ts'
import { hashToken, mintToken } from '../access/token-secrets.ts'
import { askersLocale, type MailWords, mailWordsFor } from '../mails/mails.ts'
import { inviteUrl, inviteView, selectInvites } from './row.ts'

/** Called in the transaction that creates the invite. */
export async function mailInviteLater(ctx: MemberContext, inviteId: string) {
  await queueJob(ctx, 'mail.invite', { inviteId, locale: askersLocale(ctx) }, { memberId: ctx.member.id })
}

/** The token of the e-mail is made only now, so that no job holds one in plain text. If it is sent twice, the link is the same. */
export async function mailInvite(kith: Kith, { inviteId, locale }: Tasks['mail.invite'], { signal, secret }: JobRun) {
  const row = await selectInvites(kith)
    .innerJoin('workspaces', 'workspaces.id', 'invites.workspaceId')
    .select(['workspaces.name as workspace', 'inviters.email as inviterEmail'])
    .where('invites.id', '=', inviteId)
    .executeTakeFirst()
  if (!row || inviteView(row, nowText(kith)).state !== 'pending') return
  const token = mintToken('invite', await secret?.())
  const mailedHash = hashToken(token)
  await kith.db.updateTable('invites').set({ mailedHash }).where('id', '=', inviteId).execute()
  signal.throwIfAborted()
  await abortable(kith.mail.send(inviteEmail(row, inviteUrl(kith, token), locale)), signal)
  await kith.db
    .updateTable('invites')
    .set({ mailedAt: nowText(kith) })
    .where('id', '=', inviteId)
    .where('mailedHash', '=', mailedHash)
    .execute()
}

type Invite = {
  email: string
  inviter: string | null
  inviterEmail: string | null
  workspace: string
  role: string
  expiresAt: string
}

/** Short and friendly: who invites, to which workspace, where to accept, and that it can be ignored. */
export function inviteEmail({ email, role, expiresAt, ...names }: Invite, url: string, locale?: string): Email {
  const words = mailWordsFor(locale)
  const { invite } = words
  const inviter = names.inviter && plainName(names.inviter, maxName)
  const workspace = names.workspace === names.inviter ? null : plainName(names.workspace, maxName)
  const asks = askToJoin(invite, inviter, workspace === inviter ? null : workspace)
  const until = Temporal.Instant.from(expiresAt).toLocaleString(dateLocale(words.lang), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const about = invite.about({ asks, role })
  const why = `${names.inviterEmail ? invite.from({ email: names.inviterEmail }) : invite.fromMember} ${invite.ends({ day: until })}`
  const { button, what } = invite
  return {
    to: email,
    subject: asks,
    text: `${words.hello}\n\n${about}\n\n${invite.toAccept}\n${url}\n\n${what}\n\n${why}\n`,
    html: renderButtonEmail({ frame: words, title: asks, about, button, url, after: [what, why] }),
  }
}

function askToJoin(words: MailWords['invite'], inviter: string | null, workspace: string | null) {
  if (!inviter) return workspace ? words.youAreInvited({ workspace }) : words.youAreInvitedToOne
  return workspace ? words.asks({ inviter, workspace }) : words.asksToTheirs({ inviter })
}

const dateLocale = (language: string) => (language === 'en' ? defaultLocale : language)

const maxName = 60
