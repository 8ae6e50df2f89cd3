import { sql } from 'kysely'
import type { MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import { type Entry, entryColumns, entryOf, timelineOf } from './passage.ts'

/** How many entries are read before and after an entry. */
const entriesEachWay = 2

/** Entries further apart belong to different occasions. Entries about different people must be closer. */
export const apart = 30 * 60 * 1000
const apartFromOthers = 5 * 60 * 1000

/** Two entries of one occasion, and how many steps they are apart. */
export type Neighbours = { one: string; other: string; steps: number }

/** The entries just before and after these in time, about anybody or one person. */
export async function findNeighbours(ctx: MemberContext, seeds: Entry[], connectionId: string | null) {
  if (seeds.length === 0) return { entries: [], neighbours: [] }
  const rows = await loadNeighbours(ctx, seeds, connectionId)
  const neighbours: Neighbours[] = []
  for (const [at, seed] of seeds.entries()) {
    for (const way of ['before', 'after'] as const) {
      const near = rows.filter((row) => row.seed === at && row.way === way)
      neighbours.push(...chain(seed, near.sort(way === 'before' ? later : earlier)))
    }
  }
  const kept = new Set(neighbours.map(({ other }) => other))
  const entries = new Map(rows.filter(({ id }) => kept.has(id)).map((row) => [row.id, entryOf(row)]))
  return { entries: [...entries.values()], neighbours }
}

type NeighbourRow = Parameters<typeof entryOf>[0] & { seed: number; way: 'before' | 'after' }

const earlier = (a: NeighbourRow, b: NeighbourRow) => (a.occurredAt + a.id < b.occurredAt + b.id ? -1 : 1)
const later = (a: NeighbourRow, b: NeighbourRow) => earlier(b, a)

/** Stops at the first gap that is too long. */
function chain(seed: Entry, near: NeighbourRow[]): Neighbours[] {
  const times = [seed.at, ...near.map((row) => row.occurredAt)].map((at) => Date.parse(at))
  const gap = near.findIndex(({ connectionId }, at) => {
    const maxGap = connectionId === seed.connectionId ? apart : apartFromOthers
    return Math.abs((times[at + 1] ?? 0) - (times[at] ?? 0)) > maxGap
  })
  return near.slice(0, gap < 0 ? near.length : gap).map(({ id }, at) => ({ one: seed.id, other: id, steps: at + 1 }))
}

async function loadNeighbours(ctx: MemberContext, seeds: Entry[], connectionId: string | null) {
  const length = 2 ** Math.ceil(Math.log2(seeds.length))
  const key = `${length} ${connectionId !== null}`
  const query = queries.get(key) ?? unionOf(length, connectionId !== null)
  queries.set(key, query)
  const full = [...seeds, ...Array.from({ length: length - seeds.length }, () => seeds[0] as Entry)]
  const values = full.flatMap(({ id, at }, n) => [
    [`id${n}`, id],
    [`at${n}`, at],
  ])
  const of = { memberId: ctx.member.id, connectionId: connectionId ?? '' }
  const rows = await query(ctx.db, { ...of, ...Object.fromEntries(values) })
  return rows.filter((row) => row.seed < seeds.length)
}

type Values = { memberId: string; connectionId: string } & Record<string, string>

const queries = new Map<string, ReturnType<typeof unionOf>>()

function unionOf(length: number, isOfOne: boolean) {
  return prepared<Values, NeighbourRow>((db, values) => {
    const [first, ...others] = Array.from({ length }, (_, seed) => [
      branch(db, values, { seed, way: 'before', isOfOne }),
      branch(db, values, { seed, way: 'after', isOfOne }),
    ]).flat()
    if (!first) throw new RangeError('there is nothing to look around')
    return others.reduce((query, other) => query.unionAll(other), first)
  })
}

type Branch = { seed: number; way: 'before' | 'after'; isOfOne: boolean }

function branch(db: Db, values: Values, { seed, way, isOfOne }: Branch) {
  const [sign, order] = way === 'before' ? [sql`<`, 'desc' as const] : [sql`>`, 'asc' as const]
  const place = sql<boolean>`(occurred_at, id) ${sign} (${values[`at${seed}`]}, ${values[`id${seed}`]})`
  return db
    .selectFrom(
      timelineOf(db, values.memberId, isOfOne ? values.connectionId : null)
        .select(entryColumns)
        .select([sql.lit(seed).as('seed'), sql.lit(way).as('way')])
        .where(place)
        .orderBy('occurredAt', order)
        .orderBy('id', order)
        .limit(entriesEachWay)
        .as('some'),
    )
    .selectAll()
}
