import { randomUUIDv7 } from 'node:crypto'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { findOwn, updateOwn } from '#platform/db/own-rows.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { isByOthers } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { storeRows } from '#platform/removals/store.ts'
import { connectionExists } from '../connections/record/lock.ts'
import type { EntryPerson } from '../entry-people/entry-people.ts'
import { entryTerms, indexTerms } from '../search/index/terms.ts'
import { endOfDay } from './due.ts'
import { type FoundPromise, findPromises, isSamePromise, matchFindings } from './find-promises.ts'
import { recipientOf } from './recipient.ts'
import { addPromise, assumeDueDate, changeOrigin, deletePromise, originIn, termsRecord } from './row.ts'

/** The part of a timeline entry that is searched for promises. */
export type Entry = {
  ixId: string
  connectionId: string
  text?: string | undefined
  transcript?: string | undefined
  occurredAt: string
  source: Schema['interactions']['source']
}

/** With the names of the person it is about, or of the first one and the others. */
export type NamedEntry = Entry & { displayName: string; with?: EntryPerson[] | undefined }

type Finding = Schema['findings']
type Promised = Schema['promises']

/** Stores what a new entry promises. */
export async function addFindings(ctx: MemberContext, entry: NamedEntry) {
  const found = promisesIn(ctx, entry)
  for (const promised of found) await addFinding(ctx, entry, promised)
  return found.length === 0 ? [] : findingsIn(ctx, entry.ixId)
}

/** Brings the findings of an entry up to date with its text. */
export async function updateFindings(ctx: MemberContext, entry: NamedEntry) {
  const before = await findingsIn(ctx, entry.ixId)
  const now = promisesIn(ctx, entry)
  if (before.length === 0 && now.length === 0) return []
  const { both, gone, added } = matchFindings(before, now)
  for (const finding of gone.filter((each) => !isStillInText(each, entry))) await removeFinding(ctx, finding, null)
  for (const [finding, promised] of both) {
    const connectionId = await moveToRecipient(ctx, finding, recipientOf(promised, entry))
    await updateFinding(ctx, finding, promised, { ...entry, connectionId })
  }
  for (const promised of added) await addFinding(ctx, entry, promised)
  return findingsIn(ctx, entry.ixId)
}

/** Before an entry is removed, for good or into a removal. Promises that only it made are removed too. */
export async function removeFindings(ctx: MemberContext, ixId: string, removalId: string | null) {
  for (const finding of await findingsIn(ctx, ixId)) await removeFinding(ctx, finding, removalId)
}

export async function addFinding(
  ctx: MemberContext,
  about: NamedEntry,
  promised: FoundPromise,
  foundBy: Finding['foundBy'] = 'rules',
) {
  const entry = { ...about, connectionId: recipientOf(promised, about) }
  const { ixId: interactionId, connectionId } = entry
  const { text, sentence, dueOn, sure } = promised
  const finding = { id: randomUUIDv7(), connectionId, interactionId, text, sentence, dueOn, foundBy }
  const row = { ...finding, dueTime: promised.dueTime ?? endOfDay, createdAt: nowText(ctx) }
  const promiseId = sure ? await makePromise(ctx, entry, promised) : null
  await ctx.db
    .insertInto('findings')
    .values({ memberId: ctx.member.id, ...row, promiseId })
    .execute()
  if (!sure) await emit(ctx, 'promise.suggested', row.id, connectionId)
}

export async function findingsIn(ctx: MemberContext, interactionId: string) {
  return ofEntry(ctx.db, { memberId: ctx.member.id, interactionId })
}

export function findingView(finding: Pick<Finding, 'id' | 'text' | 'sentence' | 'dueOn' | 'dueTime' | 'promiseId'>) {
  return {
    id: finding.id,
    status: finding.promiseId ? ('promised' as const) : ('suggested' as const),
    promiseId: finding.promiseId ?? undefined,
    text: finding.text,
    sentence: finding.sentence,
    dueOn: finding.dueOn ?? undefined,
    dueTime: finding.dueTime === endOfDay ? undefined : finding.dueTime,
  }
}

/** A visitor's words hold no promises of the member. */
function promisesIn(ctx: MemberContext, entry: NamedEntry): FoundPromise[] {
  const { text, transcript, occurredAt, source, displayName } = entry
  if (isByOthers(source)) return []
  const moment = { at: Temporal.Instant.from(occurredAt), timeZone: ctx.member.timeZone }
  return [text, transcript].flatMap((each) => (each ? findPromises(each, moment, displayName) : []))
}

/** A model's finding is kept while its sentence is in the text. */
function isStillInText({ foundBy, sentence }: Finding, { text = '', transcript = '' }: Entry) {
  return foundBy === 'model' && (text.includes(sentence) || transcript.includes(sentence))
}

/** A promise that the member completed or changed stays, and so does one that another entry makes too. */
async function removeFinding(ctx: MemberContext, finding: Finding, removalId: string | null) {
  const promise = await findUntouched(ctx, finding)
  const other = promise && (await findOther(ctx, finding))
  if (!promise) await detachPromise(ctx, finding, removalId)
  else if (other) await changeOrigin(ctx, promise.id, originIn(other), removalId)
  else await deletePromise(ctx, promise.id, removalId)
  await ctx.db.deleteFrom('findings').where('memberId', '=', ctx.member.id).where('id', '=', finding.id).execute()
  if (removalId) await storeRows(ctx, removalId, 'findings', [finding])
}

type Made = Omit<Finding, 'memberId' | 'foundBy' | 'createdAt' | 'dismissedAt'>

/** Leaves the promise of a finding to other findings of it; false if there are none. */
export async function leaveToOther(ctx: MemberContext, finding: Made) {
  const other = await findOther(ctx, finding)
  if (!other) return false
  const promise = await findUntouched(ctx, finding)
  if (promise) await changeOrigin(ctx, promise.id, originIn(other), null)
  else await detachPromise(ctx, finding, null)
  return true
}

/** The first other finding of the same promise. */
function findOther(ctx: MemberContext, { id, promiseId }: Made) {
  return ctx.db
    .selectFrom('findings')
    .select(['interactionId', 'text', 'sentence', 'dueOn', 'dueTime'])
    .where('memberId', '=', ctx.member.id)
    .where('promiseId', '=', promiseId)
    .where('id', '!=', id)
    .orderBy('id')
    .executeTakeFirst()
}

async function detachPromise(ctx: MemberContext, { promiseId, interactionId }: Made, removalId: string | null) {
  if (!promiseId) return
  const attached = await ctx.db
    .selectFrom('promises')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', promiseId)
    .where('interactionId', '=', interactionId)
    .executeTakeFirst()
  if (attached) await changeOrigin(ctx, promiseId, { interactionId: null, sentence: null }, removalId)
}

/** When a text or the people of its entry change, the finding and a promise that nobody has changed go to whom it names now. */
async function moveToRecipient(ctx: MemberContext, finding: Finding, to: string) {
  const { connectionId: from, id, promiseId, text } = finding
  if (from === to || !(await connectionExists(ctx, from))) return from
  await updateOwn(ctx, 'findings', id).set({ connectionId: to }).execute()
  if (!promiseId || !(await findUntouched(ctx, finding))) return to
  await updateOwn(ctx, 'promises', promiseId).set({ connectionId: to }).execute()
  await indexTerms(ctx, termsRecord(from, promiseId), entryTerms(text), [])
  await indexTerms(ctx, termsRecord(to, promiseId), [], entryTerms(text))
  await emit(ctx, 'promise.updated', promiseId, to)
  return to
}

async function updateFinding(ctx: MemberContext, finding: Finding, promised: FoundPromise, entry: Entry) {
  const { text, sentence, dueOn } = promised
  const dueTime = promised.dueTime ?? endOfDay
  const promise = await findUntouched(ctx, finding)
  if (promise) {
    const due = dueOn ? { dueOn, dueAssumedAt: null } : undatedDue(ctx, promise, entry)
    await updateOwn(ctx, 'promises', promise.id)
      .set({ text, sentence, dueTime, ...due })
      .execute()
    const isChanged = promise.text !== text || promise.dueOn !== due.dueOn || promise.dueTime !== dueTime
    if (isChanged) await emit(ctx, 'promise.updated', promise.id, entry.connectionId)
  }
  const isSuggested = finding.promiseId === null && finding.dismissedAt === null
  const promiseId = isSuggested && promised.sure ? await makePromise(ctx, entry, promised) : finding.promiseId
  await updateOwn(ctx, 'findings', finding.id).set({ text, sentence, dueOn, dueTime, promiseId }).execute()
}

/** One that never had a day keeps its place in the order. */
function undatedDue(
  ctx: MemberContext,
  { dueOn, dueAssumedAt }: Pick<Promised, 'dueOn' | 'dueAssumedAt'>,
  entry: Entry,
) {
  if (dueAssumedAt !== null) return { dueOn, dueAssumedAt }
  return { dueOn: assumeDueDate(ctx, entry.occurredAt), dueAssumedAt: nowText(ctx) }
}

/** The promise of a finding, if it is open and the member has not changed it. */
async function findUntouched(ctx: MemberContext, finding: Made) {
  if (!finding.promiseId) return null
  const promise = await findOwn(ctx, 'promises', finding.promiseId, [
    'id',
    'text',
    'dueOn',
    'dueTime',
    'dueAssumedAt',
    'completedAt',
    'interactionId',
  ])
  if (promise?.interactionId !== finding.interactionId || promise.completedAt !== null) return null
  const isSameDay = finding.dueOn ? promise.dueOn === finding.dueOn : promise.dueAssumedAt !== null
  return promise.text === finding.text && isSameDay && promise.dueTime === finding.dueTime ? promise : null
}

async function makePromise(ctx: MemberContext, entry: Entry, promised: FoundPromise) {
  return (await findSamePromise(ctx, entry.connectionId, promised)) ?? (await addFoundPromise(ctx, entry, promised))
}

/** The same promise in another note, or accepted again, is still one promise. */
export async function findSamePromise(
  ctx: MemberContext,
  connectionId: string,
  { text, dueOn }: { text: string; dueOn: string | null },
) {
  const open = await ctx.db
    .selectFrom('promises')
    .select(['id', 'text', 'dueOn', 'dueAssumedAt'])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('completedAt', 'is', null)
    .execute()
  const isThatDay = (each: (typeof open)[number]) => each.dueOn === dueOn && each.dueAssumedAt === null
  return open.find((each) => isSamePromise(each.text, text) && (dueOn === null || isThatDay(each)))?.id
}

async function addFoundPromise(ctx: MemberContext, { ixId, connectionId, occurredAt }: Entry, promised: FoundPromise) {
  const { text, sentence, dueOn } = promised
  return addPromise(ctx, {
    connectionId,
    text,
    dueOn: dueOn ?? assumeDueDate(ctx, occurredAt),
    dueTime: promised.dueTime ?? endOfDay,
    dueAssumedAt: dueOn ? null : nowText(ctx),
    interactionId: ixId,
    sentence,
  })
}

const ofEntry = prepared((db, { memberId, interactionId }: { memberId: string; interactionId: string }) =>
  db
    .selectFrom('findings')
    .select(['memberId', 'id', 'connectionId', 'interactionId', 'text', 'sentence', 'dueOn', 'dueTime', 'foundBy'])
    .select(['createdAt', 'promiseId', 'dismissedAt'])
    .where('memberId', '=', memberId)
    .where('interactionId', '=', interactionId)
    .orderBy('id'),
)
