import { randomUUIDv7 } from 'node:crypto'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import type { MergeRecord } from '#platform/db/schema/people.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { MovedIds } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { expiresAt } from '#platform/removals/removal.ts'
import { closeMerges } from '../../connections/merged/merges.ts'
import { recountDeath } from '../../connections/record/death.ts'
import { recountLastContact } from '../../connections/record/last-contact.ts'
import { connectionNotFound } from '../../connections/record/lock.ts'
import { connectionView, findPeople, lockPeople, type Person } from '../../connections/record/row.ts'
import { writeChangedPerson } from '../../connections/record/write-changed.ts'
import { mergeRelations } from '../../relations/merged.ts'
import { relationsOf } from '../../relations/row.ts'
import { foretellRhythm } from '../../rhythms/recompute.ts'
import { indexTerms, personRecord, personTerms } from '../../search/index/terms.ts'
import { findKeptApart, markApart, refuseSamePerson, unmarkApart } from '../kept-apart.ts'
import { type CombinedPerson, combine } from './combine.ts'
import {
  addExtras,
  countRecordingsAndFindings,
  findRecordIds,
  moveRows,
  moveSearchTerms,
  readExtras,
} from './move-records.ts'
import { findContested, findTheirFindings, shareEntries, unshared } from './shared-entries.ts'

type Pair = { connectionId: string; otherId: string }

/** Merges the other person into the first, or previews it. */
export async function mergeConnections(ctx: MemberContext, { dryRun, ...pair }: Pair & { dryRun: boolean }) {
  if (dryRun) return previewMerge(ctx, pair)
  return transaction(ctx, async (ctx) => {
    const { kept, other } = identify(pair, await lockPeople(ctx, [pair.connectionId, pair.otherId]))
    const combined = combine(kept, other)
    const person = { ...combined.person, updatedAt: nowText(ctx) }
    const [id, move] = [randomUUIDv7(), { from: other.id, to: kept.id }]
    const own = await findRecordIds(ctx, other.id)
    const contested = await findContested(ctx, own.interactions, kept.id, null)
    const findings = await findTheirFindings(ctx, other.id, contested)
    const moved = { ...own, ...(findings.length > 0 && { findings }) }
    await shareEntries(ctx, { id, ...move })
    await moveRows(ctx, moved, move, contested)
    await moveSearchTerms(ctx, await unshared(ctx, moved), move)
    const extras = await readExtras(ctx, other.id)
    const relations = [...(await relationsOf(ctx, kept.id)), ...(await relationsOf(ctx, other.id))]
    await endEarlierMerges(ctx, pair)
    await replace(ctx, kept, other, person)
    const extrasRecord = await addExtras(ctx, pair, extras)
    await recountDeath(ctx, kept.id)
    await recountLastContact(ctx, kept.id)
    const { changed, added, setAside } = combined
    const record = { other, changed, added, ...extrasRecord, ...(await mergeKeptApart(ctx, pair)) }
    const merge = await recordMerge(ctx, { id, ...pair }, { ...record, setAside }, moved)
    const lost = await mergeRelations(ctx, pair, relations)
    setAside.push(...lost)
    if (lost.length > 0)
      await updateOwn(ctx, 'merges', merge.mergeId)
        .set({ before: json({ ...record, setAside }) })
        .execute()
    await emit(ctx, 'connection.merged', other.id, kept.id)
    const [row = person] = await findPeople(ctx, [kept.id])
    return { ...merge, ...mergeView(combined, row, await countMoved(ctx, moved)) }
  })
}

async function previewMerge(ctx: MemberContext, pair: Pair) {
  const { kept, other } = identify(pair, await findPeople(ctx, [pair.connectionId, pair.otherId]))
  const combined = combine(kept, other)
  const person = await foretellRhythm(ctx, combined.person, [kept.id, other.id])
  return mergeView(combined, person, await countMoved(ctx, await findRecordIds(ctx, other.id)))
}

function identify({ connectionId, otherId }: Pair, people: Person[]) {
  const kept = people.find(({ id }) => id === connectionId)
  const other = people.find(({ id }) => id === otherId)
  if (!kept || !other) throw connectionNotFound()
  refuseSamePerson(connectionId, otherId)
  return { kept, other }
}

/** The other came back from an earlier merge into somebody else: they cannot be part of two people. */
async function endEarlierMerges(ctx: MemberContext, { connectionId, otherId }: Pair) {
  await closeMerges(ctx).where('otherId', '=', otherId).where('connectionId', '!=', connectionId).execute()
}

async function replace(ctx: MemberContext, kept: Person, other: Person, person: Person) {
  await ctx.db.deleteFrom('connections').where('memberId', '=', ctx.member.id).where('id', '=', other.id).execute()
  await indexTerms(ctx, personRecord(other.id), personTerms(other), [])
  await writeChangedPerson(ctx, kept, person)
}

/** People kept apart from the other are now kept apart from this person. A mark between these two is deleted. */
async function mergeKeptApart(ctx: MemberContext, { connectionId, otherId }: Pair): Promise<MergeRecord> {
  const wereApart = await unmarkApart(ctx, connectionId, otherId)
  const apart = await markApart(ctx, connectionId, await findKeptApart(ctx, otherId))
  return { apart, ...(wereApart && { wereApart }) }
}

type Merge = Pair & { id: string }

async function recordMerge(
  ctx: MemberContext,
  { id, connectionId, otherId }: Merge,
  before: MergeRecord,
  moved: MovedIds,
) {
  const createdAt = nowText(ctx)
  await ctx.db
    .insertInto('merges')
    .values({ memberId: ctx.member.id, id, connectionId, otherId, before: json(before), moved: json(moved), createdAt })
    .execute()
  return { mergeId: id, undoUntil: expiresAt(createdAt) }
}

async function countMoved(ctx: MemberContext, { interactions, promises, followups }: MovedIds) {
  const within = await countRecordingsAndFindings(ctx, interactions)
  return { entries: interactions.length, promises: promises.length, followups: followups.length, ...within }
}

function mergeView(
  { fields, setAside }: CombinedPerson,
  person: Person,
  moved: Awaited<ReturnType<typeof countMoved>>,
) {
  return { connection: connectionView(person), fields, setAside, moved }
}
