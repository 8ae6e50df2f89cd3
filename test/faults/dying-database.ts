import { Kysely } from 'kysely'
import type { Config } from '#platform/config/config.ts'
import { engineFor } from '#platform/db/open.ts'
import { askWhoWaits } from '#platform/db/others-wait.ts'
import type { Schema } from '#platform/db/schema/schema.ts'

/** Kills this process at the Nth statement, or at the Nth that contains a text. */
export function openDyingDatabase(config: Config, { text = '', killAt }: { text?: string; killAt: number }) {
  let statements = 0
  const engine = engineFor(config)
  const db = new Kysely<Schema>({
    dialect: engine.dialect,
    log: ({ query }) => {
      if (query.sql.includes(text)) statements += 1
      if (statements === killAt) process.kill(process.pid, 'SIGKILL')
    },
  })
  askWhoWaits(db, engine)
  return db
}
