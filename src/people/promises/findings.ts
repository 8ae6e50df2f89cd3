import { randomUUIDv7 } from 'node:crypto'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { emit } from '#platform/events/emit.ts'
import { endOfDay } from './due.ts'
import { findPromises } from './finding/find.ts'
import { matching, type Promised, sameThing } from './match-findings.ts'
import { assumedDue, forgetPromise, makePromise, mine } from './row.ts'

/** What of a timeline entry is read for promises. */
export type Entry = {
  ixId: string
  connectionId: string
  text?: string | undefined
  transcript?: string | undefined
  occurredAt: string
  source: Schema['interactions']['source']
}

type Finding = Schema['findings']

/** Makes what is kept of an entry's promises say what the entry now says. What a visitor wrote is not the member's word. */
export async function keepFindings(ctx: MemberContext, entry: Entry) {
  const before = await findingsIn(ctx, entry.ixId)
  const now = entry.source === 'visitor' ? [] : promisesIn(ctx, entry)
  if (before.length === 0 && now.length === 0) return []
  const { both, gone, added } = matching(before, now)
  for (const finding of gone.filter((each) => !isStillSaid(each, entry))) await letGo(ctx, finding)
  for (const [finding, promised] of both) await bringUpToDate(ctx, finding, promised, entry)
  for (const promised of added) await addFinding(ctx, entry, promised)
  return findingsIn(ctx, entry.ixId)
}

/** Before an entry is removed: what was only its own goes with it. */
export async function dropFindings(ctx: MemberContext, ixId: string) {
  for (const finding of await findingsIn(ctx, ixId)) await letGo(ctx, finding)
}

export async function addFinding(
  ctx: MemberContext,
  entry: Entry,
  promised: Promised,
  foundBy: Finding['foundBy'] = 'rules',
) {
  const { ixId: interactionId, connectionId } = entry
  const { text, sentence, dueOn, sure } = promised
  const finding = { id: randomUUIDv7(), connectionId, interactionId, text, sentence, dueOn, foundBy }
  const row = { ...finding, dueTime: promised.dueTime ?? endOfDay, createdAt: nowText(ctx) }
  const promiseId = sure ? ((await alike(ctx, entry, promised)) ?? (await promise(ctx, entry, promised))) : null
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

function promisesIn(ctx: MemberContext, { text, transcript, occurredAt }: Entry): Promised[] {
  const said = { at: Temporal.Instant.from(occurredAt), timeZone: ctx.member.timeZone }
  return [text, transcript].flatMap((each) => (each ? findPromises(each, said) : []))
}

/** What a model found is kept while its sentence stands. */
function isStillSaid({ foundBy, sentence }: Finding, { text = '', transcript = '' }: Entry) {
  return foundBy === 'model' && (text.includes(sentence) || transcript.includes(sentence))
}

/** A promise that the member has made their own, by keeping or changing it, stays; so does one that is made elsewhere too. */
async function letGo(ctx: MemberContext, finding: Finding) {
  const promise = await findUntouched(ctx, finding)
  if (!promise) await cutLoose(ctx, finding)
  else if (!(await handOver(ctx, finding))) await forgetPromise(ctx, promise.id)
  await ctx.db.deleteFrom('findings').where('memberId', '=', ctx.member.id).where('id', '=', finding.id).execute()
}

/** To the first other place that makes the same promise; false where there is none. */
async function handOver(ctx: MemberContext, { id, promiseId }: Finding) {
  const heir = await ctx.db
    .selectFrom('findings')
    .select(['interactionId', 'text', 'sentence', 'dueOn', 'dueTime'])
    .where('memberId', '=', ctx.member.id)
    .where('promiseId', '=', promiseId)
    .where('id', '!=', id)
    .orderBy('id')
    .executeTakeFirst()
  if (!heir) return false
  const { interactionId, text, sentence, dueOn, dueTime } = heir
  await mine(ctx, promiseId ?? '')
    .set({ interactionId, text, sentence, ...(dueOn && { dueOn, dueTime, dueAssumedAt: null }) })
    .execute()
  return true
}

async function cutLoose(ctx: MemberContext, { promiseId, interactionId }: Finding) {
  if (!promiseId) return
  await mine(ctx, promiseId)
    .set({ interactionId: null, sentence: null })
    .where('interactionId', '=', interactionId)
    .execute()
}

async function bringUpToDate(ctx: MemberContext, finding: Finding, promised: Promised, entry: Entry) {
  const { text, sentence, dueOn } = promised
  const dueTime = promised.dueTime ?? endOfDay
  const promise = await findUntouched(ctx, finding)
  if (promise) {
    const due = dueOn ? { dueOn, dueAssumedAt: null } : { dueOn: assumedDue(ctx, entry.occurredAt) }
    await mine(ctx, promise.id)
      .set({ text, sentence, dueTime, ...due })
      .execute()
    const isChanged = promise.text !== text || promise.dueOn !== due.dueOn || promise.dueTime !== dueTime
    if (isChanged) await emit(ctx, 'promise.updated', promise.id, entry.connectionId)
  }
  await ctx.db
    .updateTable('findings')
    .set({ text, sentence, dueOn, dueTime })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', finding.id)
    .execute()
}

/** The promise of a finding, as long as it is open and says what the finding does. */
async function findUntouched(ctx: MemberContext, finding: Finding) {
  if (!finding.promiseId) return null
  const promise = await ctx.db
    .selectFrom('promises')
    .select(['id', 'text', 'dueOn', 'dueTime', 'dueAssumedAt', 'completedAt', 'interactionId'])
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', finding.promiseId)
    .executeTakeFirst()
  if (promise?.interactionId !== finding.interactionId || promise.completedAt !== null) return null
  const isSameDay = finding.dueOn ? promise.dueOn === finding.dueOn : promise.dueAssumedAt !== null
  return promise.text === finding.text && isSameDay && promise.dueTime === finding.dueTime ? promise : null
}

/** Said again in another note, it is still one promise. */
async function alike(ctx: MemberContext, { connectionId }: Entry, { text, dueOn }: Promised) {
  const open = await ctx.db
    .selectFrom('promises')
    .select(['id', 'text', 'dueOn', 'dueAssumedAt'])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('completedAt', 'is', null)
    .execute()
  return open.find((each) => sameThing(each.text, text) && (dueOn === null || each.dueOn === dueOn))?.id
}

async function promise(ctx: MemberContext, { ixId, connectionId, occurredAt }: Entry, promised: Promised) {
  const { text, sentence, dueOn } = promised
  return makePromise(ctx, {
    connectionId,
    text,
    dueOn: dueOn ?? assumedDue(ctx, occurredAt),
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
