import { randomUUIDv7 } from 'node:crypto'
import { type Context, type Kith, nowText, transaction } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { Tasks } from '#platform/jobs/tasks.ts'
import { deviceOf } from '#platform/network/device.ts'
import { logSecurity } from './record.ts'

const kind = 'password.wrong'

/** The same for every address: the account is looked up later, so that the time of the answer does not reveal it. */
export async function recordWrongPasswordLater(ctx: Context, email: string) {
  const from = { network: ctx.address, device: deviceOf(ctx.agent), requestId: ctx.requestId }
  await queueJob(ctx, 'security.wrong-password', { email, ...from })
}

/** One entry a day, with how many there were and where the last came from: guesses must not push out the rest. */
export async function recordWrongPassword(kith: Kith, { email, network, device, requestId }: Guess) {
  await transaction(kith, async (kith) => {
    // Locks the row, so that two guesses at once make one entry.
    const member = await kith.db
      .updateTable('members')
      .set({ email })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst()
    const memberId = member?.id ?? null
    if (memberId !== null) await countGuess(kith, memberId, { network, device })
    logSecurity({ ...kith, requestId }, { kind, memberId, network, device })
  })
}

type Guess = Tasks['security.wrong-password']

async function countGuess(kith: Kith, memberId: string, from: { network: string; device: string | null }) {
  const at = nowText(kith)
  const counted = await kith.db
    .updateTable('securityLog')
    .set((row) => ({ ...from, at, times: row('times', '+', 1) }))
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .where('at', '>=', `${at.slice(0, 10)}T00:00:00.000Z`)
    .returning('id')
    .executeTakeFirst()
  if (counted) return
  const entry = { memberId, id: randomUUIDv7(), kind, at, ...from, detail: null, times: 1 }
  await kith.db.insertInto('securityLog').values(entry).execute()
}
