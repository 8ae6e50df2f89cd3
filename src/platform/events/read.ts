import { sql } from 'kysely'
import type { Kith } from '../context/context.ts'
import { type Db, isPostgres } from '../db/schema/schema.ts'

type Store = Pick<Kith, 'db'>
type EventRange = { memberId: string; after: number; limit: number }

/** A member's events after this number, in order, and without gaps that could be filled later. */
export async function readEvents({ db }: Store, { memberId, after, limit }: EventRange) {
  const rows = await eventsIn(db, await readCommitHorizon(db))
    .where('memberId', '=', memberId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()
  return withoutGaps(rows)
}

/** The number of a member's last event; 0 without any. */
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

type EventCursor = { memberId: string; number: number | null }

/** Where a reader continues. An unknown number, or null, may come from another database: then from the last event, not beyond it. */
export async function resolveCursor(store: Store, { memberId, number }: EventCursor) {
  if (number !== null && !(await isForgotten(store, { memberId, number }))) return { number, isGap: false }
  const latest = await latestEvent(store, memberId)
  return { number: Math.min(number ?? latest, latest), isGap: true }
}

/** When an event is gone, later ones may be gone as well. */
async function isForgotten({ db }: Store, { memberId, number }: { memberId: string; number: number }) {
  if (number === 0) return false
  const kept = db.selectFrom('events').select('number').where('memberId', '=', memberId).where('number', '=', number)
  return (await kept.executeTakeFirst()) === undefined
}

type Following = { memberId: string; after: number }

/** Reads the events of many members in one query. */
export async function readForAll({ db }: Store, members: Following[], limit: number) {
  const rows = await eventsIn(db, await readCommitHorizon(db))
    .where((where) =>
      where.or(members.map(({ memberId, after }) => where('memberId', '=', memberId).and('number', '>', after))),
    )
    .orderBy('number')
    .limit(limit)
    .execute()
  return withoutGaps(rows)
}

/** Events of all members after this number, in order, up to the last one before which no event can still appear. */
export async function readAllEvents({ db }: Store, after: number, limit: number) {
  const rows = await eventsIn(db, await readCommitHorizon(db))
    // Joined with members, because the only index of events by number starts with the member.
    .innerJoin('members', 'members.id', 'events.memberId')
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()
  const end = rows.findIndex(({ isCommitted }) => !isCommitted)
  return end < 0 ? rows : rows.slice(0, end)
}

/** The number of the newest event of all members, which may not be committed yet. Very cheap. */
export async function lastEventNumber({ db }: Store) {
  const { rows } = await (isPostgres(db)
    ? sql<{ last: number | null }>`select pg_sequence_last_value(pg_get_serial_sequence('events', 'number')) as last`
    : sql<{ last: number | null }>`select max(number) as last from events`
  ).execute(db)
  return rows[0]?.last ?? 0
}

function eventsIn(db: Kith['db'], horizon: CommitHorizon) {
  return db
    .selectFrom('events')
    .select(['events.memberId', 'number', 'kind', 'subjectId', 'connectionId', 'events.createdAt'])
    .select(isBeforeHorizon(horizon).as('isCommitted'))
}

/** Each member's events up to the first that may be uncommitted. After a clock is set back, later ones wait for it. */
function withoutGaps<Row extends { memberId: string; isCommitted: boolean }>(rows: Row[]) {
  const waiting = new Set<string>()
  const isNext = ({ memberId, isCommitted }: Row) => {
    if (!isCommitted) waiting.add(memberId)
    return !waiting.has(memberId)
  }
  return rows.filter(isNext).map(({ isCommitted, ...event }) => event)
}

/** Null on SQLite, which has one writer at a time. */
type CommitHorizon = string | null

/**
 * The time before which every event is committed: a reader that stops there misses nothing. It is a time, not a number,
 * and is read before the events, because a transaction that began early may get its number late. If the server hides the
 * start of a transaction, the transaction counts as a minute old.
 *
 * Only transactions that have written to `events` count: they hold a lock on the table from before their first number
 * until they end. Those of other programs do not, however long they are open, and ours end with their time-out. The time
 * is the start of this statement: a lock that it does not see yet is taken later, and so is the number.
 */
export async function readCommitHorizon(db: Db): Promise<CommitHorizon> {
  if (!isPostgres(db)) return null
  const { rows } = await sql<{ until: string }>`
    select least(statement_timestamp(), min(coalesce(xact_start, clock_timestamp() - interval '1 minute')))::text as until
    from pg_locks left join pg_stat_activity using (pid)
    where database = (select oid from pg_database where datname = current_database())
      and relation = 'events'::regclass and mode = 'RowExclusiveLock'`.execute(db)
  return rows[0]?.until ?? null
}

/** An event more than a minute in the future was written before the database's clock was set back, so it counts too. */
export function isBeforeHorizon(horizon: CommitHorizon) {
  if (horizon === null) return sql<boolean>`1 = 1`
  return sql<boolean>`(written_at < ${horizon}::timestamptz or written_at > clock_timestamp() + interval '1 minute')`
}
