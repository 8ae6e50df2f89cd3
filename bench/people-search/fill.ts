import { openKith } from '#boot/open.ts'
import { authenticateToken } from '#members/access/authenticate.ts'
import { signUp } from '#members/sign-up/sign-up.ts'
import { createConnection } from '#people/connections/connections.ts'
import { addInteraction } from '#people/interactions/interactions.ts'
import { readConfig } from '#platform/config/config.ts'
import { type Context, type MemberContext, transaction } from '#platform/context/context.ts'
import { openLog } from '#platform/log/log.ts'
import type { Someone } from './people.ts'

const lanes = 4

/** One member who knows them all, written by the service's own functions, so that the index is real. */
export async function houseOf(env: Record<string, string>, everyone: Someone[]) {
  const { kith, close } = await openKith(readConfig(env), openLog('silent'))
  const context: Context = { ...kith, via: 'http', requestId: 'bench', address: 'bench', caller: null }
  const account = { name: 'Bench', email: 'bench@example.com', password: 'a long enough password', timeZone: 'UTC' }
  const caller = await authenticateToken(kith, (await signUp(context, account)).accessToken)
  const ctx: MemberContext = { ...context, caller, ...caller }
  // SQLite waits for the disk at every commit; on PostgreSQL two who learn the same words in one go would wait for each other.
  const atOnce = kith.config.databaseUrl ? 1 : 200
  const batches = Array.from({ length: Math.ceil(everyone.length / atOnce) }, (_, at) => at).values()
  const lane = async () => {
    for (const at of batches) await meet(ctx, everyone.slice(at * atOnce, (at + 1) * atOnce))
  }
  await Promise.all(Array.from({ length: kith.config.databaseUrl ? lanes : 1 }, lane))
  return { ctx, close }
}

async function meet(ctx: MemberContext, people: Someone[]) {
  await transaction(ctx, async (ctx) => {
    for (const { displayName, company, title, location, note } of people) {
      const { connectionId } = await createConnection(ctx, { displayName, company, title, location })
      if (note) await addInteraction(ctx, { connectionId, kind: 'note', text: note })
    }
  })
}
