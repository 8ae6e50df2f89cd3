import type { Db } from '#platform/db/schema/schema.ts'
import { waitingIn } from './waiting.ts'

const maxWords = 20_000

const byDatabase = new WeakMap<object, KnownWords>()

/**
 * The words of this database whose variants are stored, as far as they are remembered: most words of a note are not new.
 * Null where other processes may forget words.
 */
export function knownWordsIn(db: Db) {
  if (!waitingIn(db)) return null
  const { adapter } = db.getExecutor()
  const words = byDatabase.get(adapter) ?? new KnownWords()
  byDatabase.set(adapter, words)
  return words
}

/** Words by member. When there are too many, all are forgotten. */
class KnownWords {
  readonly #byMember = new Map<string, Set<string>>()
  #size = 0
  /** How often words were forgotten. */
  #forgotten = 0

  of(memberId: string): ReadonlySet<string> {
    return this.#byMember.get(memberId) ?? none
  }

  /** Adds words when it is called, unless some were forgotten by then: these may be among them. */
  adding(memberId: string, words: string[]) {
    const forgotten = this.#forgotten
    return () => void (forgotten === this.#forgotten && this.#add(memberId, words))
  }

  #add(memberId: string, words: string[]) {
    if (this.#size + words.length > maxWords) this.clear()
    const known = this.#byMember.get(memberId) ?? new Set()
    const before = known.size
    for (const word of words) known.add(word)
    this.#byMember.set(memberId, known)
    this.#size += known.size - before
  }

  forget(memberId: string) {
    this.#forgotten += 1
    this.#size -= this.of(memberId).size
    this.#byMember.delete(memberId)
  }

  clear() {
    this.#byMember.clear()
    this.#size = 0
  }
}

const none: ReadonlySet<string> = new Set()
