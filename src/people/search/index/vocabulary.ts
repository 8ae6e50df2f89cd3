import { compareText } from '#language/words/fold.ts'
import { bones, hasVowels, sound } from '#language/words/likeness.ts'
import { deepVariants, variants } from '#language/words/variants.ts'
import { afterCommit } from '#platform/context/context.ts'
import { preparedForLists, preparedForRows } from '#platform/db/prepared.ts'
import type { Db, Schema } from '#platform/db/schema/schema.ts'
import { waitingIn } from './waiting.ts'

// Every word is stored once under each variant that may lead to it: with a letter missing, and by its sound. A mark
// tells whether it is a name (=), a word of another field (no mark) or a word of a timeline entry (~).

/** Raise it when the terms of a record change, or the facts of a note: they are then computed anew after the next start. */
export const searchVersion = 13

type Mark = '=' | '' | '~'
export type MarkedWord = { mark: Mark; word: string }

export function splitMark(term: string): MarkedWord {
  const [first] = term
  return first === '=' || first === '~' ? { mark: first, word: term.slice(1) } : { mark: '', word: term }
}

/** The member whose index it is. */
export type Owner = { db: Db; member: { id: string } }

export const soundKey = (word: string) => `:${sound(word)}`

/** Words without vowels have keys of their own, so that they match words with vowels and the other way round. */
const bonesKey = (word: string) => (hasVowels(word) ? `%${bones(word)}` : `%%${bones(word)}`)

/** Every key under which a word is stored. */
export function variantsOf(mark: Mark, word: string) {
  if (mark !== '=') return addMark(mark, variants(word))
  return [...addMark('=', [word, ...variants(word), ...deepVariants(word)]), ...soundKeys(word)]
}

const addMark = (mark: Mark, list: string[]) => list.map((each) => mark + each)
const soundKeys = (word: string) => (bones(word).length < 2 ? [soundKey(word)] : [soundKey(word), bonesKey(word)])

/** Shorter words outside names must be spelt correctly. */
const minTypoLength = 4

/** Words that people may mistype, and not numbers or codes. */
const isProse = (term: string) => /^\p{L}{5,20}$/u.test(term)

/** The words among the terms of a record that have variants. Typos are not corrected in drafts. */
export function vocabularyOf(place: Schema['searchTerms']['place'], terms: string[]): MarkedWord[] {
  if (place === 'drafted') return []
  if (place === 'said') return terms.filter(isProse).map((word) => ({ mark: '~', word }))
  const words = terms.filter((term) => /^[^+&.*#@~]/.test(term)).map(splitMark)
  return words.filter(({ mark, word }) => mark === '=' || word.length >= minTypoLength)
}

/** Stores the variants of new words. Rows are written in one order, so that two writers do not deadlock. */
export async function learnVariants(ctx: Owner, words: MarkedWord[]) {
  const remembered = knownWordsIn(ctx.db)
  const known = remembered?.of(ctx.member.id)
  const others = words.filter(({ mark, word }) => !known?.has(mark + word))
  const rows = (await findUnknown(ctx, others)).flatMap(({ mark, word }) =>
    [...new Set(variantsOf(mark, word))].map((variant) => rowOf(ctx, variant, mark + word)),
  )
  await insertVariants(ctx.db, rows.sort(byKey))
  if (others.length > 0 && remembered) afterCommit(ctx, remembered.adding(ctx.member.id, others.map(join)))
}

const rowOf = ({ member }: Owner, variant: string, term: string) => ({
  ...{ memberId: member.id, variant, term, version: searchVersion },
})

/** Of an older version there may be some: the others would go when all are written again. */
const insertVariants = preparedForRows('searchVariants', ['memberId', 'variant', 'term', 'version'], (insert) =>
  insert.onConflict((conflict) =>
    conflict.columns(['memberId', 'variant', 'term']).doUpdateSet((set) => ({ version: set.ref('excluded.version') })),
  ),
)

const join = ({ mark, word }: MarkedWord) => mark + word

async function findUnknown(ctx: Owner, words: MarkedWord[]) {
  if (words.length === 0) return []
  const rows = await findKnown(ctx.db, { memberId: ctx.member.id }, words.map(join))
  const known = new Set(rows.map((row) => row.term))
  return words.filter((each) => !known.has(join(each)))
}

const findKnown = preparedForLists((db, { memberId }: { memberId: string }, words) =>
  db
    .selectFrom('searchVariants')
    .select('term')
    .where('memberId', '=', memberId)
    .where('variant', 'in', words)
    .whereRef('variant', '=', 'term')
    .where('version', '=', searchVersion),
)

type Variant = { variant: string; term: string }

function byKey(a: Variant, b: Variant) {
  return compareText(a.variant, b.variant) || compareText(a.term, b.term)
}

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
