import type { Db } from './schema/schema.ts'

const known = new WeakMap<object, () => boolean>()

export function askWhoWaits(db: Db, othersWait: () => boolean) {
  known.set(db.getExecutor().adapter, othersWait)
}

/** Whether others wait until this transaction ends. Where that cannot be known, as on PostgreSQL, they may. */
export const othersWait = (db: Db) => known.get(db.getExecutor().adapter)?.() ?? true
