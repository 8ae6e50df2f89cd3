import type { Engine } from './engine/engine.ts'
import type { Db } from './schema/schema.ts'

type Waits = Pick<Engine, 'othersWait' | 'isLockedOut'>

const known = new WeakMap<object, Waits>()

export function askWhoWaits(db: Db, engine: Waits) {
  known.set(db.getExecutor().adapter, engine)
}

const waitsOf = (db: Db) => known.get(db.getExecutor().adapter)

/** Whether others wait until this transaction ends. Where that cannot be known, as on PostgreSQL, they may. */
export const othersWait = (db: Db) => waitsOf(db)?.othersWait?.() ?? true

const askMs = 20

/**
 * For a change that comes with reading: waits until it is made, but not while another program keeps everybody from writing.
 * It is then made later, or not at all.
 */
export async function unlessLockedOut(db: Db, change: Promise<unknown>) {
  const isLockedOut = waitsOf(db)?.isLockedOut
  if (!isLockedOut) return void (await change)
  const lockedOut = Promise.withResolvers<void>()
  const timer = setInterval(() => isLockedOut() && lockedOut.resolve(), askMs)
  try {
    await Promise.race([change, lockedOut.promise])
  } finally {
    clearInterval(timer)
    change.catch(() => {})
  }
}
