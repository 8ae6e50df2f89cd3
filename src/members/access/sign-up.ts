import { Refusal } from '#contract/errors.ts'
import { mayBeRebound } from '#platform/config/hosts.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { recordSecurity } from '../security-log/record.ts'
import { createWorkspace } from '../workspaces/workspaces.ts'
import { claimInstance, createAccount, hasOwner } from './accounts.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { openSession } from './tokens.ts'

type SignUp = { name: string; email: string; password: string; workspace?: string | undefined; timeZone: string }

export async function signUp(ctx: Context, input: SignUp) {
  refuseWeakPassword('password', input.password, input)
  await refuseClosed(ctx)
  await ctx.limits.take('signUpAddress', ctx.address)
  const passwordHash = await hashPassword(input.password)

  return transaction(ctx, async (ctx) => {
    const { name, email, timeZone } = input
    const member = await createAccount(ctx, { name, email, passwordHash, timeZone })
    if (!member) throw new Refusal('conflict', 'An account with this e-mail already exists. Sign in instead.')
    if (await claimInstance(ctx, member.id)) refuseUnknownHost(ctx)
    else if (ctx.config.signUp !== 'open') throw signUpClosed()
    const workspace = await createWorkspace(ctx, { ownerId: member.id, slug: input.workspace, name })
    await recordSecurity(ctx, { memberId: member.id, kind: 'account.created' })
    return { accessToken: await openSession(ctx, member.id), member, workspace }
  })
}

/** With DNS rebinding any web page could sign up first and own the instance: unknown host names are refused. */
function refuseUnknownHost({ host, config }: Context) {
  if (host === undefined || !mayBeRebound(host, config)) return
  throw new Refusal(
    'wrong_host',
    `The first account cannot be created at ${host}, because this instance does not know that host name. Open it by its IP address, or set BASE_URL to its public address.`,
  )
}

/** Before any hashing, so that a closed instance does no work and reveals nothing about its members. */
async function refuseClosed(ctx: Context) {
  if (!(await isSignUpOpen(ctx))) throw signUpClosed()
}

export async function isSignUpOpen({ config, db }: Pick<Context, 'config' | 'db'>) {
  if (config.signUp !== 'first') return config.signUp === 'open'
  return !(await hasOwner({ db }))
}

export function signUpClosed() {
  return new Refusal('forbidden', 'Sign-up is by invite only on this instance. Ask a member to invite you.')
}
