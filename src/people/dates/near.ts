import { ageOn, birthdayRanges, nextOccurrence } from '#language/calendar/birthdays.ts'
import { compareText } from '#language/words/fold.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'

type Range = Record<'from' | 'to' | 'nextFrom' | 'nextTo', string>

const maxNear = 50

/** The birthdays of a day and its other dates, of people who live, each with its person. */
export async function occasionsOn(ctx: MemberContext, day: Temporal.PlainDate) {
  const [[from, to]] = birthdayRanges(day, 0)
  const people = await ctx.db
    .selectFrom('connections')
    .select(['id as connectionId', 'displayName', 'birthday'])
    .where('memberId', '=', ctx.member.id)
    .where('birthdayOn', '>=', from)
    .where('birthdayOn', '<=', to)
    .orderBy('id')
    .limit(maxNear)
    .execute()
  const age = (birthday: string | null) => ageOn(birthday ?? '--', day.toString())
  const birthdays = people.map(({ birthday, ...each }) => ({ ...each, kind: 'birthday' as const, age: age(birthday) }))
  return [...birthdays, ...(await datesWithin(ctx, day, 0))]
}

/** The dates of people who live that come within some days, the next one first, each with its person. */
export async function datesWithin(ctx: MemberContext, day: Temporal.PlainDate, days: number) {
  const [[from, to], [nextFrom, nextTo]] = birthdayRanges(day, days)
  const rows = await inRange(ctx.db, { memberId: ctx.member.id, from, to, nextFrom, nextTo })
  const last = day.add({ days }).toString()
  const next = rows.flatMap((row) => {
    const on = nextOccurrence(row, day)
    return on !== null && on <= last ? [{ ...row, on }] : []
  })
  return next.sort((a, b) => compareText(a.on, b.on) || compareText(a.id, b.id))
}

export type NearDate = Awaited<ReturnType<typeof datesWithin>>[number]

const inRange = prepared((db, { memberId, from, to, nextFrom, nextTo }: Range & { memberId: string }) =>
  db
    .selectFrom('dates')
    .innerJoin('connections', (join) =>
      join.onRef('connections.memberId', '=', 'dates.memberId').onRef('connections.id', '=', 'dates.connectionId'),
    )
    .select(['dates.id', 'dates.connectionId', 'dates.kind', 'dates.date', 'dates.label', 'dates.repeats'])
    .select(['connections.displayName', 'connections.photo'])
    .where('dates.memberId', '=', memberId)
    .where((where) =>
      where.or([
        where.and([where('dates.monthDay', '>=', from), where('dates.monthDay', '<=', to)]),
        where.and([where('dates.monthDay', '>=', nextFrom), where('dates.monthDay', '<=', nextTo)]),
      ]),
    )
    .where('connections.diedOn', 'is', null)
    .orderBy('dates.monthDay')
    .orderBy('dates.id')
    .limit(maxNear),
)
