import { Refusal } from '#contract/errors.ts'
import type { Context } from '#platform/context/context.ts'
import { recordSecurity } from '../security-log/record.ts'
import { findStep, latestStep } from './authenticator-codes.ts'
import { removeRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'
import { issueTicket } from './ticket.ts'

/** After the right password: refuses with a ticket if the member has to enter a code as well. */
export async function requireSecondStep(ctx: Context, memberId: string, passwordHash: string) {
  if (!(await isTwoStepOn(ctx, memberId))) return
  throw new Refusal('code_needed', enterCode, { ticket: await issueTicket(ctx, { memberId, passwordHash }) })
}

export async function isTwoStepOn(ctx: Pick<Context, 'db'>, memberId: string) {
  return (await findAuthenticator(ctx, memberId)) !== undefined
}

/** Wrong codes count for the account, wherever they come from. Called before the code is checked. */
export const countCode = (ctx: Context, memberId: string) => ctx.limits.take('signInCode', memberId)
export const forgiveCode = (ctx: Context, memberId: string) => ctx.limits.giveBack('signInCode', memberId)

/** Uses up a code of the authenticator app or a recovery code. In the transaction of what the code allows. */
export async function useCode(ctx: Context, memberId: string, code: string | undefined) {
  if (code === undefined) throw new Refusal('code_needed', enterCode)
  const digits = code.replaceAll(/\s/g, '')
  const isRight = /^\d{6}$/.test(digits)
    ? await useAuthenticatorCode(ctx, memberId, digits)
    : await spendRecoveryCode(ctx, memberId, code)
  if (isRight) return
  const message = 'is wrong or was already used'
  throw new Refusal('code_needed', `The code ${message}.`, { fields: [{ field: 'code', message }] })
}

/** For the operator, when a member has lost the app and the recovery codes. */
export async function turnOffTwoStep(ctx: Pick<Context, 'db'>, memberId: string) {
  const removed = await ctx.db
    .deleteFrom('authenticatorApps')
    .where('memberId', '=', memberId)
    .returning('confirmedAt')
    .executeTakeFirst()
  await removeRecoveryCodes(ctx, memberId)
  return removed?.confirmedAt != null
}

const enterCode = 'Enter the code from your authenticator app, or a recovery code.'

async function spendRecoveryCode(ctx: Context, memberId: string, code: string) {
  if (!(await useRecoveryCode(ctx, memberId, code))) return false
  await recordSecurity(ctx, { memberId, kind: 'recoveryCode.used' })
  return true
}

/** Each code works once: one statement decides, also between requests at the same moment. */
async function useAuthenticatorCode(ctx: Context, memberId: string, code: string) {
  const row = await findAuthenticator(ctx, memberId)
  const step = row ? await findStep(ctx, row, code) : null
  if (step === null) return false
  const used = await ctx.db
    .updateTable('authenticatorApps')
    .set({ lastStep: step })
    .where('memberId', '=', memberId)
    // A step that lies ahead was noted when the clock was wrong: it must not lock the member out.
    .where((row) => row.or([row('lastStep', '<', step), row('lastStep', '>', latestStep(ctx))]))
    .returning('memberId')
    .executeTakeFirst()
  return used !== undefined
}

function findAuthenticator({ db }: Pick<Context, 'db'>, memberId: string) {
  return db
    .selectFrom('authenticatorApps')
    .select(['memberId', 'secret'])
    .where('memberId', '=', memberId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
}
