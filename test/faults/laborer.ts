import { Kysely } from 'kysely'
import { doAllWork } from '#boot/jobs.ts'
import { openKith } from '#boot/open.ts'
import { readConfig } from '#platform/config/config.ts'
import { engineFor } from '#platform/db/open.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { openLog } from '#platform/log/log.ts'
import { answers } from './laborer-answers.ts'

// Does the jobs that are due, and is killed at its n-th statement: `laborer.ts N MINUTES`, MINUTES from now by its clock.

const [deadly = 0, minutes = 0] = process.argv.slice(2).map(Number)
const now = () => Temporal.Now.instant().add({ minutes })
const config = readConfig(process.env as Record<string, string>)
const { kith } = await openKith(config, openLog('silent'), now)
let statements = 0
const db = new Kysely<Schema>({
  dialect: engineFor(config).dialect,
  log: () => {
    statements += 1
    if (statements === deadly) process.kill(process.pid, 'SIGKILL')
  },
})
await doAllWork({ ...kith, db, ...answers })
process.exit(0)
