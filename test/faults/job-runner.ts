import { Kysely } from 'kysely'
import { doAllWork } from '#boot/jobs.ts'
import { openKith } from '#boot/open.ts'
import { readConfig } from '#platform/config/config.ts'
import { engineFor } from '#platform/db/open.ts'
import { askWhoWaits } from '#platform/db/others-wait.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { openLog } from '#platform/log/log.ts'
import { scriptedModels } from './job-runner-models.ts'

// Runs the jobs that are due and kills itself at its Nth statement, or at the first or Nth that contains a text. Usage:
// `job-runner.ts N MINUTES`, `job-runner.ts TEXT MINUTES [N]`; its clock is ahead by MINUTES.

const [text = '', minutes = '', occurrence = '1'] = process.argv.slice(2)
const isNumber = /^\d+$/.test(text)
const killAt = Number(isNumber ? text : occurrence)
const now = () => Temporal.Now.instant().add({ minutes: Number(minutes) })
const config = readConfig(process.env as Record<string, string>)
const { kith } = await openKith(config, openLog('silent'), now)
let statements = 0
const engine = engineFor(config)
const db = new Kysely<Schema>({
  dialect: engine.dialect,
  log: ({ query }) => {
    if (isNumber || query.sql.includes(text)) statements += 1
    if (statements === killAt) process.kill(process.pid, 'SIGKILL')
  },
})
if (engine.othersWait) askWhoWaits(db, engine.othersWait)
await doAllWork({ ...kith, db, ...scriptedModels })
process.exit(0)
