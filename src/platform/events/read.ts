import type { Kith } from '../context/context.ts'
import { type CommitHorizon, isBeforeHorizon, readCommitHorizon } from './commit-horizon.ts'

type Store = Pick<Kith, 'db'>
type Wanted = { memberId: string; after: number; limit: number }

/** What became true for a member after the event of this number, in order, and without gaps to be filled later. */
export async function readEvents({ db }: Store, { memberId, after, limit }: Wanted) {
  const rows = await eventsIn(db, await readCommitHorizon(db))
    .where('memberId', '=', memberId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()
  return withoutGaps(rows)
}

/** The number of the last of them; 0 where there are none. */
export async function latestEvent({ db }: Store, memberId: string) {
  const last = await db
    .selectFrom('events')
    .select('number')
    .where('memberId', '=', memberId)
    .where(isBeforeHorizon(await readCommitHorizon(db)))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.number ?? 0
}

type Place = { memberId: string; number: number }

/** Where to go on from what a reader names. What is not known may be of another store: then from the last, not from beyond it. */
export async function placeOf(store: Store, { memberId, number }: Place) {
  if (!(await isForgotten(store, { memberId, number }))) return { number, isGap: false }
  return { number: Math.min(number, await latestEvent(store, memberId)), isGap: true }
}

/** Whether what came after it may be gone: it is itself. */
async function isForgotten({ db }: Store, { memberId, number }: Place) {
  if (number === 0) return false
  const kept = db.selectFrom('events').select('number').where('memberId', '=', memberId).where('number', '=', number)
  return (await kept.executeTakeFirst()) === undefined
}

type Followed = { memberId: string; after: number }

/** The same for many members at once. */
export async function readForAll({ db }: Store, members: Followed[], limit: number) {
  const rows = await eventsIn(db, await readCommitHorizon(db))
    .where((where) =>
      where.or(members.map(({ memberId, after }) => where('memberId', '=', memberId).and('number', '>', after))),
    )
    .orderBy('number')
    .limit(limit)
    .execute()
  return withoutGaps(rows)
}

function eventsIn(db: Kith['db'], until: CommitHorizon) {
  return db
    .selectFrom('events')
    .select(['memberId', 'number', 'kind', 'subjectId', 'connectionId', 'createdAt'])
    .select(isBeforeHorizon(until).as('isBeforeHorizon'))
}

/** Of each member, what comes before the first that is not settled: a clock that was set back must not let others pass it. */
function withoutGaps<Row extends { memberId: string; isBeforeHorizon: boolean }>(rows: Row[]) {
  const held = new Set<string>()
  const passes = ({ memberId, isBeforeHorizon }: Row) => {
    if (!isBeforeHorizon) held.add(memberId)
    return !held.has(memberId)
  }
  return rows.filter(passes).map(({ isBeforeHorizon, ...event }) => event)
}
