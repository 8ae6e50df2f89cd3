import { randomUUIDv7 } from 'node:crypto'
import { type Context, type Kith, nowText } from '#platform/context/context.ts'
import { canonicalTimeZone, toMember } from '../members/member-fields.ts'

type NewAccount = { name: string; email: string; passwordHash: string; timeZone: string; isEmailVerified: boolean }

/** Null if the e-mail already has an account, which stays unchanged. */
export async function createAccount(ctx: Context, { passwordHash, isEmailVerified, ...account }: NewAccount) {
  const { name, email, timeZone } = account
  const createdAt = nowText(ctx)
  const emailVerifiedAt = isEmailVerified ? createdAt : null
  const member = {
    id: randomUUIDv7(),
    name,
    email,
    timeZone: canonicalTimeZone(timeZone),
    createdAt,
    emailVerifiedAt,
  }
  const made = await ctx.db
    .insertInto('members')
    .values({ ...member, passwordHash })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made ? toMember({ ...member, locale: null, theme: 'system', keysOffAt: null, firstStepsOffAt: null }) : null
}

/** Makes the member the owner of an instance without one. One statement decides who is first. */
export async function claimInstance(ctx: Context, memberId: string) {
  const first = await ctx.db
    .updateTable('instance')
    .set({ ownerId: memberId })
    .where('id', '=', 1)
    .where('ownerId', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return first !== undefined
}

/** Without an owner, the next account becomes it. */
export async function hasOwner({ db }: Pick<Kith, 'db'>) {
  const owned = await db.selectFrom('instance').select('ownerId').where('ownerId', 'is not', null).executeTakeFirst()
  return owned !== undefined
}

/** The first member, or who came after them: the one who most likely runs the server. */
export async function ownsInstance({ db }: Pick<Kith, 'db'>, memberId: string) {
  const owned = await db.selectFrom('instance').select('id').where('ownerId', '=', memberId).executeTakeFirst()
  return owned !== undefined
}
