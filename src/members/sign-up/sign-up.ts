import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { mayBeRebound } from '#platform/config/hosts.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { claimInstance, createAccount } from '../access/accounts.ts'
import { hashPassword } from '../access/passwords.ts'
import { openSession } from '../access/tokens.ts'
import { endEmailLinks, getEmailLink } from '../email-addresses/link.ts'
import { isMailSent } from '../email-addresses/mail-rules.ts'
import { verifyLater } from '../email-addresses/verification.ts'
import { recordSecurity } from '../security-log/record.ts'
import { refuseWeakPassword } from '../weak-passwords/weak-passwords.ts'
import { createWorkspace } from '../workspaces/workspaces.ts'
import { checkSignUpLink, linkNeeded, refuseClosed, signUpClosed } from './sign-up-links.ts'

type SignUp = { name: string; email: string; password: string; timeZone: string } & {
  [field in 'workspace' | 'emailToken']?: string | undefined
}

export async function prepareSignUp(ctx: Context, input: SignUp) {
  refuseWeakPassword('password', input.password, { ...input, workspaces: [input.workspace ?? ''] })
  await refuseClosed(ctx)
  await ctx.limits.take('signUpAddress', ctx.address)
  const isEmailVerified = await checkSignUpLink(ctx, input)
  const passwordHash = await hashPassword(input.password)
  return { commit: (ctx: Context) => createAccountAndWorkspace(ctx, input, { passwordHash, isEmailVerified }) }
}

/** Both steps in one, for scripts. */
export async function signUp(ctx: Context, input: SignUp) {
  const { commit } = await prepareSignUp(ctx, input)
  return commit(ctx)
}

type CheckedSignUp = { passwordHash: string; isEmailVerified: boolean }

async function createAccountAndWorkspace(
  ctx: Context,
  input: SignUp,
  { passwordHash, isEmailVerified }: CheckedSignUp,
) {
  return transaction(ctx, async (ctx) => {
    const { name, email, timeZone } = input
    const member = await createAccount(ctx, { name, email, passwordHash, timeZone, isEmailVerified })
    if (!member) throw new Refusal('conflict', say('refusals.signUp.accountExists'))
    if (await claimInstance(ctx, member.id)) refuseUnknownHost(ctx)
    else if (ctx.config.signUp !== 'open') throw signUpClosed()
    else if (isMailSent(ctx) && !isEmailVerified) throw linkNeeded()
    await (input.emailToken ? useLink(ctx, email, input.emailToken) : verifyLater(ctx, member))
    const workspace = await createWorkspace(ctx, { ownerId: member.id, slug: input.workspace, name })
    await recordSecurity(ctx, { memberId: member.id, kind: 'account.created' })
    return { accessToken: await openSession(ctx, member.id), member, workspace }
  })
}

/** Of two sign-ups with one link, the second finds none. */
async function useLink(ctx: Context, email: string, token: string) {
  await getEmailLink(ctx, token, null)
  await endEmailLinks(ctx, { email, memberId: null })
}

/** With DNS rebinding any web page could sign up first and own the instance: unknown host names are refused. */
function refuseUnknownHost({ host, config }: Context) {
  if (host === undefined || !mayBeRebound(host, config)) return
  throw new Refusal('wrong_host', say('refusals.signUp.unknownHost', { host }))
}
