import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { lockConnectionOf, requireConnection } from '../connections/record/lock.ts'
import { maxListed } from './api.ts'
import { findingView, findSamePromise, leaveToOther } from './findings.ts'
import { getPromise, timeWithoutDay } from './promises.ts'
import { moveToRemoval } from './removal.ts'
import { addPromise, assumeDueDate } from './row.ts'

type ListOptions = { limit: number; connectionId?: string | undefined }

export async function listSuggestions(ctx: MemberContext, { limit, connectionId }: ListOptions) {
  const rows = await suggestions(ctx)
    .$if(connectionId !== undefined, (query) => query.where('findings.connectionId', '=', connectionId ?? ''))
    .orderBy('findings.id', 'desc')
    .limit(limit + 1)
    .execute()
  if (connectionId && rows.length === 0) await requireConnection(ctx, connectionId)
  const more = `Showing the ${limit} newest${limit < maxListed ? ` (raise limit to see up to ${maxListed})` : ''}.`
  return { suggestions: rows.slice(0, limit).map(suggestionView), more: rows.length > limit ? more : undefined }
}

type Acceptance = { id: string; text?: string | undefined; dueOn?: string | undefined; dueTime?: string | undefined }

export async function acceptSuggestion(ctx: MemberContext, { id, text, dueOn, dueTime }: Acceptance) {
  return transaction(ctx, async (ctx) => {
    const suggested = await lockSuggestion(ctx, id)
    const day = dueOn ?? suggested.dueOn
    if (dueTime && !day) throw timeWithoutDay()
    const promised = { text: text ?? suggested.text, dueOn: day }
    const same = await findSamePromise(ctx, suggested.connectionId, promised)
    const promiseId =
      same ??
      (await addPromise(ctx, {
        ...promised,
        connectionId: suggested.connectionId,
        dueOn: day ?? assumeDueDate(ctx, suggested.occurredAt),
        dueTime: dueTime ?? suggested.dueTime,
        dueAssumedAt: day ? null : nowText(ctx),
        interactionId: suggested.interactionId,
        sentence: suggested.sentence,
      }))
    await closeSuggestion(ctx, id, { promiseId })
    return getPromise(ctx, { promiseId })
  })
}

export async function dismissSuggestion(ctx: MemberContext, { id }: { id: string }) {
  await closeAsDismissed(ctx, id)
}

/** Returns the suggestion as it was. */
export async function closeAsDismissed(ctx: MemberContext, id: string) {
  return transaction(ctx, async (ctx) => {
    const suggested = await lockSuggestion(ctx, id)
    await closeSuggestion(ctx, id, { dismissedAt: nowText(ctx) })
    return suggested
  })
}

export async function suggestAgain(ctx: MemberContext, { id }: { id: string }) {
  return transaction(ctx, async (ctx) => {
    const connectionId = await lockConnectionOf(ctx, 'findings', id)
    const finding = await findings(ctx).where('findings.id', '=', id).executeTakeFirst()
    if (!finding || connectionId === null) throw new Refusal('not_found', say('refusals.promises.noSuggestion'))
    if (finding.promiseId === null && finding.dismissedAt === null) return suggestionView(finding)
    await withdrawPromise(ctx, finding)
    await closeSuggestion(ctx, id, { promiseId: null, dismissedAt: null })
    await emit(ctx, 'promise.suggested', id, connectionId)
    return suggestionView({ ...finding, promiseId: null })
  })
}

/** The promise that a suggestion became is removed, unless it was there before or another entry makes it too. */
async function withdrawPromise(ctx: MemberContext, finding: Row) {
  if (finding.promiseId === null || (await leaveToOther(ctx, finding))) return
  const { foundIn } = await getPromise(ctx, { promiseId: finding.promiseId })
  if (foundIn?.ixId === finding.interactionId) await moveToRemoval(ctx, finding.promiseId, { dismissedAt: null })
}

function suggestions(ctx: MemberContext) {
  return findings(ctx).where('findings.promiseId', 'is', null).where('findings.dismissedAt', 'is', null)
}

function findings(ctx: MemberContext) {
  return ctx.db
    .selectFrom('findings')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.memberId', '=', 'findings.memberId')
        .onRef('connections.id', '=', 'findings.connectionId'),
    )
    .innerJoin('interactions', (join) =>
      join
        .onRef('interactions.memberId', '=', 'findings.memberId')
        .onRef('interactions.id', '=', 'findings.interactionId'),
    )
    .select(['findings.id', 'findings.connectionId', 'findings.interactionId', 'findings.text', 'findings.sentence'])
    .select(['findings.dueOn', 'findings.dueTime', 'findings.promiseId', 'findings.foundBy', 'findings.createdAt'])
    .select(['findings.dismissedAt', 'connections.displayName', 'interactions.occurredAt'])
    .where('findings.memberId', '=', ctx.member.id)
}

type Row = Awaited<ReturnType<ReturnType<typeof suggestions>['executeTakeFirstOrThrow']>>

function suggestionView(row: Row) {
  return {
    ...findingView(row),
    connectionId: row.connectionId,
    connectionName: row.displayName,
    ixId: row.interactionId,
    foundBy: row.foundBy,
    createdAt: row.createdAt,
  }
}

/** A finding, with its connection locked; null if there is no such finding. */
export async function lockFinding(ctx: MemberContext, id: string) {
  if ((await lockConnectionOf(ctx, 'findings', id)) === null) return null
  return (await findings(ctx).where('findings.id', '=', id).executeTakeFirst()) ?? null
}

/** Locks the suggestion's connection first, so that a suggestion is accepted or dismissed once. */
async function lockSuggestion(ctx: MemberContext, id: string) {
  await lockConnectionOf(ctx, 'findings', id)
  const row = await suggestions(ctx).where('findings.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', say('refusals.promises.noOpenSuggestion'))
  return row
}

async function closeSuggestion(
  ctx: MemberContext,
  id: string,
  outcome: { promiseId?: string | null; dismissedAt?: string | null },
) {
  await ctx.db.updateTable('findings').set(outcome).where('memberId', '=', ctx.member.id).where('id', '=', id).execute()
}
