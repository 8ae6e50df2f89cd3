import { join } from 'node:path'
import { checkBackup, withBackup } from '#transfer/backups/open-backup.ts'
import {
  type Call,
  type Command,
  passphraseOptions,
  pathOf,
  print,
  readArguments,
  readPassphrase,
  reportMissing,
  usageError,
  withProgress,
} from './command.ts'

const usage = 'verify FILE [--passphrase-file FILE]'

export const verify: Command = { usage, description: 'Check that a backup is whole.', run }

async function run({ args, config }: Call) {
  const { values, positionals } = readArguments(args, passphraseOptions, usage, 1)
  const [typed] = positionals
  if (typed === undefined) throw usageError(usage)
  const askPassphrase = () => readPassphrase(values['passphrase-file'])
  const { madeAt, madeBy, tables, missing, lost } = await withProgress((progress) =>
    withBackup(pathOf(typed), { askPassphrase, folder: join(config.data, 'incoming') }, async (backup) => {
      await checkBackup(backup, progress)
      return backup.manifest
    }),
  )
  print(`The backup is whole: ${tables.length} tables, made on ${madeAt} by ${madeBy}.`)
  if (missing.length > 0) print(`${missing.length} files had been removed by their members while it was made.`)
  reportMissing(lost, 'The backup is whole, but it was made from a storage that is not')
}
