import { setImmediate as nextTurn } from 'node:timers/promises'
import { type SqlBool, sql } from 'kysely'
import { dateAt } from '#language/calendar/calendar.ts'
import { instantText, type MemberContext } from '#platform/context/context.ts'
import { pagesOf } from '#platform/db/paging.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import { hasPerson } from '../connections/record/lock.ts'
import { overdueCheck } from '../promises/due.ts'
import { promisesWithPeople } from '../promises/row.ts'
import { daysBetween } from '../rhythms/rhythm.ts'

type Range = Record<'memberId' | 'from' | 'to', string>
type Person = { connectionId: string; displayName: string }
type Contact = Person & { place: string | null; times: number } & Record<'first' | 'last', string> &
  Record<'before' | 'beforeShared', string | null>
type Silence = Person & { days: number; from: string; until: string }

const maxListed = 5
const minSilentDays = 60
const pageSize = 500
/** A month is read in parts of three days: on SQLite, a statement holds up everybody else. */
const partsOfMonth = 10

export async function getYear(ctx: MemberContext, { year }: { year: number }) {
  const startOf = (part: number) => {
    const [day, months] = [1 + 3 * (part % partsOfMonth), Math.floor(part / partsOfMonth)]
    const date = Temporal.PlainDate.from({ year, month: 1, day }).add({ months })
    return instantText(date.toZonedDateTime(ctx.member.timeZone).toInstant())
  }
  const range = { memberId: ctx.member.id, from: startOf(0), to: startOf(12 * partsOfMonth) }
  const seen = new Map<string, Contact>()
  let longest: Silence | undefined
  const months: Record<'entries' | 'people' | 'newPeople', number>[] = []
  for (let month = 0; month < 12; month++) {
    const [people, counts] = [new Set<string>(), { entries: 0, newPeople: 0 }]
    for (let part = month * partsOfMonth; part < (month + 1) * partsOfMonth; part++) {
      const days = { ...range, from: startOf(part), to: startOf(part + 1) }
      const { entries, newPeople } = await countsIn(ctx, days)
      counts.entries += entries
      counts.newPeople += newPeople
      for (const contact of await contactsIn(ctx, days)) {
        const { connectionId, displayName, first: until } = contact
        const [, from = ''] = [contact.before ?? '', contact.beforeShared ?? ''].toSorted()
        const days = from ? Math.floor(daysBetween(from, until)) : 0
        if (days > (longest?.days ?? minSilentDays - 1)) longest = { connectionId, displayName, days, from, until }
        seen.set(connectionId, { ...contact, times: contact.times + (seen.get(connectionId)?.times ?? 0) })
        people.add(connectionId)
      }
    }
    months.push({ ...counts, people: people.size })
  }
  const everybody = [...seen.values()]
  const most = everybody.toSorted((a, b) => b.times - a.times || (a.last < b.last ? 1 : -1)).slice(0, maxListed)
  const places = Map.groupBy(everybody, ({ place }) => place?.split(',')[0]?.trim() ?? '')
  places.delete('')
  const earlier = await findEntry(ctx, { ...range, from: '0001-01-01T00:00:00.000Z', to: range.from }, sql`desc`)
  const sum = (name: 'entries' | 'newPeople') => months.reduce((all, month) => all + month[name], 0)
  return {
    ...{ year, entries: sum('entries'), people: seen.size, newPeople: sum('newPeople'), months },
    promises: await countPromises(ctx, range),
    most: most.map(({ connectionId, displayName, times }) => ({ connectionId, displayName, times })),
    least: await seenLeast(ctx, range),
    places: [...places]
      .map(([place, people]) => ({ place, people: people.length }))
      .toSorted((a, b) => b.people - a.people || (a.place < b.place ? -1 : 1))
      .slice(0, maxListed),
    silence: longest,
    first: await findEntry(ctx, range, sql`asc`),
    last: await findEntry(ctx, range, sql`desc`),
    before: earlier && dateAt(earlier.occurredAt, ctx.member.timeZone).year,
  }
}

/** That a record is from this time. */
const within = (table: string, at: string, { memberId, from, to }: Range) =>
  sql<SqlBool>`${sql.ref(`${table}.memberId`)} = ${memberId}
    and ${sql.ref(`${table}.${at}`)} >= ${from} and ${sql.ref(`${table}.${at}`)} < ${to}`

/** Entries, each once, and people who were added. */
async function countsIn({ db }: MemberContext, range: Range) {
  await nextTurn()
  const { rows } = await sql<Record<'entries' | 'newPeople', number>>`select
    (select count(*) from interactions where ${within('interactions', 'occurredAt', range)}
      and ${hasPerson('interactions')}) as entries,
    (select count(*) from connections where ${within('connections', 'createdAt', range)}) as "newPeople"`.execute(db)
  return rows[0] ?? { entries: 0, newPeople: 0 }
}

/** Everybody the member was in touch with: how often, and when last before, by entries of their own and by shared ones. */
async function contactsIn({ db }: MemberContext, range: Range) {
  await nextTurn()
  const isBefore = sql`member_id = person.member_id and connection_id = person.id and contact = 'yes' and occurred_at < first`
  const { rows } =
    await sql<Contact>`select person.id as "connectionId", display_name as "displayName", times, first, last,
    coalesce(location, addresses -> 0 ->> 'city') as place,
    (select max(occurred_at) from interactions where ${isBefore} and source != 'import') as before,
    (select max(occurred_at) from entry_people where ${isBefore} and exists (select 1 from interactions as entry
      where entry.member_id = person.member_id and entry.id = interaction_id and entry.source != 'import'))
      as "beforeShared"
    from (select id, count(*) as times, min(at) as first, max(at) as last from (
        select connection_id as id, occurred_at as at from interactions where ${within('interactions', 'occurredAt', range)}
          and contact = 'yes' and source != 'import'
        union all select other.connection_id, entry.occurred_at from interactions as entry
          join entry_people as other on other.member_id = entry.member_id and other.interaction_id = entry.id
            and other.connection_id != entry.connection_id
          where ${within('entry', 'occurredAt', range)} and shared = 1 and other.contact = 'yes' and source != 'import'
      ) as contact group by id) as seen
    join connections as person on person.member_id = ${range.memberId} and person.id = seen.id`.execute(db)
  return rows
}

/** Of the living whose rhythm was set or learned, those whose has passed the longest by now. A year long ago has none. */
async function seenLeast(ctx: MemberContext, { memberId, to }: Range) {
  if (to < instantText(ctx.now().subtract({ hours: 24 * 14 }))) return []
  const rows = await ctx.db
    .selectFrom('connections')
    .select(['id as connectionId', 'displayName', 'lastContactAt'])
    .where('memberId', '=', memberId)
    .where('contactDueOn', '<', ctx.now().toZonedDateTimeISO(ctx.member.timeZone).toPlainDate().toString())
    .where('diedOn', 'is', null)
    .where(sql<SqlBool>`coalesce(rhythm_days, tag_rhythm_days, learned_rhythm_days) is not null`)
    .orderBy('contactDueOn')
    .orderBy('id')
    .limit(maxListed)
    .execute()
  return rows.map(({ lastContactAt, ...person }) => ({ ...person, lastContactAt: lastContactAt ?? '' }))
}

async function findEntry({ db }: MemberContext, range: Range, order: ReturnType<typeof sql>) {
  const { rows } = await sql<Person & { ixId: string; occurredAt: string }>`select entry.id as "ixId",
    connection_id as "connectionId", display_name as "displayName", occurred_at as "occurredAt" from interactions as entry
    join connections as person on person.member_id = entry.member_id and person.id = entry.connection_id
    where ${within('entry', 'occurredAt', range)} order by occurred_at ${order}, entry.id ${order} limit 1`.execute(db)
  return rows[0]
}

/** One without a day cannot be late. */
async function countPromises({ db, member }: MemberContext, range: Range) {
  const touched = (after = beforeEveryId) =>
    promisesWithPeople(db, range.memberId)
      .select(['promises.createdAt', 'promises.completedAt'])
      .where(({ or }) => or([within('promises', 'createdAt', range), within('promises', 'completedAt', range)]))
      .where('promises.id', '>', after)
      .orderBy('promises.id')
      .limit(pageSize)
      .execute()
  type Row = Awaited<ReturnType<typeof touched>>[number]
  const isWithin = (at: string | null): at is string => at !== null && at >= range.from && at < range.to
  const count = { made: 0, kept: 0, inTime: 0 }
  for await (const page of pagesOf<Row>(pageSize, (last) => touched(last?.id))) {
    await nextTurn()
    for (const { createdAt, completedAt, ...due } of page) {
      if (isWithin(createdAt)) count.made += 1
      if (!isWithin(completedAt)) continue
      count.kept += 1
      if (!overdueCheck(Temporal.Instant.from(completedAt), member.timeZone)(due)) count.inTime += 1
    }
  }
  return count
}
