import { randomUUIDv7 } from 'node:crypto'
import { type Context, type Kith, nowText, transaction } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { Tasks } from '#platform/jobs/tasks.ts'
import { deviceOf } from '#platform/network/device.ts'
import { logSecurity, mailSecurityLater } from './record.ts'

/** So many wrong codes in a day aren't typos. */
const timesMailed = 3

/** The same for every address: the account is looked up later, so that the time of the answer does not reveal it. */
export async function recordWrongPasswordLater(ctx: Context, email: string) {
  const from = { network: ctx.address, device: deviceOf(ctx.agent), requestId: ctx.requestId }
  await queueJob(ctx, 'security.wrong-password', { email, ...from })
}

/** One entry a day, with how many there were and where the last came from: guesses must not push out the rest. */
export async function recordWrongPassword(kith: Kith, { email, network, device, requestId }: Guess) {
  await transaction(kith, async (kith) => {
    const memberId = await lockMember(kith, 'email', email)
    if (memberId !== null) await countGuess(kith, memberId, 'password.wrong', { network, device })
    logSecurity({ ...kith, requestId }, { kind: 'password.wrong', memberId, network, device })
  })
}

/** A wrong code after the right password, or after a reset link. Counted like wrong passwords. */
export async function recordWrongCode(ctx: Context, memberId: string, isKnownDevice = false) {
  const from = { network: ctx.address, device: deviceOf(ctx.agent) }
  await transaction(ctx, async (ctx) => {
    if ((await lockMember(ctx, 'id', memberId)) === null) return
    const times = await countGuess(ctx, memberId, 'code.wrong', from)
    // On their own device, members mistype.
    if (!isKnownDevice || times >= timesMailed)
      await mailSecurityLater(ctx, memberId, { kind: 'code.wrong', at: nowText(ctx), ...from })
    logSecurity(ctx, { kind: 'code.wrong', memberId, ...from })
  })
}

/** Two guesses at once make one entry. */
async function lockMember({ db }: Pick<Kith, 'db'>, by: 'id' | 'email', value: string) {
  const held = await db
    .updateTable('members')
    .set((set) => ({ name: set.ref('name') }))
    .where(by, '=', value)
    .returning('id')
    .executeTakeFirst()
  return held?.id ?? null
}

type Guess = Tasks['security.wrong-password']
type GuessKind = 'password.wrong' | 'code.wrong'
type From = { network: string; device: string | null }

async function countGuess(kith: Pick<Kith, 'db' | 'now'>, memberId: string, kind: GuessKind, from: From) {
  const at = nowText(kith)
  const counted = await kith.db
    .updateTable('securityLog')
    .set((row) => ({ ...from, at, times: row('times', '+', 1) }))
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .where('at', '>=', `${at.slice(0, 10)}T00:00:00.000Z`)
    .returning('times')
    .executeTakeFirst()
  if (counted) return counted.times
  const entry = { memberId, id: randomUUIDv7(), kind, at, ...from, detail: null, times: 1 }
  await kith.db.insertInto('securityLog').values(entry).execute()
  return 1
}
