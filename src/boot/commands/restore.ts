import { join } from 'node:path'
import { openBlobs } from '#platform/blobs/open.ts'
import { openLog } from '#platform/log/log.ts'
import { checkBackup, withBackup } from '#transfer/backups/open-backup.ts'
import { requireEmpty, restoreBackup } from '#transfer/backups/restore.ts'
import { registerService } from '../leftovers.ts'
import {
  type Call,
  type Command,
  passphraseOptions,
  pathOf,
  print,
  readArguments,
  readPassphrase,
  usageError,
  withProgress,
} from './command.ts'

const usage = 'restore FILE [--passphrase-file FILE]'

export const restore: Command = { usage, description: 'Put a backup into an empty database.', run }

/** The whole backup is checked before anything is written. */
async function run({ args, config }: Call) {
  const { values, positionals } = readArguments(args, passphraseOptions, usage, 1)
  const [typed] = positionals
  if (typed === undefined) throw usageError(usage)
  const registration = await registerService(config, openLog('error', process.stderr))
  const blobs = openBlobs(config)
  const opening = {
    askPassphrase: () => readPassphrase(values['passphrase-file']),
    folder: join(config.data, 'incoming'),
  }
  try {
    await requireEmpty(config)
    const { madeAt } = await withProgress((progress) =>
      withBackup(pathOf(typed), opening, async (backup) => {
        await checkBackup(backup, progress)
        await restoreBackup(backup, { config, blobs }, progress)
        return backup.manifest
      }),
    )
    print(`Everything is as it was on ${madeAt}. Start Kith with npm start.`)
  } finally {
    await blobs.close()
    await registration.close()
  }
}
