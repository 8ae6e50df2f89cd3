import { hash } from 'node:crypto'
import { fieldError, Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Context, instantText, type Kith, nowText } from '#platform/context/context.ts'
import { countCodeAttempt, findKnownPlace } from '../known-places/known-places.ts'
import { recordSecurity } from '../security-log/record.ts'
import { recordWrongCode } from '../security-log/wrong-guesses.ts'
import { findStep, latestStep, seal, unseal } from './authenticator-codes.ts'
import { hasRecoveryCode, removeRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'

/** After the right password: refuses with a ticket if the member has to enter a code as well. */
export async function requireSecondStep(ctx: Context, memberId: string, passwordHash: string) {
  if (!(await isTwoStepOn(ctx, memberId))) return
  throw new Refusal('code_needed', enterCode, { ticket: await issueTicket(ctx, { memberId, passwordHash }) })
}

export async function isTwoStepOn(ctx: Pick<Context, 'db'>, memberId: string) {
  return (await findAuthenticator(ctx, memberId)) !== undefined
}

/** Refuses a wrong code before anything is changed, so that it stays counted and recorded. The code is not used up yet. */
export async function checkCode(ctx: Context, memberId: string, code: string | undefined) {
  if (code === undefined) throw new Refusal('code_needed', enterCode)
  const attempt = appCode(code) === null ? null : await countCodeAttempt(ctx, memberId)
  if (!(await isRightCode(ctx, memberId, code))) {
    await recordWrongCode(ctx, memberId, (await findKnownPlace(ctx, memberId))?.kind === 'device')
    throw wrongCode()
  }
  await attempt?.giveBack()
}

/** Uses up an authenticator or recovery code, in the transaction of the action it allows. */
export async function useCode(ctx: Context, memberId: string, code: string | undefined) {
  if (code === undefined) throw new Refusal('code_needed', enterCode)
  const digits = appCode(code)
  const isUsed = digits ? await useAppCode(ctx, memberId, digits) : await spendRecoveryCode(ctx, memberId, code)
  if (!isUsed) throw wrongCode()
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

const enterCode = say('refusals.twoStep.enterCode')

function wrongCode() {
  return new Refusal('code_needed', say('refusals.twoStep.wrongCode'), {
    fields: [fieldError('code', say('fields.wrongCode'))],
  })
}

/** The six digits of an authenticator app. Everything else is read as a recovery code. */
function appCode(code: string) {
  const digits = code.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

async function isRightCode(ctx: Context, memberId: string, code: string) {
  const digits = appCode(code)
  return digits ? (await findUnusedStep(ctx, memberId, digits)) !== null : hasRecoveryCode(ctx, memberId, code)
}

async function spendRecoveryCode(ctx: Context, memberId: string, code: string) {
  if (!(await useRecoveryCode(ctx, memberId, code))) return false
  await recordSecurity(ctx, { memberId, kind: 'recoveryCode.used' })
  return true
}

/** Each code works once: one statement decides, also between requests at the same moment. */
async function useAppCode(ctx: Context, memberId: string, code: string) {
  const step = await findUnusedStep(ctx, memberId, code)
  if (step === null) return false
  const used = await ctx.db
    .updateTable('authenticatorApps')
    .set({ lastStep: step })
    .where('memberId', '=', memberId)
    .where((row) => row.or([row('lastStep', '<', step), row('lastStep', '>', latestStep(ctx))]))
    .returning('memberId')
    .executeTakeFirst()
  return used !== undefined
}

async function findUnusedStep(ctx: Context, memberId: string, code: string) {
  const row = await findAuthenticator(ctx, memberId)
  const step = row ? await findStep(ctx, row, code) : null
  if (!row || step === null) return null
  // A last step that lies ahead was noted when the clock was wrong: it must not lock the member out.
  const isUsed = row.lastStep >= step && row.lastStep <= latestStep(ctx)
  return isUsed ? null : step
}

function findAuthenticator({ db }: Pick<Context, 'db'>, memberId: string) {
  return db
    .selectFrom('authenticatorApps')
    .select(['memberId', 'secret', 'lastStep'])
    .where('memberId', '=', memberId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
}

/** What the first step of a sign-in proved: whose password it was. A new password ends it. */
type FirstStep = { memberId: string; passwordHash: string }
type Ticket = { memberId: string; password: string; until: string }

const purpose = 'sign-in ticket'
const lifetime = Temporal.Duration.from({ minutes: 10 })

/** Nothing is stored: the ticket itself says what it stands for, encrypted. */
function issueTicket(ctx: Kith, { memberId, passwordHash }: FirstStep) {
  const until = instantText(ctx.now().add(lifetime))
  return seal(ctx, purpose, JSON.stringify({ memberId, password: digest(passwordHash), until } satisfies Ticket))
}

/** The member of a ticket that is still valid, and the password it was issued for. */
export async function readTicket(ctx: Kith, ticket: string) {
  const text = await unseal(ctx, purpose, ticket)
  const { memberId, password, until } = (text === null ? { until: '' } : JSON.parse(text)) as Ticket
  if (until <= nowText(ctx)) throw ticketExpired()
  return { memberId, isFor: (passwordHash: string) => digest(passwordHash) === password }
}

export const ticketExpired = () => new Refusal('unauthenticated', say('refusals.twoStep.signInExpired'))

const digest = (passwordHash: string) => hash('sha256', passwordHash, 'base64url')
