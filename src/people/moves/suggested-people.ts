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
] as const

type Column = (typeof columns)[number] extends `connections.${infer Name}` ? Name : never

/** A person who may be suggested, why, and what it is about: themselves, or a draft to them that waits since then. */
export type PersonRow = Pick<Schema['connections'], Column> & { why: Why; subject: string; since: string }

export type Why = 'quiet' | 'new' | 'birthday' | 'draft'

/** How many are looked at of each sort. However many there are, the others come up as these are dealt with. */
const most = { justDue: 40, longDue: 15, newest: 40, birthdays: 25, drafts: 25 }

/** Days as dates, as instants, and as months and days of a year that may end in between. */
type Wanted = Record<'memberId' | 'today' | 'now' | 'newFrom' | 'newBefore', string> &
  Record<'from' | 'to' | 'nextFrom' | 'nextTo', string>

export const quietPeople = prepared((db, wanted: Pick<Wanted, 'memberId' | 'today'>) => quiet(db, wanted))

/** All who may be suggested for a cause other than a promise, in one statement of bounded parts. */
export const peopleToSuggest = prepared((db, wanted: Wanted) => {
  const fresh = of(db, wanted, 'new')
    .where('connections.createdAt', '>=', wanted.newFrom)
    .where('connections.createdAt', '<', wanted.newBefore)
    .orderBy('connections.createdAt', 'desc')
    .orderBy('connections.id', 'desc')
    .limit(most.newest)
  const born = (from: string, to: string) =>
    of(db, wanted, 'birthday')
      .where('connections.birthdayOn', '>=', from)
      .where('connections.birthdayOn', '<=', to)
      .orderBy('connections.birthdayOn')
      .orderBy('connections.id')
      .limit(most.birthdays)
  return quiet(db, wanted)
    .unionAll(db.selectFrom(fresh.as('fresh')).selectAll())
    .unionAll(db.selectFrom(born(wanted.from, wanted.to).as('born')).selectAll())
    .unionAll(db.selectFrom(born(wanted.nextFrom, wanted.nextTo).as('next')).selectAll())
    .unionAll(db.selectFrom(drafts(db, wanted).as('drafts')).selectAll())
})

/**
 * Those whose day to be in touch has come, from both ends: who became due last is warm, who has been for longest would
 * never come up. Those whose rhythm was chosen are looked for among themselves too, lest many others hide them.
 */
function quiet(db: Db, wanted: Pick<Wanted, 'memberId' | 'today'>) {
  const due = () => of(db, wanted, 'quiet').where('connections.contactDueOn', '<=', wanted.today)
  const chosen = () => due().where(sql<boolean>`coalesce(rhythm_days, tag_rhythm_days) is not null`)
  return db
    .selectFrom(byDue(chosen(), 'desc', most.justDue).as('chosen'))
    .selectAll()
    .unionAll(db.selectFrom(byDue(chosen(), 'asc', most.longDue).as('forgotten')).selectAll())
    .unionAll(db.selectFrom(byDue(due(), 'desc', most.justDue).as('due')).selectAll())
    .unionAll(db.selectFrom(byDue(due(), 'asc', most.longDue).as('gone')).selectAll())
}

function byDue<O>(due: SelectQueryBuilder<Schema, 'connections', O>, order: 'asc' | 'desc', limit: number) {
  return due.orderBy('connections.contactDueOn', order).orderBy('connections.id', order).limit(limit)
}

function of(db: Db, { memberId }: { memberId: string }, why: Why) {
  return db
    .selectFrom('connections')
    .select(columns)
    .select([sql.lit(why).as('why'), 'connections.id as subject', 'connections.createdAt as since'])
    .where('connections.memberId', '=', memberId)
}

function drafts(db: Db, { memberId, now }: Pick<Wanted, 'memberId' | 'now'>) {
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
    .limit(most.drafts)
}
