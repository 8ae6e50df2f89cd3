import type { Kith } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'

type Holder = { memberId: string; tokenId: string }

/** SQLite takes a thousand conditions in a statement. */
const batchSize = 200

/** Which of these tokens and apps still exist: not revoked, and their member not removed. */
export async function findActiveTokens({ db }: Pick<Kith, 'db'>, holders: Holder[]): Promise<Set<string>> {
  const kept = new Set<string>()
  for (const some of chunks(holders, batchSize)) {
    for (const table of ['tokens', 'apps'] as const) {
      const rows = await db
        .selectFrom(table)
        .select('id')
        .where((row) =>
          row.or(some.map(({ memberId, tokenId }) => row('memberId', '=', memberId).and('id', '=', tokenId))),
        )
        .execute()
      for (const { id } of rows) kept.add(id)
    }
  }
  return kept
}
