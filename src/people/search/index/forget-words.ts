import { setImmediate as nextTurn } from 'node:timers/promises'
import { compareText } from '#language/words/fold.ts'
import { type Kith, transaction } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { prepared, preparedForLists, preparedForRows } from '#platform/db/prepared.ts'
import { lockRows } from '#platform/db/row-locks.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { knownWordsIn, type MarkedWord, type Owner, splitMark, variantsOf } from './vocabulary.ts'

/** In the transaction that removes words from the index. Sorted, so that two writers do not deadlock. */
export async function noteLeavingWords({ db, member }: Owner, terms: Iterable<string>) {
  const rows = [...new Set(terms)].sort(compareText).map((term) => ({ memberId: member.id, term }))
  await insertLeftovers(db, rows)
}

/** An existing row is written again, so that the job waits for this transaction. */
const insertLeftovers = preparedForRows('searchLeftovers', ['memberId', 'term'], (insert) =>
  insert.onConflict((conflict) =>
    conflict.columns(['memberId', 'term']).doUpdateSet((set) => ({ term: set.ref('excluded.term') })),
  ),
)

/** Forgets the variants of words that left the index, unless another record has them. */
export async function forgetUnusedWords({ db }: Pick<Kith, 'db'>, _: Tasks['search.forget'], { signal }: JobRun) {
  for (let id = await nextMember(db, ''); id; id = await nextMember(db, id)) {
    for (let isMore = true; isMore; await nextTurn()) {
      signal.throwIfAborted()
      isMore = await transaction({ db, member: { id } }, forgetBatch)
    }
  }
}

async function nextMember(db: Kith['db'], after: string) {
  const row = await db
    .selectFrom('searchLeftovers')
    .select('memberId')
    .$if(after !== '', (rows) => rows.where('memberId', '>', after))
    .orderBy('memberId')
    .limit(1)
    .executeTakeFirst()
  return row?.memberId
}

/** A word of a name has some forty variants. */
const batchSize = 50

/** Returns whether there are more. */
async function forgetBatch(owner: Owner) {
  const { db, member } = owner
  // Whoever adds a record refers to the member: they are done, or wait until these words are gone and learn them again.
  await lockRows(db, db.selectFrom('members').select('id').where('id', '=', member.id)).execute()
  const batch = db.selectFrom('searchLeftovers').select('term').where('memberId', '=', member.id).orderBy('term')
  const rows = await db
    .deleteFrom('searchLeftovers')
    .where('memberId', '=', member.id)
    .where('term', 'in', batch.limit(batchSize))
    .returning('term')
    .execute()
  const words = rows.map(({ term }) => splitMark(term))
  if (words.length > 0) await forgetWords(owner, words)
  return words.length === batchSize
}

async function forgetWords({ db, member }: Owner, words: MarkedWord[]) {
  knownWordsIn(db)?.forget(member.id)
  const giveTurn = takeTurns()
  for (const { mark, word } of words) {
    await giveTurn()
    const isSaid = mark === '~'
    // Words of timeline entries are marked in the vocabulary only.
    const term = isSaid ? word : mark + word
    const [used] = await findUse(db, { memberId: member.id, place: isSaid ? 'said' : 'own', term })
    if (!used) await deleteVariants(db, { memberId: member.id, term: mark + word }, variantsOf(mark, word))
  }
}

type Use = { memberId: string; place: 'own' | 'said'; term: string }

const findUse = prepared((db, { memberId, place, term }: Use) =>
  db
    .selectFrom('searchTerms')
    .select('term')
    .where('memberId', '=', memberId)
    .where('place', '=', place)
    .where('term', '=', term)
    .limit(1),
)

const deleteVariants = preparedForLists((db, { memberId, term }: { memberId: string; term: string }, variants) =>
  db
    .deleteFrom('searchVariants')
    .where('memberId', '=', memberId)
    .where('variant', 'in', variants)
    .where('term', '=', term),
)
