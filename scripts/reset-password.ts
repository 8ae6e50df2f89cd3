import { openKith } from '#boot/open.ts'
import { start } from '#boot/start.ts'
import { Email } from '#members/access/api.ts'
import { makeResetLink, resetExpiry } from '#members/access/reset-link.ts'
import { requireDatabase } from '#platform/config/require-database.ts'
import { openLog } from '#platform/log/log.ts'

/** For whoever runs the service: makes a link for a new password, as the letter has it, and prints it. */
await start(async (config) => {
  const email = Email.safeParse(process.argv[2])
  if (!email.success || process.argv.length > 3)
    return say(1, 'Name one e-mail: npm run reset-password -- you@example.com')
  requireDatabase(config)
  const { kith, close, place } = await openKith(config, openLog('error', process.stderr))
  const link = await makeResetLink(kith, { email: email.data, next: null, until: resetExpiry(kith) })
  await close()
  if (!link) return say(1, `Nobody signs in with ${email.data} here, with ${place}.`)
  return say(0, `${link.name} chooses a new password here, once, within the hour:\n${link.url}`)
})

function say(code: 0 | 1, words: string) {
  process.exitCode = code
  process[code === 0 ? 'stdout' : 'stderr'].write(`${words}\n`)
  return { close: async () => {} }
}
