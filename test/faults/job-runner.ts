import { doAllWork } from '#boot/jobs.ts'
import { openKith } from '#boot/open.ts'
import { readConfig } from '#platform/config/config.ts'
import { openLog } from '#platform/log/log.ts'
import { openDyingDatabase } from './dying-database.ts'
import { scriptedModels } from './job-runner-models.ts'

// Runs the jobs that are due and kills itself at its Nth statement, or at the first or Nth that contains a text. Usage:
// `job-runner.ts N MINUTES`, `job-runner.ts TEXT MINUTES [N]`; its clock is ahead by MINUTES.

const [text = '', minutes = '', occurrence = '1'] = process.argv.slice(2)
const isNumber = /^\d+$/.test(text)
const now = () => Temporal.Now.instant().add({ minutes: Number(minutes) })
const config = readConfig(process.env as Record<string, string>)
const { kith } = await openKith(config, openLog('silent'), now)
const db = openDyingDatabase(config, isNumber ? { killAt: Number(text) } : { text, killAt: Number(occurrence) })
await doAllWork({ ...kith, db, ...scriptedModels })
process.exit(0)
