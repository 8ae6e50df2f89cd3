import { chmodSync, closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'

/** Only the service's user reads the database, wherever it lies. Returns the files that others could read until now. */
export function tightenFiles(file: string) {
  const open = [file, `${file}-wal`, `${file}-shm`].filter((each) => existsSync(each) && statSync(each).mode & 0o077)
  // Somebody else's file, or a file system without modes: the service works all the same.
  for (const each of open)
    try {
      chmodSync(each, 0o600)
    } catch {}
  return open
}

/** Creates the database file if there is none. An empty one was damaged: whoever came first would own what is left. */
export function prepareFile(file: string) {
  if (!existsSync(file)) return createFile(file)
  if (statSync(file).size > 0) return
  throw new Refusal('unavailable', say('refusals.db.emptyFile', { file }))
}

/** The file appears complete or not at all, also when two processes create it or one is killed. */
function createFile(file: string) {
  const draft = `${file}.${process.pid}`
  rmSync(draft, { force: true })
  closeSync(openSync(draft, 'wx', 0o600))
  const database = new DatabaseSync(draft)
  database.exec('pragma journal_mode = wal; pragma user_version = 1')
  database.close()
  const handle = openSync(draft, 'r+')
  fsyncSync(handle)
  closeSync(handle)
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
