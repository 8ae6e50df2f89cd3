import { openKith } from '#boot/open.ts'
import { start } from '#boot/start.ts'
import { Email } from '#members/access/api.ts'
import { makeResetLink, resetExpiry } from '#members/access/reset-link.ts'
import { requireDatabase } from '#platform/config/require-database.ts'
import { openLog } from '#platform/log/log.ts'

/** For operators: prints a password reset link, the same as in the e-mail. */
await start(async (config) => {
  const email = Email.safeParse(process.argv[2])
  if (!email.success || process.argv.length > 3) return say(1, 'Usage: npm run reset-password -- you@example.com')
  requireDatabase(config)
  const { kith, close, place } = await openKith(config, openLog('error', process.stderr))
  const link = await makeResetLink(kith, { email: email.data, next: null, until: resetExpiry(kith), isMailed: false })
  await close()
  if (!link) return say(1, `No member has the e-mail ${email.data}, with ${place}.`)
  return say(0, `${link.name} can set a new password here, once, within an hour:\n${link.url}`)
})

function say(code: 0 | 1, words: string) {
  process.exitCode = code
  process[code === 0 ? 'stdout' : 'stderr'].write(`${words}\n`)
  return { close: async () => {} }
}
