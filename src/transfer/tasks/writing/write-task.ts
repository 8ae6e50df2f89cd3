import { findNames } from '#asking/questions/names/names.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { lockConnectionOf } from '#people/connections/record/lock.ts'
import { maxPromiseLength } from '#people/promises/api.ts'
import { endOfDay } from '#people/promises/due.ts'
import { completePromise, createPromise } from '#people/promises/promises.ts'
import { updatePromise } from '#people/promises/update.ts'
import { instantText, type MemberContext, transaction } from '#platform/context/context.ts'
import type { Conditions, RemoveOutcome, WriteOutcome } from '../../sync/items.ts'
import { findPromises, followPromises, reviseTasks } from '../follow-promises.ts'
import { isSameDue } from '../format/due-line.ts'
import { isOtherComponent, readTask, type SentTask } from '../format/sent-task.ts'
import { summaryOf, type TaskPromise } from '../format/task-text.ts'
import { isStale, type NewState, storeTasks, type TaskRow, tasksOf } from '../rows.ts'

type Change = Conditions & { name: string; body: Buffer }

/**
 * A device saved a task. Of a promise only what differs from what the device was given is changed. A new task becomes a promise
 * if it names one person; otherwise it waits, and comes back as it was sent.
 */
export async function writeTask(ctx: MemberContext, { name, body, ...conditions }: Change): Promise<WriteOutcome> {
  const sent = readTask(body, ctx.member.timeZone)
  if (!sent) return isOtherComponent(body) ? 'unsupported' : 'unreadable'
  await followPromises(ctx)
  const known = await findRow(ctx, name, sent.uid)
  const person = known?.promiseId ? null : await findOnePerson(ctx, sent.summary)
  return transaction(ctx, async (ctx) => {
    // Locked first: of two requests at once, the second sees what the first stored.
    await lockMembers(ctx, ctx.member.id)
    const promiseId = (await findRow(ctx, name, sent.uid))?.promiseId
    const isLocked = promiseId && (await lockConnectionOf(ctx, 'promises', promiseId))
    // What changed here a moment ago counts before the conditions are checked.
    if (isLocked) await reviseTasks(ctx, [promiseId])
    const row = await findRow(ctx, name, sent.uid)
    if (isStale(row?.name === name ? row : undefined, conditions)) return 'stale'
    // The promise was removed, or its task got another name: the device fetches the list again.
    if ((known?.promiseId || promiseId) && !isLocked) return 'stale'
    if (row?.promiseId) return changePromise(ctx, { row, name, sent })
    const state = { ...newState(name, sent), ...idOf(row, name) }
    const outcome = row?.goneAt === null && row.name === name ? 'updated' : 'created'
    await leaveName(ctx, row, name)
    const text = fitText(sent.summary)
    if (person === null || text === '') {
      await storeTasks(ctx, [{ ...waitingState(name, sent), ...idOf(row, name) }])
      return outcome
    }
    await addPromise(ctx, { connectionId: person, text, sent, state })
    return outcome
  })
}

/** By its name; or by its UID, where a device gives the same task another name. */
async function findRow(ctx: MemberContext, name: string, uid: string) {
  const named = await tasksOf(ctx).where('name', '=', name).executeTakeFirst()
  if (named && named.goneAs !== 'left') return named
  const known = await tasksOf(ctx)
    .where('uid', '=', uid)
    .where((where) => where.or([where('goneAs', 'is', null), where('goneAs', '!=', 'left')]))
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return known ?? named
}

const idOf = (row: TaskRow | undefined, name: string) => (row?.name === name ? { id: row.id } : {})

/** A device gave the task another name: the one before leaves the list. */
async function leaveName(ctx: MemberContext, row: TaskRow | undefined, name: string) {
  if (row && row.name !== name) await storeTasks(ctx, [{ ...row, promiseId: null, text: '', goneAs: 'left' }])
}

function newState(name: string, { uid, keptLines, keptAround }: SentTask): NewState {
  const kept = { keptLines: keptLines.join('\n'), keptAround: keptAround.join('\n') }
  return { name, uid, promiseId: null, text: '', ...kept, goneAs: null }
}

/** A task that waits comes back as it was sent. */
export function waitingState(name: string, sent: SentTask): NewState {
  return { ...newState(name, sent), text: `${sent.file.replaceAll('\n', '\r\n')}\r\n` }
}

type NewTask = { connectionId: string; text: string; sent: SentTask; state: NewState }

export async function addPromise(ctx: MemberContext, { connectionId, text, sent, state }: NewTask) {
  const { promiseId } = await createPromise(ctx, { connectionId, text, ...dueInput(sent.due) })
  if (sent.isDone) await completePromise(ctx, { promiseId, at: completionOf(ctx, sent) })
  await storeTasks(ctx, [{ ...state, promiseId }])
  await reviseTasks(ctx, [promiseId])
  return promiseId
}

/** When the device ticked it. Its clock may be ahead of ours, or not set at all. */
function completionOf(ctx: MemberContext, { completedAt }: SentTask) {
  if (completedAt === null || completedAt.epochMilliseconds <= 0) return undefined
  if (Temporal.Instant.compare(completedAt, ctx.now()) > 0) return undefined
  return instantText(completedAt)
}

function dueInput(due: SentTask['due']) {
  if (due === null) return {}
  return { dueOn: due.dueOn, ...(due.dueTime !== endOfDay && { dueTime: due.dueTime }) }
}

async function changePromise(ctx: MemberContext, { row, name, sent }: { row: TaskRow; name: string; sent: SentTask }) {
  const promiseId = row.promiseId ?? ''
  const [promise] = await findPromises(ctx, [promiseId])
  if (!promise) return 'stale'
  const isReopened = promise.completedAt !== null && !sent.isDone
  await updatePromise(ctx, { promiseId, ...editOf(ctx, promise, sent), ...(isReopened && { status: 'open' as const }) })
  if (sent.isDone && promise.completedAt === null)
    await completePromise(ctx, { promiseId, at: completionOf(ctx, sent) })
  const wasThere = row.goneAt === null && row.name === name
  const state = { ...newState(name, sent), promiseId, text: row.text }
  const isSame = wasThere && row.keptLines === state.keptLines && row.keptAround === state.keptAround
  await leaveName(ctx, row, name)
  if (!isSame) await storeTasks(ctx, [{ ...state, ...idOf(row, name) }])
  await reviseTasks(ctx, [promiseId])
  return wasThere ? 'updated' : 'created'
}

/** What the device changed of the promise. */
function editOf({ member }: MemberContext, promise: TaskPromise, { summary, due }: SentTask) {
  const text = fitText(withoutName(summary, promise.displayName))
  const isSameText = text === '' || fitText(summary) === fitText(summaryOf(promise)) || text === promise.text
  if (isSameDue(due, promise, member.timeZone)) return isSameText ? {} : { text }
  const day =
    due === null ? { dueOn: null } : { dueOn: due.dueOn, dueTime: due.dueTime === endOfDay ? null : due.dueTime }
  return { ...day, ...(!isSameText && { text }) }
}

function withoutName(summary: string, displayName: string) {
  const ending = ` (${displayName})`
  return summary.trimEnd().endsWith(ending) ? summary.trimEnd().slice(0, -ending.length) : summary
}

export const fitText = (text: string) =>
  [...text.replaceAll(/(?![\n\t])\p{Cc}/gu, '').trim()].slice(0, maxPromiseLength).join('').trim()

const maxWords = 36

/** The one person whom a task names; null if it names nobody, or it could be several. */
async function findOnePerson(ctx: MemberContext, summary: string) {
  const names = await findNames(ctx, summary.split(/\s+/).slice(0, maxWords).join(' '))
  const people = new Set(names.flatMap((name) => name.people.map(({ connectionId }) => connectionId)))
  const [person] = people
  return people.size === 1 && person !== undefined ? person : null
}

/** Hides the task, as a device asked. The promise stays in Kith; a task that waited is gone. */
export async function removeTask(ctx: MemberContext, { name, ...conditions }: Conditions & { name: string }) {
  await followPromises(ctx)
  return transaction(ctx, async (ctx): Promise<RemoveOutcome> => {
    // Locked first: of two requests at once, the second sees what the first stored.
    await lockMembers(ctx, ctx.member.id)
    const findRow = () => tasksOf(ctx).where('name', '=', name).executeTakeFirst()
    const promiseId = (await findRow())?.promiseId
    // What changed here a moment ago counts before the conditions are checked.
    if (promiseId && (await lockConnectionOf(ctx, 'promises', promiseId))) await reviseTasks(ctx, [promiseId])
    const row = await findRow()
    if (!row || row.goneAt !== null) return 'missing'
    if (isStale(row, conditions)) return 'stale'
    await storeTasks(ctx, [{ ...row, text: '', goneAs: row.promiseId === null ? 'left' : 'device' }])
    return 'removed'
  })
}
