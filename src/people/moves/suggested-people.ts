import { type SelectQueryBuilder, sql } from 'kysely'
import { prepared } from '#platform/db/prepared.ts'
import type { Db, Schema } from '#platform/db/schema/schema.ts'

const columns = [
  'connections.id',
  'connections.displayName',
  'connections.company',
  'connections.title',
  'connections.location',
  'connections.metOn',
  'connections.birthday',
  'connections.birthdayOn',
  'connections.rhythmDays',
  'connections.tagRhythmDays',
  'connections.learnedRhythmDays',
  'connections.restUntil',
  'connections.lastContactAt',
  'connections.contactDueOn',
  'connections.createdAt',
  'connections.photo',
] as const

type Column = (typeof columns)[number] extends `connections.${infer Name}` ? Name : never

/** A person who may be suggested, and why. `subject` is their id, or that of a draft to them; `since` is when it began. */
export type PersonRow = Pick<Schema['connections'], Column> & { why: Why; subject: string; since: string }

export type Why = 'quiet' | 'new' | 'birthday' | 'draft'

/** How many rows of each kind are read. The others appear once these are dealt with. */
const limits = { justDue: 40, longDue: 15, newest: 40, birthdays: 25, drafts: 25 }

/** Dates, instants, and ranges of month and day: two, because a year may end in between. */
type Filter = Record<'memberId' | 'today' | 'now' | 'newFrom' | 'newBefore', string> &
  Record<'from' | 'to' | 'nextFrom' | 'nextTo', string>

export const quietPeople = prepared((db, filter: Pick<Filter, 'memberId' | 'today'>) => selectQuietPeople(db, filter))

/** Everyone who may be suggested for a reason other than a promise, in one statement with bounded parts. */
export const peopleToSuggest = prepared((db, filter: Filter) => {
  const fresh = selectPeople(db, filter, 'new')
    .where('connections.createdAt', '>=', filter.newFrom)
    .where('connections.createdAt', '<', filter.newBefore)
    .where('connections.diedOn', 'is', null)
    .orderBy('connections.createdAt', 'desc')
    .orderBy('connections.id', 'desc')
    .limit(limits.newest)
  const born = (from: string, to: string) =>
    selectPeople(db, filter, 'birthday')
      .where('connections.birthdayOn', '>=', from)
      .where('connections.birthdayOn', '<=', to)
      .orderBy('connections.birthdayOn')
      .orderBy('connections.id')
      .limit(limits.birthdays)
  return selectQuietPeople(db, filter)
    .unionAll(db.selectFrom(fresh.as('fresh')).selectAll())
    .unionAll(db.selectFrom(born(filter.from, filter.to).as('born')).selectAll())
    .unionAll(db.selectFrom(born(filter.nextFrom, filter.nextTo).as('next')).selectAll())
    .unionAll(db.selectFrom(drafts(db, filter).as('drafts')).selectAll())
})

/**
 * People who are due for contact, from both ends: some who became due last, and some who have been due for longest and
 * would otherwise never appear. People with a chosen rhythm are read separately, so that the others do not hide them.
 */
function selectQuietPeople(db: Db, filter: Pick<Filter, 'memberId' | 'today'>) {
  const due = () => selectPeople(db, filter, 'quiet').where('connections.contactDueOn', '<=', filter.today)
  const chosen = () => due().where(sql<boolean>`coalesce(rhythm_days, tag_rhythm_days) is not null`)
  return db
    .selectFrom(byDue(chosen(), 'desc', limits.justDue).as('chosen'))
    .selectAll()
    .unionAll(db.selectFrom(byDue(chosen(), 'asc', limits.longDue).as('forgotten')).selectAll())
    .unionAll(db.selectFrom(byDue(due(), 'desc', limits.justDue).as('due')).selectAll())
    .unionAll(db.selectFrom(byDue(due(), 'asc', limits.longDue).as('gone')).selectAll())
}

function byDue<O>(due: SelectQueryBuilder<Schema, 'connections', O>, order: 'asc' | 'desc', limit: number) {
  return due.orderBy('connections.contactDueOn', order).orderBy('connections.id', order).limit(limit)
}

function selectPeople(db: Db, { memberId }: { memberId: string }, why: Why) {
  return db
    .selectFrom('connections')
    .select(columns)
    .select([sql.lit(why).as('why'), 'connections.id as subject', 'connections.createdAt as since'])
    .where('connections.memberId', '=', memberId)
}

function drafts(db: Db, { memberId, now }: Pick<Filter, 'memberId' | 'now'>) {
  return db
    .selectFrom('followups')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.memberId', '=', 'followups.memberId')
        .onRef('connections.id', '=', 'followups.connectionId'),
    )
    .select(columns)
    .select((from) => [
      sql.lit<Why>('draft').as('why'),
      'followups.id as subject',
      from.fn.coalesce('followups.snoozedUntil', 'followups.createdAt').as('since'),
    ])
    .where('followups.memberId', '=', memberId)
    .where('followups.closedAt', 'is', null)
    .where((where) =>
      where.or([where('followups.snoozedUntil', 'is', null), where('followups.snoozedUntil', '<=', now)]),
    )
    .orderBy('followups.id', 'desc')
    .limit(limits.drafts)
}
