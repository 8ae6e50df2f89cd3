import { Refusal } from '#contract/errors.ts'
import { mayBeRebound } from '#platform/config/hosts.ts'
import { type Context, transaction } from '#platform/context/context.ts'
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
    if (!member) throw new Refusal('conflict', 'An account with this e-mail exists already. Sign in instead.')
    if (await claimInstance(ctx, member.id)) refuseUnknownHost(ctx)
    else if (ctx.config.signUp !== 'open') throw signUpClosed()
    const workspace = await createWorkspace(ctx, { ownerId: member.id, slug: input.workspace, name })
    return { accessToken: await openSession(ctx, member.id), member, workspace }
  })
}

/** A page anywhere can make a name of its own point here, and would own what nobody owns yet. */
function refuseUnknownHost({ host, config }: Context) {
  if (host === undefined || !mayBeRebound(host, config)) return
  throw new Refusal(
    'wrong_host',
    `The first account is not made under the name ${host}, which this service does not know. Open it by its address, or set BASE_URL to where people reach it.`,
  )
}

/** Before any hashing, so that a closed instance costs nothing and tells nothing about its members. */
async function refuseClosed(ctx: Context) {
  if (!(await isSignUpOpen(ctx))) throw signUpClosed()
}

export async function isSignUpOpen({ config, db }: Pick<Context, 'config' | 'db'>) {
  if (config.signUp !== 'first') return config.signUp === 'open'
  return !(await hasOwner({ db }))
}

export function signUpClosed() {
  return new Refusal(
    'forbidden',
    'This instance takes new members by invite only: ask somebody who is here. Its operator decides that with the setting KITH_SIGN_UP.',
  )
}
