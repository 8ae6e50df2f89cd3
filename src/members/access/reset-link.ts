import { instantText, type Kith, nowText } from '#platform/context/context.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { emailWithButton, type MailWords, mailWordsFor } from '../mails/mails.ts'
import { nextQuery } from './next-page.ts'
import { hashToken, mintToken } from './token-secrets.ts'

type Ctx = Pick<Kith, 'db' | 'now' | 'config'>
type ResetInput = { email: string; next: string | null; until: string; isMailed: boolean; bytes?: Buffer | undefined }

const linkLifetime = Temporal.Duration.from({ hours: 1 })

/** When a link that is requested now expires. */
export const resetExpiry = (ctx: Pick<Kith, 'now'>) => instantText(ctx.now().add(linkLifetime))

/** Makes a link to set a new password, which replaces an earlier one; null if there is no account with this e-mail. */
export async function makeResetLink(ctx: Ctx, { email, next, until, isMailed, bytes }: ResetInput) {
  const member = await ctx.db.selectFrom('members').select(['id', 'name']).where('email', '=', email).executeTakeFirst()
  if (!member) return null
  const token = mintToken('reset', bytes)
  const made = { hash: hashToken(token), expiresAt: until, mailedAt: isMailed ? nowText(ctx) : null }
  await ctx.db
    .insertInto('passwordResets')
    .values({ memberId: member.id, ...made })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(made))
    .execute()
  return {
    memberId: member.id,
    name: member.name,
    url: `${ctx.config.baseUrl}/new-password/${token}${nextQuery(next)}`,
  }
}

/** Looks up the account here and not during the request, so that the answer takes the same time. If sent twice, the link is the same. */
export async function mailReset(kith: Kith, about: Tasks['mail.reset'], { signal, secret }: JobRun) {
  if (about.until <= nowText(kith)) return
  const link = await makeResetLink(kith, { ...about, isMailed: true, bytes: await secret?.() })
  if (!link) return
  signal.throwIfAborted()
  await abortable(kith.mail.send(resetEmail(mailWordsFor(about.locale), about.email, link.url)), signal)
}

/**
 * Short: its purpose, the link, and that it can be ignored. No name, because the account may use somebody else's
 * address.
 */
const resetEmail = (words: MailWords, to: string, url: string) => emailWithButton(words, to, url, words.reset)
