import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { sortNameOf } from '#language/names/sort-name.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { pageOf } from '#platform/db/paging.ts'
import { connectionsOf, connectionView } from '../record/row.ts'
import type { Order } from './api.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { labelsIn, type PeopleFilter } from './filter.ts'
import { orders } from './orders.ts'

type List = PeopleFilter & {
  order?: Order | undefined
  from?: string | undefined
  after?: string | undefined
  limit: number
}

export async function listConnections(ctx: MemberContext, { from, after, limit, ...list }: List) {
  const order = list.order ?? (from === undefined ? 'added' : 'name')
  if (from !== undefined && order !== 'name') throw wrongField('from', say('fields.onlyUsedOrderName'))
  const rows = await orders[order](ctx, {
    labels: labelsIn(list),
    position: after === undefined ? null : readCursor(after, order),
    from: from && sortNameOf(from),
    limit: limit + 1,
  })
  const { shown, next } = pageOf(rows, limit, writeCursor)
  return { items: await readPeople(ctx, shown), next }
}

/** In the order given. Somebody who was just removed is left out. */
async function readPeople(ctx: MemberContext, people: { id: string }[]) {
  if (people.length === 0) return []
  const ids = people.map(({ id }) => id)
  const rows = await connectionsOf(ctx).where('id', 'in', ids).execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? []).map(connectionView)
}
