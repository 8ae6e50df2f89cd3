import { openKith } from '#boot/open.ts'
import { readConfig } from '#platform/config/config.ts'
import { openLog } from '#platform/log/log.ts'
import { deliverDue } from '#transfer/webhooks/dispatcher.ts'

// Delivers what is due: `courier.ts MINUTES`, MINUTES from now by its clock.

const minutes = Number(process.argv[2])
const now = () => Temporal.Now.instant().add({ minutes })
const { kith, close } = await openKith(readConfig(process.env as Record<string, string>), openLog('silent'), now)
await deliverDue(kith)
await close()
process.exit(0)
