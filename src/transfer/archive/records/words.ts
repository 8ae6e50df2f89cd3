import { setImmediate as nextTurn } from 'node:timers/promises'
import { learnWords } from '#people/search/index/terms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import type { Schema } from '#platform/db/schema/schema.ts'

/** What is looked up of one record. */
export type Words = { connectionId: string; sourceId: string; place: Schema['searchTerms']['place']; terms: string[] }

/** Few, and always as many: on SQLite a statement holds up the process, and is kept for the next of its length. */
const atOnce = 200

/** The words of many new records at once: one by one it would take ten times as long. */
export async function indexMany(ctx: MemberContext, records: Words[]) {
  const rows = records.flatMap(({ terms, ...record }) =>
    terms.map((term) => ({ memberId: ctx.member.id, ...record, term })),
  )
  for (const part of chunks(rows, atOnce)) {
    await nextTurn()
    await ctx.db
      .insertInto('searchTerms')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  for (const [place, of] of Map.groupBy(records, (record) => record.place)) {
    const terms = new Set(of.flatMap((record) => record.terms))
    for (const part of chunks([...terms], atOnce)) {
      await nextTurn()
      await learnWords(ctx, place, part)
    }
  }
}
