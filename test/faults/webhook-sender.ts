import { openKith } from '#boot/open.ts'
import { readConfig } from '#platform/config/config.ts'
import { openLog } from '#platform/log/log.ts'
import { deliverDue } from '#transfer/webhooks/dispatcher.ts'

// Sends the webhook deliveries that are due. Usage: `webhook-sender.ts MINUTES`; its clock is ahead by MINUTES.

const minutes = Number(process.argv[2])
const now = () => Temporal.Now.instant().add({ minutes })
const { kith, close } = await openKith(readConfig(process.env as Record<string, string>), openLog('silent'), now)
await deliverDue(kith)
await close()
process.exit(0)
