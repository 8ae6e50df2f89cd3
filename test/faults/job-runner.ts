import { Kysely } from 'kysely'
import { doAllWork } from '#boot/jobs.ts'
import { openKith } from '#boot/open.ts'
import { readConfig } from '#platform/config/config.ts'
import { engineFor } from '#platform/db/open.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { openLog } from '#platform/log/log.ts'
import { scriptedModels } from './job-runner-models.ts'

// Runs the jobs that are due and kills itself at its Nth statement, or at the first that contains a text. Usage:
// `job-runner.ts N MINUTES`, `job-runner.ts TEXT MINUTES`; its clock is ahead by MINUTES.

const [killAt = '', minutes = ''] = process.argv.slice(2)
const now = () => Temporal.Now.instant().add({ minutes: Number(minutes) })
const config = readConfig(process.env as Record<string, string>)
const { kith } = await openKith(config, openLog('silent'), now)
let statements = 0
const db = new Kysely<Schema>({
  dialect: engineFor(config).dialect,
  log: ({ query }) => {
    statements += 1
    const isHere = /^\d+$/.test(killAt) ? statements === Number(killAt) : query.sql.includes(killAt)
    if (isHere) process.kill(process.pid, 'SIGKILL')
  },
})
await doAllWork({ ...kith, db, ...scriptedModels })
process.exit(0)
