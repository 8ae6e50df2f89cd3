import { defaultLocale } from '#language/locales/locale.ts'
import { renderButtonEmail } from '#platform/mail/button-email.ts'
import type { Email } from '#platform/mail/mail.ts'
import { plainName } from '#platform/mail/plain-name.ts'
import { type MailWords, mailWordsFor } from '../mails/words.ts'

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
