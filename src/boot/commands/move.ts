import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { readConfig, requireDatabase } from '#platform/config/config.ts'
import { openLog } from '#platform/log/log.ts'
import { moveDatabase } from '#transfer/backups/move.ts'
import { registerService } from '../leftovers.ts'
import { type Call, type Command, pathOf, print, readArguments, usageError, withProgress } from './command.ts'

const usage = 'move --to postgres://USER:PASSWORD@HOST/DATABASE'

export const move: Command = {
  usage,
  description: 'Move the database to PostgreSQL (or, with a folder, to SQLite). Stop Kith first.',
  run,
}

/** No other process may use either database meanwhile, so both are locked like a running service's. */
async function run({ args, config }: Call) {
  const { to } = readArguments(args, { to: { type: 'string' } }, usage, 0).values
  const isPostgres = /^postgres(ql)?:/.test(to ?? '')
  // A mistyped URL is no folder.
  if (to === undefined || (!isPostgres && to.includes('://'))) throw usageError(usage)
  requireDatabase(config)
  const target = readConfig({
    ...settingsOf(config),
    ...(isPostgres ? { DATABASE_URL: to } : { KITH_DATA: pathOf(to) }),
  })
  const log = openLog('error', process.stderr)
  const held = [await registerService(config, log), await registerService(target, log)]
  try {
    if (held.some(({ isAlone }) => !isAlone)) throw new Refusal('conflict', say('refusals.commands.stillRunning'))
    const { rows, tables } = await withProgress((progress) => moveDatabase({ from: config, to: target }, progress))
    print(`Moved ${rows.toLocaleString('en')} rows of ${tables} tables; both sides are the same.`)
    print(
      isPostgres
        ? 'Set DATABASE_URL to the new database and start Kith. Recordings and photos stay where they are: keep KITH_DATA.'
        : `Remove DATABASE_URL, copy the folder blobs of ${config.data} to ${to} unless files are in a bucket, and set KITH_DATA to ${to}.`,
    )
  } finally {
    for (const { close } of held) await close()
  }
}

/** The other database has no other settings than its place. */
const settingsOf = ({ data }: Call['config']) => ({ KITH_DATA: data })
