import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'
import type { Health } from './health.ts'

type Checked = { config: Config; health: Health; log: Log }

/** Looks through the whole SQLite file in a thread of its own, while the service already answers. */
export async function checkFile({ config, health, log }: Checked) {
  if (config.databaseUrl) return
  const pool = createWorkerPool<string, string | null>(new URL('check-file-worker.ts', import.meta.url), {
    size: 1,
    maxRunMs: 30 * 60_000,
    idleMs: 0,
    memoryMb: { old: 64, young: 16 },
  })
  const finding = await pool.run(join(config.data, 'kith.db')).catch((error: Error) => {
    log.warn({ err: error }, 'the database file was not checked')
    return null
  })
  if (finding !== null) health.noteDamage(new Error(finding))
}
