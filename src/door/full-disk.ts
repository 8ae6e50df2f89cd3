import type { Operation } from '#contract/operation.ts'
import type { Context } from '#platform/context/context.ts'
import { faultOf } from '#platform/db/failures.ts'

/** Refuses changes while none can be stored, except those that make room. */
export async function whereThereIsRoom<T>(
  { health }: Pick<Context, 'health'>,
  operation: Operation,
  run: () => Promise<T>,
) {
  if (operation.http.startsWith('GET ')) return run()
  const makesRoom = operation.worksWhenFull === true || operation.http.startsWith('DELETE ')
  if (!makesRoom) health.refuseChanges()
  try {
    return await run()
  } catch (error) {
    if (faultOf(error) === 'failing') health.noteFault(error)
    // Meanwhile the reserve was given up.
    if (makesRoom && faultOf(error) === 'full') return run()
    throw error
  }
}
