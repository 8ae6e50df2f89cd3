import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { createFolder } from './sqlite.ts'
import { isLocked } from './wait-limits.ts'

/** Time for a service that is just stopping. */
const waitMs = 1_000

/**
 * Lets one service at a time use a data folder. The lock is SQLite's own, on a small file: the system releases it when the
 * process ends, however it ends.
 */
export function lockFolder(folder: string) {
  const file = join(createFolder(folder), 'kith.lock')
  // SQLite would create it readable for everyone.
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: waitMs })
  try {
    storeHolder(database)
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    if (!isLocked(error)) throw error
    throw new Refusal('unavailable', say('refusals.db.folderInUse', { file: holderOf(file), folder }))
  }
  return { close: () => database.close() }
}

/** On a full disk the number of an earlier holder stays. */
function storeHolder(database: DatabaseSync) {
  try {
    database.exec(`pragma user_version = ${process.pid}`)
  } catch (error) {
    if (isLocked(error)) throw error
  }
}

/** The number that the holder stored, read past its lock. */
function holderOf(file: string) {
  const header = Buffer.alloc(64)
  const handle = openSync(file, 'r')
  readSync(handle, header, 0, header.length, 0)
  closeSync(handle)
  return header.readUInt32BE(60)
}
