import type { Kith } from '#platform/context/context.ts'
import { queueDigests } from './due-digests.ts'
import { notifyOfDuePromises } from './due-promises.ts'

/** Every minute: whose morning it is, and whose promises have come due. */
export async function sweepReminders(kith: Kith) {
  await queueDigests(kith)
  await notifyOfDuePromises(kith)
}
