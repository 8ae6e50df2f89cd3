import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Context } from '#platform/context/context.ts'
import { hasOwner } from '../access/accounts.ts'

/** Before any other work, so that a closed instance does none and reveals nothing about its members. */
export async function refuseClosed(ctx: Context) {
  if (!(await isSignUpOpen(ctx))) throw signUpClosed()
}

export async function isSignUpOpen({ config, db }: Pick<Context, 'config' | 'db'>) {
  if (config.signUp !== 'first') return config.signUp === 'open'
  return !(await hasOwner({ db }))
}

export function signUpClosed() {
  return new Refusal('forbidden', say('refusals.signUp.inviteOnly'))
}
