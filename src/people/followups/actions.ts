import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { instantText, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import { emit } from '#platform/events/emit.ts'
import { lockConnectionOf } from '../connections/record/lock.ts'
import { logMessage } from '../interactions/logged.ts'
import { deleteInteraction } from '../interactions/removal.ts'
import type { actions } from './api.ts'
import { getFollowup } from './followups.ts'
import { getRow, ifOpen, indexDraft, type Row, type State, stateOf } from './row.ts'

type Action = (typeof actions)[number]
type Patch = {
  id: string
  action: Action
  until?: string | undefined
  subject?: string | undefined
  body?: string | undefined
}

/** For each action: the states it fits, the fields it takes, and what it does. */
const rules: Record<Action, { from: State[]; takes: (keyof Patch)[]; act: Act }> = {
  send: { from: ['draft', 'snoozed'], takes: [], act: send },
  dismiss: { from: ['draft', 'snoozed'], takes: [], act: dismiss },
  snooze: { from: ['draft', 'snoozed'], takes: ['until'], act: snooze },
  restore: { from: ['snoozed', 'sent', 'dismissed'], takes: [], act: restore },
  edit: { from: ['draft', 'snoozed'], takes: ['subject', 'body'], act: edit },
}

type Act = (ctx: MemberContext, row: Row, patch: Patch) => Promise<void>

export async function patchFollowup(ctx: MemberContext, patch: Patch) {
  const { from, takes, act } = rules[patch.action]
  refuseOtherFields(patch, takes)
  return transaction(ctx, async (ctx) => {
    await lockConnectionOf(ctx, 'followups', patch.id)
    const row = await getRow(ctx, patch.id)
    const state = stateOf(row, nowText(ctx))
    if (!from.includes(state)) throw wrongState(patch.action, state)
    await act(ctx, row, patch)
    return getFollowup(ctx, { id: patch.id })
  })
}

/** As if it had never been written. Neither does it stay among the dismissed ones. */
export async function removeFollowup(ctx: MemberContext, { id }: { id: string }) {
  return transaction(ctx, async (ctx) => {
    await lockConnectionOf(ctx, 'followups', id)
    const row = await getRow(ctx, id)
    if (row.closedAs === 'sent') throw wrongState('remove', 'sent')
    await ctx.db.deleteFrom('followups').where('memberId', '=', ctx.member.id).where('id', '=', id).execute()
    await indexDraft(ctx, row, { before: ifOpen(row), now: null })
    if (ifOpen(row)) await reopenReplaced(ctx, row)
    await emit(ctx, 'followup.removed', id, row.connectionId)
  })
}

/** A draft that was replaced by this one was closed at the moment this one was made. */
async function reopenReplaced(ctx: MemberContext, { connectionId, createdAt }: Row) {
  const replaced = await ctx.db
    .updateTable('followups')
    .set({ closedAt: null, closedAs: null })
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('closedAt', '=', createdAt)
    .where('closedAs', '=', 'dismissed')
    .whereRef('updatedAt', '=', 'createdAt')
    .returning(['id', 'connectionId', 'subject', 'body'])
    .execute()
  for (const draft of replaced) {
    await indexDraft(ctx, draft, { before: null, now: draft })
    await emit(ctx, 'followup.updated', draft.id, connectionId)
  }
}

/** Kith sends nothing: the member says that they sent it, which counts as contact. */
async function send(ctx: MemberContext, row: Row) {
  const { ixId } = await logMessage(ctx, { connectionId: row.connectionId, text: row.body })
  await change(ctx, row, { closedAt: nowText(ctx), closedAs: 'sent', interactionId: ixId, snoozedUntil: null })
  await emit(ctx, 'followup.sent', row.id, row.connectionId)
}

async function dismiss(ctx: MemberContext, row: Row) {
  await change(ctx, row, { closedAt: nowText(ctx), closedAs: 'dismissed', snoozedUntil: null })
  await emit(ctx, 'followup.dismissed', row.id, row.connectionId)
}

async function snooze(ctx: MemberContext, row: Row, { until }: Patch) {
  const snoozedUntil = until ? instantOf(ctx, until) : instantText(ctx.now().add({ hours: 72 }))
  if (snoozedUntil <= nowText(ctx)) throw wrongField('until', say('fields.future'))
  await change(ctx, row, { snoozedUntil })
  await emit(ctx, 'followup.updated', row.id, row.connectionId)
}

/** Also removes the message that sending logged, unless the member has changed it. */
async function restore(ctx: MemberContext, row: Row) {
  await change(ctx, row, { closedAt: null, closedAs: null, snoozedUntil: null, interactionId: null })
  await removeMessage(ctx, row)
  await emit(ctx, 'followup.updated', row.id, row.connectionId)
}

async function edit(ctx: MemberContext, row: Row, { subject, body }: Patch) {
  if (subject === undefined && body === undefined) throw wrongField('body', say('fields.bodyOrSubject'))
  await change(ctx, row, { subject: subject ?? row.subject, body: body ?? row.body, updatedAt: editedAt(ctx, row) })
  await emit(ctx, 'followup.updated', row.id, row.connectionId)
}

/** The message that sending logged, if it is still there and as it was. One that the member changed is theirs. */
export async function removeMessage(ctx: MemberContext, row: Row) {
  if (!row.interactionId || !(await findMessage(ctx, row))) return
  await deleteInteraction(ctx, { id: row.connectionId, ixId: row.interactionId })
}

type Changes = Partial<
  Pick<Row, 'subject' | 'body' | 'updatedAt' | 'snoozedUntil' | 'closedAt' | 'closedAs' | 'interactionId'>
>

export async function change(ctx: MemberContext, row: Row, changes: Changes) {
  await updateOwn(ctx, 'followups', row.id).set(changes).execute()
  await indexDraft(ctx, row, { before: ifOpen(row), now: ifOpen({ ...row, ...changes }) })
}

async function findMessage(ctx: MemberContext, { interactionId, connectionId, body }: Row) {
  return ctx.db
    .selectFrom('interactions')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('id', '=', interactionId)
    .where('kind', '=', 'message')
    .where('text', '=', body)
    .executeTakeFirst()
}

/** A date means midnight in the member's time zone. */
function instantOf(ctx: MemberContext, until: string) {
  if (until.includes('T')) return until
  return instantText(Temporal.PlainDate.from(until).toZonedDateTime(ctx.member.timeZone).toInstant())
}

/** Later than `createdAt`, so that an edited draft can be recognized. */
function editedAt(ctx: MemberContext, { createdAt }: Row) {
  const now = nowText(ctx)
  return now > createdAt ? now : instantText(Temporal.Instant.from(createdAt).add({ milliseconds: 1 }))
}

function refuseOtherFields(patch: Patch, takes: (keyof Patch)[]) {
  const [wrongOne] = (['until', 'subject', 'body'] as const).filter(
    (field) => patch[field] !== undefined && !takes.includes(field),
  )
  if (wrongOne) throw wrongField(wrongOne, say('fields.notOfAction', { action: patch.action }))
}

function wrongState(action: Action | 'remove', state: State) {
  return new Refusal('conflict', say(wrongStates[state], { action }))
}

const wrongStates = {
  draft: 'refusals.followups.alreadyDraft',
  snoozed: 'refusals.followups.isSnoozed',
  sent: 'refusals.followups.alreadySent',
  dismissed: 'refusals.followups.isDismissed',
} as const satisfies Record<State, string>
