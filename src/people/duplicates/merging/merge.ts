import { randomUUIDv7 } from 'node:crypto'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { json, type MergeRecord } from '#platform/db/schema/schema.ts'
import type { MovedIds } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { findPeople, lockPeople, type Person } from '../../connections/record/full-row.ts'
import { recountLastContact } from '../../connections/record/last-contact.ts'
import { connectionNotFound } from '../../connections/record/lock.ts'
import { connectionView, stored } from '../../connections/record/row.ts'
import { indexTerms, personTerms } from '../../search/index/terms.ts'
import { findKeptApart, markApart, refuseSamePerson, unmarkApart } from '../kept-apart.ts'
import { type United, unite } from './combine.ts'
import { undoUntil } from './merges.ts'
import { besideOf, bring } from './move-extras.ts'
import { countedIn, idsOf, moveRows, moveWords } from './move-records.ts'

type Pair = { connectionId: string; otherId: string }

/** The first stays; the other becomes part of it. A dry run only says how. */
export async function mergeConnections(ctx: MemberContext, { dryRun, ...pair }: Pair & { dryRun: boolean }) {
  if (dryRun) return foretell(ctx, pair)
  return transaction(ctx, async (ctx) => {
    const { kept, other } = told(pair, await lockPeople(ctx, [pair.connectionId, pair.otherId]))
    const united = unite(kept, other, ctx.member.timeZone)
    const person = { ...united.person, updatedAt: nowText(ctx) }
    const moved = await idsOf(ctx, other.id)
    await moveRows(ctx, moved, { from: other.id, to: kept.id })
    await moveWords(ctx, moved, { from: other.id, to: kept.id })
    const beside = await besideOf(ctx, other.id)
    await replace(ctx, kept, other, person)
    const brought = await bring(ctx, pair, beside)
    await recountLastContact(ctx, kept.id)
    const { changed, added, setAside } = united
    const merge = await record(
      ctx,
      pair,
      { other, changed, added, setAside, ...brought, ...(await inherit(ctx, pair)) },
      moved,
    )
    await emit(ctx, 'connection.merged', other.id, kept.id)
    return { ...merge, ...view(united, person, await counted(ctx, moved)) }
  })
}

async function foretell(ctx: MemberContext, pair: Pair) {
  const { kept, other } = told(pair, await findPeople(ctx, [pair.connectionId, pair.otherId]))
  const united = unite(kept, other, ctx.member.timeZone)
  return view(united, united.person, await counted(ctx, await idsOf(ctx, other.id)))
}

function told({ connectionId, otherId }: Pair, people: Person[]) {
  const kept = people.find(({ id }) => id === connectionId)
  const other = people.find(({ id }) => id === otherId)
  if (!kept || !other) throw connectionNotFound()
  refuseSamePerson(connectionId, otherId)
  return { kept, other }
}

async function replace(ctx: MemberContext, kept: Person, other: Person, person: Person) {
  await ctx.db.deleteFrom('connections').where('memberId', '=', ctx.member.id).where('id', '=', other.id).execute()
  await ctx.db
    .updateTable('connections')
    .set(stored(person))
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', kept.id)
    .execute()
  await indexTerms(ctx, own(other.id), personTerms(other), [])
  await indexTerms(ctx, own(kept.id), personTerms(kept), personTerms(person))
}

/** Whoever is not the other is not this person either. That the two were kept apart is over. */
async function inherit(ctx: MemberContext, { connectionId, otherId }: Pair): Promise<MergeRecord> {
  const wereApart = await unmarkApart(ctx, connectionId, otherId)
  const apart = await markApart(ctx, connectionId, await findKeptApart(ctx, otherId))
  return { apart, ...(wereApart && { wereApart }) }
}

async function record(ctx: MemberContext, { connectionId, otherId }: Pair, before: MergeRecord, moved: MovedIds) {
  const [id, createdAt] = [randomUUIDv7(), nowText(ctx)]
  await ctx.db
    .insertInto('merges')
    .values({ memberId: ctx.member.id, id, connectionId, otherId, before: json(before), moved: json(moved), createdAt })
    .execute()
  return { mergeId: id, undoUntil: undoUntil(createdAt) }
}

async function counted(ctx: MemberContext, { interactions, promises, followups }: MovedIds) {
  const within = await countedIn(ctx, interactions)
  return { entries: interactions.length, promises: promises.length, followups: followups.length, ...within }
}

function view({ fields, setAside }: United, person: Person, moved: Awaited<ReturnType<typeof counted>>) {
  return { connection: connectionView(person), fields, setAside, moved }
}

const own = (connectionId: string) => ({ connectionId, sourceId: connectionId, place: 'own' as const })
