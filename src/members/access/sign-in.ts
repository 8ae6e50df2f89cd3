import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Context, type Member, transaction } from '#platform/context/context.ts'
import { countPasswordAttempt, findKnownPlace } from '../known-places/known-places.ts'
import { memberColumns, toMember } from '../members/member-fields.ts'
import { type Proof, recordSecurity } from '../security-log/record.ts'
import { recordWrongPasswordLater } from '../security-log/wrong-guesses.ts'
import { checkCode, readTicket, requireSecondStep, ticketExpired, useCode } from '../two-step/second-step.ts'
import { firstWorkspace } from '../workspaces/workspaces.ts'
import { isPassword, lockIfPassword } from './passwords.ts'
import { openSession } from './tokens.ts'

/** The same answer, in the same time, whether the account does not exist or the password is wrong. */
export async function prepareSignIn(ctx: Context, { email, password }: { email: string; password: string }) {
  const row = await ctx.db
    .selectFrom('members')
    .select(memberColumns)
    .select('passwordHash')
    .where('email', '=', email)
    .executeTakeFirst()
  const attempt = await countPasswordAttempt(ctx, email, row?.id)
  if (!(await isPassword(password, row?.passwordHash ?? null)) || !row) {
    await recordWrongPasswordLater(ctx, email)
    throw wrongCredentials()
  }
  const { passwordHash } = row
  const member = toMember(row)
  await attempt.forget()
  await requireSecondStep(ctx, member.id, passwordHash)
  return {
    commit: (ctx: Context) => transaction(ctx, async (ctx) => openSignedIn(ctx, member, passwordHash, 'password')),
  }
}

/** The second step, for members with an authenticator app. */
export async function prepareCode(ctx: Context, { ticket, code }: { ticket: string; code: string }) {
  const { memberId, isFor } = await readTicket(ctx, ticket)
  const row = await ctx.db
    .selectFrom('members')
    .select(memberColumns)
    .select('passwordHash')
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!row || !isFor(row.passwordHash)) throw ticketExpired()
  await checkCode(ctx, memberId, code)
  const commit = async (ctx: Context) => {
    const signedIn = await openSignedIn(ctx, toMember(row), row.passwordHash, 'password and code')
    await useCode(ctx, memberId, code)
    return signedIn
  }
  return { commit: (ctx: Context) => transaction(ctx, commit) }
}

async function openSignedIn(ctx: Context, member: Member, passwordHash: string, proof: Proof) {
  if (!(await lockIfPassword(ctx, member.id, passwordHash))) throw wrongCredentials()
  const isNewPlace = (await findKnownPlace(ctx, member.id)) === undefined
  await recordSecurity(ctx, { memberId: member.id, kind: 'session.started', proof, isNewPlace })
  return { accessToken: await openSession(ctx, member.id), member, workspace: await firstWorkspace(ctx, member.id) }
}

const wrongCredentials = () => new Refusal('unauthenticated', say('refusals.access.wrongEmailOrPassword'))
