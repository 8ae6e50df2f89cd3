import { openKith } from '#boot/open.ts'
import { start } from '#boot/start.ts'
import { Email } from '#members/access/api.ts'
import { makeResetLink, resetExpiry } from '#members/access/reset-link.ts'
import { recordSecurity } from '#members/security-log/record.ts'
import { turnOffTwoStep } from '#members/two-step/second-step.ts'
import { requireDatabase } from '#platform/config/require-database.ts'
import { type Kith, transaction } from '#platform/context/context.ts'
import { openLog } from '#platform/log/log.ts'

const turnOff = '--turn-off-two-step'

/** For operators: prints a password reset link, the same as in the e-mail. */
await start(async (config) => {
  const [address, option, ...more] = process.argv.slice(2)
  const email = Email.safeParse(address)
  const isKnown = option === undefined || option === turnOff
  if (!email.success || !isKnown || more.length > 0)
    return say(1, `Usage: npm run reset-password -- you@example.com [${turnOff}]`)
  requireDatabase(config)
  const { kith, close, place } = await openKith(config, openLog('error', process.stderr))
  const link = await makeResetLink(kith, { email: email.data, next: null, until: resetExpiry(kith), isMailed: false })
  const isOff = option === turnOff && link !== null && (await turnOffTwoStepOf(kith, email.data))
  await close()
  if (!link) return say(1, `No member has the e-mail ${email.data}, with ${place}.`)
  return say(
    0,
    `${link.name} can set a new password here, once, within an hour:\n${link.url}${isOff ? '\nTwo-step sign-in is off.' : ''}`,
  )
})

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

function say(code: 0 | 1, words: string) {
  process.exitCode = code
  process[code === 0 ? 'stdout' : 'stderr'].write(`${words}\n`)
  return { close: async () => {} }
}
