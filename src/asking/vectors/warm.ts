import { memberContextFor } from '#members/members/member-row.ts'
import type { Kith } from '#platform/context/context.ts'
import { cacheOf } from './similar.ts'

/** More would push each other out of the cache where memories are large. */
const maxMembers = 3

/** Reads the vectors of the members who were here last, so that their first question after a start does not wait for them. */
export async function warmVectors(kith: Kith) {
  if (!kith.embedder) return
  const recent = await kith.db
    .selectFrom('tokens')
    .select('memberId')
    .where('lastUsedAt', 'is not', null)
    .groupBy('memberId')
    .orderBy(({ fn }) => fn.max('lastUsedAt'), 'desc')
    .limit(maxMembers)
    .execute()
  // The last to be read is the last to leave the cache.
  for (const { memberId } of recent.reverse()) {
    const ctx = await memberContextFor(kith, memberId)
    if (ctx) await cacheOf(kith.embedder).of(ctx)
  }
}
