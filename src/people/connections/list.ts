import type { MemberContext } from '#platform/context/context.ts'
import { pageOf } from '#platform/db/paging.ts'
import { connectionsOf, connectionView } from './record/row.ts'

/** In the order of their ids, which is the order they were added in. */
export async function listConnections(
  ctx: MemberContext,
  { limit, after }: { limit: number; after?: string | undefined },
) {
  const all = connectionsOf(ctx).orderBy('id')
  const rows = await (after ? all.where('id', '>', after) : all).limit(limit + 1).execute()
  const { shown, next } = pageOf(rows, limit, ({ id }) => id)
  return { items: shown.map(connectionView), next }
}
