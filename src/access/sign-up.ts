import { randomUUIDv7 } from 'node:crypto'
import { type Context, nowText, transaction } from '../context.ts'
import { Refusal } from '../errors.ts'
import { usualZone } from '../members/time-zone.ts'
import { createWorkspace } from '../workspaces/workspaces.ts'
import { hashPassword, refuseWeak } from './passwords.ts'
import { openSession } from './tokens.ts'

type SignUp = { name: string; email: string; password: string; workspace?: string | undefined; timeZone: string }

export async function signUp(ctx: Context, input: SignUp) {
  refuseWeak('password', input.password, input)
  await refuseClosed(ctx)
  await ctx.limits.take('signUpAddress', ctx.address)
  const passwordHash = await hashPassword(input.password)

  return transaction(ctx, async (ctx) => {
    const { name, email } = input
    const member = { id: randomUUIDv7(), name, email, timeZone: usualZone(input.timeZone), createdAt: nowText(ctx) }
    const made = await ctx.db
      .insertInto('members')
      .values({ ...member, passwordHash })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new Refusal('conflict', 'An account with this e-mail exists already. Sign in instead.')
    if (!(await becomesOwner(ctx, member.id)) && ctx.config.signUp !== 'open') throw closed()
    const workspace = await createWorkspace(ctx, { ownerId: member.id, slug: input.workspace, name })
    return { accessToken: await openSession(ctx, member.id), member, workspace }
  })
}

/** Before any hashing, so that a closed instance costs nothing and tells nothing about its members. */
async function refuseClosed(ctx: Context) {
  if (ctx.config.signUp === 'open') return
  if (ctx.config.signUp === 'closed') throw closed()
  const owned = await ctx.db
    .selectFrom('instance')
    .select('ownerId')
    .where('ownerId', 'is not', null)
    .executeTakeFirst()
  if (owned) throw closed()
}

/** One statement decides who is first, however many try at once. */
async function becomesOwner(ctx: Context, memberId: string) {
  const first = await ctx.db
    .updateTable('instance')
    .set({ ownerId: memberId })
    .where('id', '=', 1)
    .where('ownerId', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return first !== undefined
}

function closed() {
  return new Refusal(
    'forbidden',
    'This instance takes no new members. Its operator decides that with the setting KITH_SIGN_UP.',
  )
}
