import { setImmediate as nextTurn } from 'node:timers/promises'
import { asReason } from '#contract/texts/reason.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { mapInTurns } from '#platform/context/turns.ts'
import { pacedChunks } from '#platform/db/batches.ts'
import { requireConnection } from '../connections/record/lock.ts'
import { maxPairs } from './api.ts'
import { orderPair } from './kept-apart.ts'
import { comparePeople } from './matching/compare.ts'
import { sharedEmails, sharedPhones } from './matching/shared-addresses.ts'
import { findNamesakes, findNearNamesakes, maxOfOneName, type Pair } from './matching/shared-names.ts'

type Filter = { limit: number; connectionId?: string | undefined }

/** For one request. */
const maxCompared = 1_500

/** Pairs that may be the same person, most certain first. Nothing is merged. */
export async function suggestDuplicates(ctx: MemberContext, { limit, connectionId }: Filter) {
  if (connectionId) await requireConnection(ctx, connectionId)
  const candidates = await findCandidates(ctx)
  const wanted = connectionId ? candidates.filter((pair) => pair.includes(connectionId)) : candidates
  const pairs = await withoutKeptApart(ctx, wanted)
  const people = await peopleOf(ctx, pairs.slice(0, maxCompared))
  const compared = await mapInTurns(pairs, ([first, second]) => {
    const [one, other] = [people.get(first), people.get(second)]
    const verdict = one && other && comparePeople(one, other)
    return verdict ? [{ one, other, ...verdict }] : []
  })
  const suggested = compared.flat()
  suggested.sort((a, b) => b.points - a.points)
  const more = `Showing ${limit} of ${suggested.length}. Merge these or keep them apart${orRaise(limit)}.`
  return {
    duplicates: suggested.slice(0, limit).map(({ one, other, strength, reasons }) => ({
      connection: view(one),
      other: view(other),
      strength,
      reasons: reasons.map(asReason),
    })),
    more: suggested.length > limit ? more : undefined,
  }
}

const orRaise = (limit: number) => (limit < maxPairs ? `, or raise limit (at most ${maxPairs})` : '')

/** Each pair once, without those who are kept apart. */
async function withoutKeptApart(ctx: MemberContext, pairs: Pair[]): Promise<Pair[]> {
  const apart = await ctx.db
    .selectFrom('distinctPeople')
    .select(['oneId', 'otherId'])
    .where('memberId', '=', ctx.member.id)
    .execute()
  const decided = new Set(apart.map(({ oneId, otherId }) => `${oneId} ${otherId}`))
  return pairs.flatMap(([first, second]): Pair[] => {
    const { oneId, otherId } = orderPair(first, second)
    const name = `${oneId} ${otherId}`
    if (oneId === otherId || decided.has(name)) return []
    decided.add(name)
    // The one added first is the one to keep.
    return [[oneId, otherId]]
  })
}

async function peopleOf(ctx: MemberContext, pairs: Pair[]) {
  const ids = [...new Set(pairs.flat())]
  const people: Candidate[] = []
  for await (const some of pacedChunks(ids)) people.push(...(await candidateRows(ctx, some)))
  return new Map(people.map((person) => [person.id, person]))
}

type Candidate = Awaited<ReturnType<typeof candidateRows>>[number]

async function candidateRows(ctx: MemberContext, ids: string[]) {
  return ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName', 'company', 'title', 'location', 'birthday', 'emails', 'phones'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
}

function view({ id, displayName, company, title, location, emails, phones }: Candidate) {
  return {
    connectionId: id,
    displayName,
    company: company ?? undefined,
    title: title ?? undefined,
    location: location ?? undefined,
    emails,
    phones,
  }
}

/** Pairs who share an address, a name, or nearly a name and something else. All are found by indexes. */
async function findCandidates(ctx: MemberContext): Promise<Pair[]> {
  const emails = await sharedEmails(ctx)
  await nextTurn()
  const phones = await sharedPhones(ctx)
  await nextTurn()
  const named = await findNamesakes(ctx)
  await nextTurn()
  return [
    ...[...emails, ...phones].filter((group) => group.length <= maxAtOneAddress).flatMap(pairs),
    ...named.same.flatMap((group) => pairs(group.slice(0, maxOfOneName))),
    ...(await findNearNamesakes(ctx, named.near)),
  ]
}

/** An address that more people share belongs to a household or a company. */
const maxAtOneAddress = 3

function pairs(ids: string[]): Pair[] {
  return ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const))
}
