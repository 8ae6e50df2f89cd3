import { locked, retryWhileLocked, within } from './wait-limits.ts'

/** The connection that writes. It fails immediately while another program holds the lock. */
type Writer = { execute: (text: string) => void; readonly isTransaction: boolean }

/**
 * Lets transactions share one sync of the disk. They run one after the other, in the order in which they come. The first
 * begins a transaction, the others join it as savepoints; nobody hears of their success before all of it is on the disk.
 * One that fails is rolled back alone.
 */
export class GroupCommit {
  readonly #writer: Writer
  readonly #maxWaitMs: number
  readonly #now: () => number
  readonly #waiting: (() => void)[] = []
  #isBusy = false
  #isLockedOut = false
  #group: Group | null = null
  #syncMs = 0
  #lastSize = 0

  /** `maxWaitMs` is how long to wait for a turn, and for another program that writes. */
  constructor(writer: Writer, maxWaitMs: number, now = () => performance.now()) {
    this.#writer = writer
    this.#maxWaitMs = maxWaitMs
    this.#now = now
  }

  /** Waits for its turn and begins. */
  async begin() {
    const mayWait = within(this.#maxWaitMs)
    await this.#takeTurn(this.#maxWaitMs)
    try {
      if (this.#group) this.#writer.execute('savepoint member')
      else await this.#whenUnlocked(mayWait, () => this.#beginAnew())
      this.#group ??= createGroup(this.#now())
    } catch (error) {
      this.#passTurn()
      throw error
    }
  }

  /** Ends a transaction, and resolves once it is on the disk. */
  async commit() {
    const group = this.#group
    if (!group) throw new Error('no transaction is active')
    try {
      if (group.size > 0) this.#writer.execute('release member')
      group.size += 1
    } catch (error) {
      this.rollBack(error)
      throw error
    }
    this.#passTurn()
    await group.stored.promise
  }

  /** Ends a transaction as if it had never begun. After a full disk SQLite has rolled back the others of the group too. */
  rollBack(cause: unknown) {
    if (!this.#group?.size || !this.#writer.isTransaction) this.#rollBackAll(cause)
    else {
      try {
        for (const text of ['rollback to member', 'release member']) this.#writer.execute(text)
      } catch (error) {
        // What cannot be taken back alone must not be stored with the others.
        this.#rollBackAll(error)
      }
    }
    this.#passTurn()
  }

  /** Whether there are changes that are not on the disk yet. */
  get isOpen() {
    return this.#group !== null
  }

  /** Before a statement that changes a table; null for any. */
  markChanged(table: string | null) {
    this.#group?.changed.add(table)
  }

  /** Whether some of these changes may be in one of these tables; null for any. */
  hasChanged(tables: readonly string[] | null) {
    if (!this.#group) return false
    const { changed } = this.#group
    return tables === null || changed.has(null) || tables.some((table) => changed.has(table))
  }

  /** Whether others wait for their turn. */
  get isAwaited() {
    return this.#waiting.length > 0
  }

  /** Whether another program holds the lock, and somebody waits for it. */
  get isLockedOut() {
    return this.#isLockedOut
  }

  /** Runs something that must not be part of a transaction. */
  async runAlone<T>(work: () => T, maxWaitMs = this.#maxWaitMs) {
    const mayWait = within(this.#maxWaitMs)
    await this.#takeTurn(maxWaitMs)
    try {
      this.#store()
      return await this.#whenUnlocked(mayWait, work)
    } finally {
      this.#passTurn()
    }
  }

  /** Only whoever has the turn tries. Those behind wait for their turn as long as for the lock. */
  async #whenUnlocked<T>(mayWait: () => boolean, work: () => T): Promise<T> {
    const noteLock = () => {
      this.#isLockedOut = true
      return mayWait()
    }
    try {
      return await retryWhileLocked(work, noteLock)
    } finally {
      this.#isLockedOut = false
    }
  }

  async #takeTurn(maxWaitMs: number) {
    if (this.#isBusy) await this.#waitForTurn(maxWaitMs)
    this.#isBusy = true
  }

  #waitForTurn(maxWaitMs: number) {
    return new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1)
        reject(locked())
      }
      const timer = Number.isFinite(maxWaitMs) ? setTimeout(giveUp, maxWaitMs) : undefined
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      this.#waiting.push(begin)
    })
  }

  #passTurn() {
    if (this.#group && this.#isDue(this.#group)) this.#store()
    const next = this.#waiting.shift()
    if (next) return next()
    this.#isBusy = false
    this.#storeSoon()
  }

  #isDue({ since }: Group) {
    return this.#now() - since > Math.min(Math.max(4 * this.#syncMs, minCollectMs), maxCollectMs)
  }

  /** Those of the last group are likely to come again. Waiting for them is worth no more than a sync. */
  #expectsMore({ size, since }: Group) {
    return size < this.#lastSize && this.#now() - since < this.#syncMs
  }

  /** After the requests of this turn; while more join in every turn or are expected, when it is due. */
  #storeSoon() {
    const group = this.#group
    if (!group || group.isScheduled) return
    group.isScheduled = true
    const { size } = group
    setImmediate(() => {
      group.isScheduled = false
      // Whoever has the turn passes it on later.
      if (this.#group !== group || this.#isBusy) return
      const isGrowing = group.size > 1 && group.size > size
      if ((isGrowing || this.#expectsMore(group)) && !this.#isDue(group)) this.#storeSoon()
      else this.#store()
    })
  }

  /** Stores the group on the disk, and tells its members. */
  #store() {
    if (!this.#group) return
    const began = this.#now()
    this.#lastSize = this.#group.size
    try {
      this.#writer.execute('commit')
      this.#end((group) => group.stored.resolve())
    } catch (error) {
      this.#rollBackAll(error)
    }
    this.#syncMs = this.#now() - began
  }

  /** Never fails: whoever has the turn must pass it on. What is left is rolled back before the next group begins. */
  #rollBackAll(cause: unknown) {
    try {
      if (this.#writer.isTransaction) this.#writer.execute('rollback')
    } catch {}
    this.#end((group) => group.stored.reject(cause))
  }

  #beginAnew() {
    if (this.#writer.isTransaction) this.#writer.execute('rollback')
    this.#writer.execute('begin immediate')
  }

  #end(tell: (group: Group) => void) {
    const group = this.#group
    this.#group = null
    if (group) tell(group)
  }
}

/** How long a group collects members while more come: a few times as long as the disk takes, which is measured. */
const minCollectMs = 10
const maxCollectMs = 50

type Group = {
  since: number
  size: number
  isScheduled: boolean
  changed: Set<string | null>
  stored: PromiseWithResolvers<void>
}

function createGroup(since: number): Group {
  const stored = Promise.withResolvers<void>()
  // A group may fail before any of its members waits for it.
  stored.promise.catch(() => {})
  return { since, size: 0, isScheduled: false, changed: new Set(), stored }
}
