import type { MemberContext } from '#platform/context/context.ts'
import { settleRelations } from '../connections/related/settle.ts'
import { type RelationView, relationsOf } from './row.ts'

type Pair = { connectionId: string; otherId: string }

/**
 * Once two people are merged, or separated again. Returns the relations that are set aside while they are one person: a
 * relation between the two, and one that would close a circle of parents. One that both had is only there twice.
 */
export async function mergeRelations(ctx: MemberContext, { connectionId, otherId }: Pair, before: RelationView[]) {
  await settleRelations(ctx, [connectionId, otherId])
  const now = new Set((await relationsOf(ctx, connectionId)).map(alike))
  const lost = before.filter((relation) => relation.connectionId !== connectionId && !now.has(alike(relation)))
  return lost
    .slice(0, maxListed)
    .map(({ kind, name }) => ({ field: 'relations', kept: '–', other: `${kind}: ${name}` }))
}

const maxListed = 20

const alike = ({ kind, connectionId, name }: RelationView) => `${kind} ${connectionId ?? name}`.toLowerCase()
