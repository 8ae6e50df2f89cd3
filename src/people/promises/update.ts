import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { lockConnectionOf } from '../connections/record/lock.ts'
import { entryTerms, indexTerms } from '../search/index/terms.ts'
import { endOfDay } from './due.ts'
import { completePromise, getPromise, noDay, promiseNotFound, reopenPromise, timeWithoutDay } from './promises.ts'
import { removePromise } from './removal.ts'
import { assumeDueDate, termsRecord, updatePromiseRow } from './row.ts'
import { acceptSuggestion, closeAsDismissed } from './suggestions.ts'

type Edit = { text?: string | undefined; dueOn?: string | null | undefined; dueTime?: string | null | undefined }
type Status = 'open' | 'complete' | 'removed'
type PromiseChange = Edit & { promiseId: string; status?: Status | undefined }

/** The id may be of a suggestion: `open` accepts it, `removed` dismisses it. */
export async function updatePromise(ctx: MemberContext, { promiseId, status, ...edit }: PromiseChange) {
  const isEdited = Object.values(edit).some((value) => value !== undefined)
  if (!isEdited && !status) return getPromise(ctx, { promiseId })
  if (isEdited && status === 'removed') throw wrongField('status', say('fields.removedAlone'))
  if (edit.dueOn === null && edit.dueTime) throw timeWithoutDay()
  return transaction(ctx, async (ctx) => {
    const connectionId = await lockConnectionOf(ctx, 'promises', promiseId)
    if (connectionId === null) return decideSuggestion(ctx, { id: promiseId, status, ...edit })
    if (isEdited) await editPromise(ctx, { promiseId, connectionId, ...edit })
    return status ? setStatus(ctx, promiseId, status) : getPromise(ctx, { promiseId })
  })
}

async function editPromise(
  ctx: MemberContext,
  { promiseId, connectionId, text, dueOn, dueTime }: Edit & { promiseId: string; connectionId: string },
) {
  const before = await getPromise(ctx, { promiseId })
  if (dueTime && !dueOn && before.dueAssumed) throw timeWithoutDay()
  const day = dueOn === null ? noDay(ctx) : { dueOn, ...(dueOn && { dueAssumedAt: null }) }
  await updatePromiseRow(ctx, promiseId)
    .set({ text, dueTime: dueTime === null ? endOfDay : dueTime, ...day })
    .execute()
  if (text) await indexTerms(ctx, termsRecord(connectionId, promiseId), entryTerms(before.text), entryTerms(text))
  await emit(ctx, 'promise.updated', promiseId, connectionId)
}

async function setStatus(ctx: MemberContext, promiseId: string, status: Status) {
  if (status === 'open') return reopenPromise(ctx, { promiseId })
  if (status === 'complete') return completePromise(ctx, { promiseId })
  const promise = await getPromise(ctx, { promiseId })
  await removePromise(ctx, { promiseId })
  return { ...promise, status, overdue: false }
}

type Decision = Edit & { id: string; status: Status | undefined }

async function decideSuggestion(ctx: MemberContext, { id, status, text, dueOn, dueTime }: Decision) {
  const connectionId = await lockConnectionOf(ctx, 'findings', id)
  if (connectionId === null) throw promiseNotFound()
  if (!status) throw wrongField('status', say('fields.statusOfSuggestion'))
  if (status === 'removed') return dismissedView(ctx, await closeAsDismissed(ctx, id))
  const { promiseId } = await acceptSuggestion(ctx, {
    id,
    text,
    dueOn: dueOn ?? undefined,
    dueTime: dueTime ?? undefined,
  })
  if (dueOn === null || dueTime === null) await editPromise(ctx, { promiseId, connectionId, dueOn, dueTime })
  return setStatus(ctx, promiseId, status)
}

/** A suggestion as the promise it might have been. */
function dismissedView(ctx: MemberContext, dismissed: Awaited<ReturnType<typeof closeAsDismissed>>) {
  const { id, connectionId, displayName, text, dueOn, dueTime, occurredAt, interactionId, sentence } = dismissed
  return {
    promiseId: id,
    connectionId,
    connectionName: displayName,
    text,
    dueOn: dueOn ?? assumeDueDate(ctx, occurredAt),
    dueTime: dueTime === endOfDay ? undefined : dueTime,
    dueAssumed: dueOn ? undefined : (true as const),
    status: 'removed' as const,
    overdue: false,
    createdAt: dismissed.createdAt,
    foundIn: { ixId: interactionId, sentence },
  }
}
