import { createWriteStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { Email } from '#members/access/api.ts'
import { memberContextFor } from '#members/members/member-row.ts'
import { requireDatabase } from '#platform/config/config.ts'
import type { Kith } from '#platform/context/context.ts'
import { openLog } from '#platform/log/log.ts'
import { openArchiveStream } from '#transfer/archive/exporting/export.ts'
import { openKith } from '../open.ts'
import { type Call, type Command, pathOf, print, readArguments, reportMissing, usageError } from './command.ts'

const usage = 'export EMAIL [FILE]'

export const exportMember: Command = { usage, description: 'Write everything of one member into a file.', run }

/** The same archive that the member can download. Their security log names it. */
async function run({ args, config }: Call) {
  const [address, typed] = readArguments(args, {}, usage, 2).positionals
  const email = Email.safeParse(address)
  if (!email.success) throw usageError(usage)
  requireDatabase(config)
  const { kith, close } = await openKith(config, openLog('error', process.stderr))
  try {
    const missing: string[] = []
    const onMissing = (files: string[]) => void missing.push(...files)
    const { stream, filename } = await openArchiveStream(await contextOf(kith, email.data), onMissing)
    const file = pathOf(typed ?? filename)
    if (existsSync(file)) throw new Refusal('conflict', say('refusals.commands.fileExists', { file }))
    await pipeline(stream(), createWriteStream(file, { mode: 0o600 }))
    print(`${missing.length > 0 ? 'What there is' : 'Everything'} of ${email.data} is in ${file}.`)
    reportMissing(missing, 'The archive is not complete')
  } finally {
    await close()
  }
}

async function contextOf(kith: Kith, email: string) {
  const member = await kith.db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirst()
  const ctx = member && (await memberContextFor(kith, member.id))
  if (!ctx) throw new Refusal('not_found', say('refusals.commands.noMember', { email }))
  return { ...ctx, address: 'operator' }
}
