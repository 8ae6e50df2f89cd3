import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Kith } from '../context/context.ts'
import { instanceKey } from '../db/instance-key.ts'

type Store = Pick<Kith, 'config' | 'db'>
export type EventIds = Awaited<ReturnType<typeof eventIdsOf>>

/** Before the first event. */
const start = '0'

/**
 * The ids under which a member sees events. Events of all members are numbered in one sequence, and the numbers would tell
 * each how much the others do. An id is the number, encrypted with a key of the member's: the same event always has the
 * same id, and an id of somebody else is none.
 */
export async function eventIdsOf(store: Store, memberId: string) {
  const key = createHmac('sha256', await instanceKey(store))
    .update(`events ${memberId}`)
    .digest()

  function idOf(number: number) {
    if (number === 0) return start
    const block = Buffer.alloc(16)
    block.writeBigUInt64BE(BigInt(number), 8)
    return createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(block).toString('base64url')
  }

  /** Null for an id that is not this member's. */
  async function numberOf(id: string) {
    if (id === start) return 0
    const block = Buffer.from(id, 'base64url')
    if (/^\d{1,15}$/.test(id)) return readPlainNumber(store, Number(id))
    if (block.length !== 16) return null
    const read = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(block)
    return read.readBigUInt64BE(0) === 0n ? Number(read.readBigUInt64BE(8)) : null
  }

  return { idOf, numberOf }
}

/** Ids were plain numbers once. Those that were given out then are still accepted. */
async function readPlainNumber({ db }: Store, number: number) {
  const { plainEventsUntil } = await db.selectFrom('instance').select('plainEventsUntil').executeTakeFirstOrThrow()
  return number <= plainEventsUntil ? number : null
}
