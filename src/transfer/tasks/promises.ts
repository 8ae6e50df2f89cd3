import { promisesWithPeople } from '#people/promises/row.ts'
import { instantText, type MemberContext } from '#platform/context/context.ts'
import type { TaskPromise } from './format/task-text.ts'

/** The most urgent ones, as in the calendar feed. */
const maxOpen = 1000
const maxKept = 200
const keptFor = { hours: 24 * 30 }

/** The promises that devices see: the open ones, and those kept in the last 30 days. */
export async function listPromiseIds(ctx: MemberContext) {
  const since = instantText(ctx.now().subtract(keptFor))
  const open = await selectPromises(ctx)
    .where('promises.completedAt', 'is', null)
    .orderBy('promises.dueOn')
    .orderBy('promises.dueTime')
    .orderBy('promises.id')
    .limit(maxOpen)
    .execute()
  const kept = await selectPromises(ctx)
    .where('promises.completedAt', '>', since)
    .orderBy('promises.completedAt', 'desc')
    .limit(maxKept)
    .execute()
  return [...open, ...kept].map(({ id }) => id)
}

export async function findPromises(ctx: MemberContext, ids: string[]): Promise<TaskPromise[]> {
  return ids.length === 0 ? [] : selectPromises(ctx).where('promises.id', 'in', ids).execute()
}

function selectPromises({ db, member }: MemberContext) {
  return promisesWithPeople(db, member.id).select(['promises.createdAt', 'promises.completedAt'])
}
