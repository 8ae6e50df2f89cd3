import type { Db } from '#platform/db/schema/schema.ts'

const byDatabase = new WeakMap<object, Waiting>()

/** Undefined if entries are indexed immediately. */
export function waitingIn(db: Db) {
  return byDatabase.get(db.getExecutor().adapter)
}

/** From now on new entries wait. `onAdded` gets the length of each. */
export function letWait(db: Db, onAdded: (length: number) => void) {
  const { adapter } = db.getExecutor()
  byDatabase.set(adapter, new Waiting(onAdded))
  return { end: () => void byDatabase.delete(adapter) }
}

/**
 * Tracks members with entries that aren't indexed yet. Transactions run one after the other and add entries here in
 * their turn, so a batch covers those added before it began.
 */
class Waiting {
  readonly onAdded: (length: number) => void
  /** The batch that will cover the last entry of each member. */
  readonly #batches = new Map<string, number>()
  #nextBatch = 0

  constructor(onAdded: (length: number) => void) {
    this.onAdded = onAdded
  }

  add(memberId: string) {
    this.#batches.set(memberId, this.#nextBatch)
  }

  has(memberId: string) {
    return this.#batches.has(memberId)
  }

  beginBatch() {
    return this.#nextBatch++
  }

  /** Entries that came after it wait for the next. */
  endBatch(ended: number) {
    for (const [memberId, batch] of this.#batches) if (batch <= ended) this.#batches.delete(memberId)
  }
}
