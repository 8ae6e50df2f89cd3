import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Context, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { isTaken } from '#platform/db/failures.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { checkOwnPassword } from '../access/passwords.ts'
import { askersLocale } from '../mails/mails.ts'
import { memberColumns, toMember } from '../members/member-fields.ts'
import { recordSecurity } from '../security-log/record.ts'
import { endEmailLinks, getCountedLink, getEmailLink, linkExpiry } from './link.ts'
import { isMailSent } from './mail-rules.ts'

/** Called where an account is created without a proof of its e-mail address. */
export async function verifyLater(ctx: Context, { id, email }: { id: string; email: string }) {
  if (!isMailSent(ctx)) return
  await queueJob(
    ctx,
    'mail.verification',
    { email, until: linkExpiry(ctx), locale: askersLocale(ctx) },
    { memberId: id },
  )
}

export async function requestVerification(ctx: MemberContext) {
  refuseWithoutMail(ctx)
  const { id, email, emailVerifiedAt } = ctx.member
  if (emailVerifiedAt) throw new Refusal('conflict', say('refusals.emailAddresses.alreadyVerified'))
  await ctx.limits.take('verificationMember', id)
  await verifyLater(ctx, { id, email })
}

/** The address changes when its owner opens the link. Whether it has another account shows only in the e-mail. */
export async function prepareEmailChange(ctx: MemberContext, { email, password }: { email: string; password: string }) {
  refuseWithoutMail(ctx)
  const { id } = ctx.member
  const refusal = say('refusals.emailAddresses.wrongPassword')
  await checkOwnPassword(ctx, password, { limit: 'passwordChange', refusal })
  await ctx.limits.take('verificationMember', id)
  const job = { email, until: linkExpiry(ctx), locale: askersLocale(ctx) }
  return {
    commit: async (ctx: MemberContext) => void (await queueJob(ctx, 'mail.verification', job, { memberId: id })),
  }
}

export async function getVerification(ctx: MemberContext, { token }: { token: string }) {
  return getCountedLink(ctx, token, ctx.member.id)
}

/** Only the member: a stranger who gets the e-mail through a typing error can't confirm it. */
export async function verifyEmail(ctx: MemberContext, { token }: { token: string }) {
  await getCountedLink(ctx, token, ctx.member.id)
  try {
    return await transaction(ctx, async (ctx) => {
      const { id, email: formerEmail } = ctx.member
      const { email } = await getEmailLink(ctx, token, id)
      const changed = await ctx.db
        .updateTable('members')
        .set({ email, emailVerifiedAt: nowText(ctx) })
        .where('id', '=', id)
        .returning(memberColumns)
        .executeTakeFirstOrThrow()
      await endEmailLinks(ctx, { email, memberId: id })
      await recordSecurity(ctx, {
        memberId: id,
        kind: email === formerEmail ? 'email.verified' : 'email.changed',
        detail: email,
      })
      if (email !== formerEmail) await endFormerAddress(ctx, formerEmail)
      return toMember(changed)
    })
  } catch (error) {
    if (isTaken(error)) throw new Refusal('conflict', say('refusals.emailAddresses.yourOtherAccount'))
    throw error
  }
}

/** A reset link in the former mailbox must not open the account. */
async function endFormerAddress(ctx: MemberContext, formerEmail: string) {
  await ctx.db.deleteFrom('passwordResets').where('memberId', '=', ctx.member.id).execute()
  await queueJob(ctx, 'mail.email-changed', { formerEmail, locale: askersLocale(ctx) }, { memberId: ctx.member.id })
}

function refuseWithoutMail(ctx: Context) {
  if (isMailSent(ctx)) return
  throw new Refusal('conflict', say('refusals.emailAddresses.noMail'))
}
