import { getPromise } from '#people/promises/promises.ts'
import { removePromise, restorePromise } from '#people/promises/removal.ts'
import { findPromiseState, lockPromiseState, revertPromise } from '#people/promises/revert.ts'
import { lockFinding, suggestAgain } from '#people/promises/suggestions.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { quote, type RecordKind } from './record-kind.ts'

type PromiseState = NonNullable<Awaited<ReturnType<typeof lockPromiseState>>>
type PromiseText = { connectionId: string; connectionName: string; text: string }

export const promise: RecordKind<PromiseState> = {
  lock: lockPromiseState,
  remove: async (ctx, promiseId) => {
    const promise = await getPromise(ctx, { promiseId })
    await removePromise(ctx, { promiseId })
    return undone('Removed', promise)
  },
  revert: async (ctx, promiseId, values) => {
    const promise = await revertPromise(ctx, promiseId, values)
    if (values.completedAt === undefined) return undone('Changed back', promise)
    return undone(values.completedAt === null ? 'Reopened' : 'Marked as complete again', promise)
  },
  restore: async (ctx, promiseId) => undone('Restored', await restorePromise(ctx, { promiseId })),
}

function undone(deed: string, { connectionId, connectionName, text }: PromiseText) {
  return { sentence: `${deed}: the promise to ${connectionName} ${quote(text)}.`, connectionId }
}

type SuggestionState = { promiseId: string | null; dismissedAt: string | null; promise: PromiseState | null }

export const suggestion: RecordKind<SuggestionState> = {
  lock: lockSuggestionState,
  revert: async (ctx, id) => {
    const { connectionId, connectionName, text } = await suggestAgain(ctx, { id })
    return { sentence: `A suggestion again: the promise to ${connectionName} ${quote(text)}.`, connectionId }
  },
}

/** With the promise that it became: a change of that is a change of the decision. */
async function lockSuggestionState(ctx: MemberContext, id: string): Promise<SuggestionState | null> {
  const finding = await lockFinding(ctx, id)
  if (!finding) return null
  const { promiseId, dismissedAt } = finding
  return { promiseId, dismissedAt, promise: promiseId ? await findPromiseState(ctx, promiseId) : null }
}
