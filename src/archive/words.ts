import type { MemberContext } from '../context.ts'
import type { Schema } from '../db/schema.ts'
import { learnWords } from '../search/terms.ts'
import { parts } from '../search/vocabulary.ts'

/** What is looked up of one record. */
export type Words = { connectionId: string; sourceId: string; place: Schema['searchTerms']['place']; terms: string[] }

/** The words of many new records at once: one by one it would take ten times as long. */
export async function indexMany(ctx: MemberContext, records: Words[]) {
  const rows = records.flatMap(({ terms, ...record }) =>
    terms.map((term) => ({ memberId: ctx.member.id, ...record, term })),
  )
  for await (const part of parts(rows)) {
    await ctx.db
      .insertInto('searchTerms')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  for (const [place, of] of Map.groupBy(records, (record) => record.place)) {
    const terms = new Set(of.flatMap((record) => record.terms))
    for await (const part of parts([...terms])) await learnWords(ctx, place, part)
  }
}
