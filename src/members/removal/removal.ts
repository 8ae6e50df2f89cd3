import type { MemberContext } from '#platform/context/context.ts'
import { checkOwnPassword } from '../access/own-password.ts'
import type { MemberHooks } from '../members/hooks.ts'
import { removeMember } from '../members/members.ts'

/** Asks for the password, so that nobody who finds an open browser or a session deletes the account. */
export async function prepareRemoval(ctx: MemberContext, { password }: { password: string }, hooks: MemberHooks) {
  const refusal = 'The password is wrong. Your account was not deleted.'
  await checkOwnPassword(ctx, password, { limit: 'signInAccount', purpose: 'removal', refusal })
  return { commit: (ctx: MemberContext) => removeMember(ctx, hooks) }
}
