import { failUnfinishedAnswers } from '#asking/ask/turns.ts'
import { sweepIncoming } from '#platform/blobs/cleanup/sweep.ts'
import type { Config } from '#platform/config/config.ts'
import type { Kith } from '#platform/context/context.ts'
import { directUrl } from '#platform/db/engine/route.ts'
import { lockFolder, openServiceLock } from '#platform/db/engine/service-locks.ts'
import { releaseJobs } from '#platform/jobs/queue.ts'
import type { Log } from '#platform/log/log.ts'
import { releaseLeases } from '#transfer/webhooks/leases.ts'

/** Registers this service at its database. On SQLite a second one is refused; on PostgreSQL it may not be the only one. */
export async function registerService(config: Config, log: Log) {
  const url = directUrl(config)
  if (url) return openServiceLock(url, log)
  const lock = lockFolder(config.data)
  return { isAlone: true, share: async () => {}, close: async () => lock.close() }
}

/**
 * Resumes the work of killed processes right away. Only for a single service, because other services' work looks the
 * same.
 */
export async function takeUpLeftovers(kith: Kith) {
  try {
    await releaseJobs(kith)
    await releaseLeases(kith)
    await failUnfinishedAnswers(kith)
    await sweepIncoming(kith, kith.now())
  } catch (error) {
    // Such as on a full disk. Leases end, and sweeps come, all the same.
    kith.log.warn({ err: error }, 'what an earlier process left was not taken up')
  }
}
