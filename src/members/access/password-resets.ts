import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Context, nowText, transaction } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { hashKey } from '#platform/limits/limit-table.ts'
import { findPasskeys, type PasskeyChoice } from '../endings/endings.ts'
import { forgetPasswordAttempts } from '../known-places/known-places.ts'
import { askersLocale } from '../mails/mails.ts'
import type { MemberHooks } from '../members/hooks.ts'
import { memberColumns, toMember } from '../members/member-fields.ts'
import { lockMembers, markVerified } from '../members/member-row.ts'
import { recordSecurity } from '../security-log/record.ts'
import { checkCode, isTwoStepOn, useCode } from '../two-step/second-step.ts'
import { refuseWeakPassword } from '../weak-passwords/weak-passwords.ts'
import { firstWorkspace, workspaceNames } from '../workspaces/workspaces.ts'
import { replacePassword } from './change-password.ts'
import { nextPathForEmail } from './next-page.ts'
import { hashPassword } from './passwords.ts'
import { resetExpiry } from './reset-link.ts'
import { hashToken, looksLikeToken } from './token-secrets.ts'

/** The same for everybody: the account is looked up when the e-mail is written. */
export async function forgotPassword(ctx: Context, { email, next }: { email: string; next?: string | undefined }) {
  await ctx.limits.take('forgottenAddress', ctx.address)
  // Without SMTP nobody gets the e-mail, and it would end a link that the operator made.
  if (ctx.config.mail.smtp === null) return
  // Beyond the limit no e-mail is sent, and the answer does not say so.
  if (!(await ctx.limits.isWithin('forgottenAccount', hashKey(email)))) return
  await queueJob(ctx, 'mail.reset', {
    email,
    next: nextPathForEmail(next),
    until: resetExpiry(ctx),
    locale: askersLocale(ctx),
  })
}

export async function getReset(ctx: Context, { token }: { token: string }) {
  const { id, email, expiresAt } = await getCountedReset(ctx, token)
  const needsCode = await isTwoStepOn(ctx, id)
  return { email, expiresAt, needsCode, passkeys: await findPasskeys(ctx, id) }
}

type NewPassword = { token: string; password: string; code?: string | undefined; removePasskeys?: string[] | undefined }

type Hooks = Pick<MemberHooks, 'accessEnded'>

export async function prepareReset(ctx: Context, input: NewPassword, hooks: Hooks) {
  const { token, password, code, removePasskeys: passkeys = [] } = input
  const asked = toMember(await getCountedReset(ctx, token))
  refuseWeakPassword('password', password, { ...asked, workspaces: await workspaceNames(ctx, asked.id) })
  const needsCode = await isTwoStepOn(ctx, asked.id)
  if (needsCode) await checkCode(ctx, asked.id, code)
  const passwordHash = await hashPassword(password)
  await forgetPasswordAttempts(ctx, asked.email)
  const reset = { token, memberId: asked.id, passwordHash, needsCode, code, passkeys }
  return { commit: (ctx: Context) => resetPassword(ctx, reset, hooks) }
}

type Reset = {
  token: string
  memberId: string
  passwordHash: string
  needsCode: boolean
  code: string | undefined
  passkeys: PasskeyChoice
}

async function resetPassword(ctx: Context, { token, memberId, needsCode, code, ...reset }: Reset, hooks: Hooks) {
  return transaction(ctx, async (ctx) => {
    // With the member's row locked, the second of two requests finds no link.
    await lockMembers(ctx, memberId)
    const found = await getResetByToken(ctx, token)
    // Whoever reads the member's e-mail has only one of the two steps.
    if (needsCode) await useCode(ctx, memberId, code)
    // The operator's link proves nothing about the address.
    const member = found.mailedAt === null ? toMember(found) : await markVerified(ctx, toMember(found))
    // Until now, the account may have been somebody else's under this address.
    const isFirstProof = found.mailedAt !== null && found.emailVerifiedAt === null
    const passkeys = isFirstProof ? 'all' : reset.passkeys
    await recordSecurity(ctx, { memberId, kind: 'password.reset' })
    const replaced = await replacePassword(ctx, { memberId, passwordHash: reset.passwordHash, passkeys }, hooks)
    return { ...replaced, member, workspace: await firstWorkspace(ctx, member.id) }
  })
}

/** Counted before the lookup and given back if the link exists: only guesses count against the limit. */
async function getCountedReset(ctx: Context, token: string) {
  await ctx.limits.take('resetAddress', ctx.address)
  const found = await getResetByToken(ctx, token)
  await ctx.limits.giveBack('resetAddress', ctx.address)
  return found
}

async function getResetByToken(ctx: Context, token: string) {
  if (!looksLikeToken(token)) throw new Refusal('not_found', say('refusals.access.resetLinkInvalid'))
  const row = await ctx.db
    .selectFrom('passwordResets')
    .innerJoin('members', 'members.id', 'passwordResets.memberId')
    .select(memberColumns)
    .select(['passwordResets.expiresAt', 'passwordResets.mailedAt'])
    .where('passwordResets.hash', '=', hashToken(token))
    .where('passwordResets.expiresAt', '>', nowText(ctx))
    .executeTakeFirst()
  if (!row) throw new Refusal('gone', say('refusals.access.resetLinkUsed'))
  return row
}
