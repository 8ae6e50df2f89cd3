import { sql } from 'kysely'
import type { MemberContext } from '#platform/context/context.ts'
import { preparedForLists } from '#platform/db/prepared-lists.ts'
import { inParts } from './entries.ts'

type OwnerParams = { memberId: string }

/** The people whose name, company and title may come from themselves, through a card. */
export async function visitorsAmong(ctx: MemberContext, connectionIds: string[]): Promise<Set<string>> {
  const ids = [...new Set(connectionIds)]
  const found = await Promise.all([withTheirWords, whoLeftDetails, withOneWhoDid].map((who) => inParts(ctx, ids, who)))
  return new Set(found.flat().map(({ id }) => id))
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

const withOneWhoDid = preparedForLists((db, { memberId }: OwnerParams, ids) =>
  db
    .selectFrom('merges')
    .innerJoin('leads', (join) =>
      join.onRef('leads.memberId', '=', 'merges.memberId').onRef('leads.connectionId', '=', 'merges.otherId'),
    )
    .select('merges.connectionId as id')
    .where('merges.memberId', '=', memberId)
    .where('merges.connectionId', 'in', ids),
)
