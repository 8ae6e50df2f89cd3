import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { Email } from '#members/access/api.ts'
import { makeResetLink, resetExpiry } from '#members/access/reset-link.ts'
import { findPasskeys } from '#members/endings/endings.ts'
import { recordSecurity } from '#members/security-log/record.ts'
import { turnOffTwoStep } from '#members/two-step/second-step.ts'
import { requireDatabase } from '#platform/config/config.ts'
import { type Kith, transaction } from '#platform/context/context.ts'
import { openLog } from '#platform/log/log.ts'
import { openKith } from '../open.ts'
import { type Call, type Command, print, readArguments, usageError } from './command.ts'

const usage = 'reset-password EMAIL [--turn-off-two-step]'

export const resetPassword: Command = { usage, description: 'Print a link that sets a new password.', run }

/** The same link as in the e-mail. */
async function run({ args, config }: Call) {
  const { values, positionals } = readArguments(args, { 'turn-off-two-step': { type: 'boolean' } }, usage, 1)
  const email = Email.safeParse(positionals[0])
  if (!email.success) throw usageError(usage)
  requireDatabase(config)
  const { kith, close, place } = await openKith(config, openLog('error', process.stderr))
  try {
    const link = await makeResetLink(kith, { email: email.data, next: null, until: resetExpiry(kith), isMailed: false })
    if (!link) throw new Refusal('not_found', say('refusals.commands.noMemberAt', { data: email.data, place }))
    const isOff = values['turn-off-two-step'] === true && (await turnOffTwoStepOf(kith, email.data))
    print(`${link.name} can set a new password here, once, within an hour:\n${link.url}`)
    if (isOff) print('Two-step sign-in is off.')
    await sayPasskeys(kith, link.memberId)
  } finally {
    await close()
  }
}

/** A new password doesn't end them: anyone who added one can still sign in with it. */
async function sayPasskeys(kith: Kith, memberId: string) {
  const passkeys = await findPasskeys(kith, memberId)
  if (passkeys.length === 0) return
  print('These passkeys still sign in after that. The page lists them too, and removes the ones you select there:')
  for (const { name, createdAt, lastUsedAt } of passkeys) {
    const used = lastUsedAt ? `last used on ${lastUsedAt.slice(0, 10)}` : 'never used'
    print(`- ${name}: added on ${createdAt.slice(0, 10)}, ${used}`)
  }
}

/** Recorded for the member like every change of how they sign in. */
async function turnOffTwoStepOf(kith: Kith, email: string) {
  return transaction(kith, async (kith) => {
    const { id } = await kith.db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    if (!(await turnOffTwoStep(kith, id))) return false
    const operator = { ...kith, address: 'operator', requestId: id }
    await recordSecurity(operator, { memberId: id, kind: 'authenticator.removed', byOther: true })
    return true
  })
}
