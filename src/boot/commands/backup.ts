import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { openBlobs } from '#platform/blobs/open.ts'
import { requireDatabase } from '#platform/config/config.ts'
import { openSnapshot } from '#platform/db/whole/open.ts'
import { checkBackup, withBackup } from '#transfer/backups/open-backup.ts'
import { writeBackup } from '#transfer/backups/write-backup.ts'
import {
  type Call,
  type Command,
  passphraseOptions,
  pathOf,
  print,
  readArguments,
  readPassphrase,
  reportMissing,
  withProgress,
} from './command.ts'

const usage = 'backup [FILE or FOLDER] [--encrypt] [--passphrase-file FILE]'

/** Backs up a running instance, then reads the file again and checks it. */
export const backup: Command = { usage, description: 'Back up everything into one file, while Kith runs.', run }

async function run({ args, config }: Call) {
  const options = { encrypt: { type: 'boolean' }, ...passphraseOptions } as const
  const { values, positionals } = readArguments(args, options, usage, 1)
  requireDatabase(config)
  const isEncrypted = values.encrypt === true || values['passphrase-file'] !== undefined
  const madeAt = Temporal.Now.instant().round('millisecond').toString({ smallestUnit: 'millisecond' })
  const file = fileFor(pathOf(positionals[0] ?? '.'), madeAt, isEncrypted)
  const passphrase = isEncrypted ? await readPassphrase(values['passphrase-file']) : null
  const blobs = openBlobs(config)
  const database = await openSnapshot(config)
  try {
    await withProgress((progress) =>
      writeBackup({ database, openAgain: () => openSnapshot(config), blobs, madeAt }, { file, passphrase, progress }),
    )
  } finally {
    await database.close()
    await blobs.close()
  }
  const opening = { askPassphrase: async () => passphrase ?? '', folder: join(config.data, 'incoming') }
  const manifest = await withProgress((progress) =>
    withBackup(file, opening, async (backup) => {
      await checkBackup(backup, progress)
      return backup.manifest
    }),
  )
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const files = Object.keys(manifest.files).length - manifest.tables.length
  print(
    `${file} has ${count(rows)} rows and ${count(files)} files, ${megabytes(file)} MB. It was read again and checked.`,
  )
  reportMissing(manifest.lost, 'The backup is not complete')
}

function fileFor(path: string, madeAt: string, isEncrypted: boolean) {
  const isFolder = existsSync(path) && statSync(path).isDirectory()
  const name = `kith-${madeAt.slice(0, 19).replaceAll(':', '')}.zip${isEncrypted ? '.age' : ''}`
  const file = isFolder ? join(path, name) : path
  if (existsSync(file)) throw new Refusal('conflict', say('refusals.commands.fileExists', { file }))
  return file
}

const count = (number: number) => number.toLocaleString('en')
const megabytes = (file: string) => (statSync(file).size / 1e6).toFixed(1)
