import { openKith } from '#boot/open.ts'
import { memberContextFor } from '#members/members/member-row.ts'
import { prepareRestoration } from '#people/removals/removal.ts'
import { readConfig } from '#platform/config/config.ts'
import { openLog } from '#platform/log/log.ts'
import { openDyingDatabase } from './dying-database.ts'

// Restores a person and kills itself at the Nth statement that contains a text. Usage:
// `restorer.ts MEMBER PERSON TEXT N`

const [memberId = '', connectionId = '', text = '', occurrence = ''] = process.argv.slice(2)
const config = readConfig(process.env as Record<string, string>)
const { kith } = await openKith(config, openLog('silent'))
const db = openDyingDatabase(config, { text, killAt: Number(occurrence) })
const ctx = await memberContextFor({ ...kith, db }, memberId)
if (!ctx) throw new Error('there is no such member')
const { commit } = await prepareRestoration(ctx, { connectionId })
await commit(ctx)
process.exit(0)
