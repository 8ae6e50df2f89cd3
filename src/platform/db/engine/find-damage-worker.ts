import { DatabaseSync } from 'node:sqlite'
import { parentPort } from 'node:worker_threads'

/** Answers with the first thing that is wrong in the file, or null. */
parentPort?.on('message', (file: string) => parentPort?.postMessage(firstDamage(file)))

function firstDamage(file: string) {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  try {
    const found = database.prepare('pragma quick_check(1)').get()?.quick_check
    return found === 'ok' ? null : String(found)
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode) & 0xff))
      return error.message
    throw error
  } finally {
    database.close()
  }
}
