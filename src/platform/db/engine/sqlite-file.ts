import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from '#contract/errors.ts'

/** Creates the database file if there is none. An empty one was damaged: whoever came first would own what is left. */
export function prepareFile(file: string) {
  if (!existsSync(file)) return createFile(file)
  if (statSync(file).size > 0) return
  throw new Refusal(
    'unavailable',
    `The database ${file} is empty, so something has damaged it. Restore it from a backup, or move it away to start anew.`,
  )
}

/** The file appears complete or not at all, also when two processes create it or one is killed. */
function createFile(file: string) {
  const draft = `${file}.${process.pid}`
  rmSync(draft, { force: true })
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
