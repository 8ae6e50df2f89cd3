import { sql } from 'kysely'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { preparedForLists } from '#platform/db/prepared.ts'

type OwnerParams = { memberId: string }

/** The people whose name, company and title may come from themselves, through a card. */
export async function visitorsAmong(ctx: MemberContext, connectionIds: string[]): Promise<Set<string>> {
  const visitors = new Set<string>()
  for (const ids of chunks([...new Set(connectionIds)], 512)) {
    const of = { memberId: ctx.member.id }
    const found = await Promise.all([withTheirWords, whoLeftDetails, withOneWhoDid].map((who) => who(ctx.db, of, ids)))
    for (const { id } of found.flat()) visitors.add(id)
  }
  return visitors
}

/** Whether a text names a visitor of a card: an answer can do so without an `about`. */
export async function namesVisitor(ctx: MemberContext, text: string) {
  const rows = await ctx.db
    .selectFrom('leads')
    .innerJoin('connections', (join) =>
      join.onRef('connections.id', '=', 'leads.connectionId').on('connections.memberId', '=', ctx.member.id),
    )
    .select('connections.displayName')
    .where('leads.memberId', '=', ctx.member.id)
    .where('leads.connectionId', 'is not', null)
    .execute()
  return rows.some(({ displayName }) => text.includes(displayName))
}

const withTheirWords = preparedForLists((db, { memberId }: OwnerParams, ids) =>
  db
    .selectFrom('interactions')
    .select('connectionId as id')
    .distinct()
    .where('memberId', '=', memberId)
    .where('connectionId', 'in', ids)
    .where('source', '=', sql.lit('visitor')),
)

/** The timeline entry may be removed; the stored details still come from the visitor. */
const whoLeftDetails = preparedForLists((db, { memberId }: OwnerParams, ids) =>
  db
    .selectFrom('leads')
    .select((lead) => lead.ref('connectionId').$notNull().as('id'))
    .where('memberId', '=', memberId)
    .where('connectionId', 'in', ids),
)

/** Or a person merged into them, directly or indirectly. */
const withOneWhoDid = preparedForLists((db, { memberId }: OwnerParams, ids) =>
  db
    .withRecursive('merged(id, otherId)', (db) =>
      db
        .selectFrom('merges')
        .select(['connectionId as id', 'otherId'])
        .where('memberId', '=', memberId)
        .where('connectionId', 'in', ids)
        .union(
          db
            .selectFrom('merges')
            .innerJoin('merged', 'merged.otherId', 'merges.connectionId')
            .select(['merged.id', 'merges.otherId'])
            .where('merges.memberId', '=', memberId),
        ),
    )
    .selectFrom('merged')
    .innerJoin('leads', (join) =>
      join.onRef('leads.connectionId', '=', 'merged.otherId').on('leads.memberId', '=', memberId),
    )
    .select('merged.id')
    .distinct(),
)
