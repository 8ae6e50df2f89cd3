import { birthdayRanges } from '#language/calendar/birthdays.ts'
import { compareText } from '#language/words/fold.ts'
import { instantText, type MemberContext } from '#platform/context/context.ts'
import { datesWithin } from '../dates/near.ts'
import { overdueCheck } from '../promises/due.ts'
import {
  birthdayMoves,
  type Candidate,
  dateMoves,
  draftMoves,
  followUpMoves,
  type Move,
  promiseMoves,
  reconnectMoves,
} from './candidates.ts'
import { duePromises } from './due.ts'
import { type Rank, sharePage } from './ranking.ts'
import { peopleToSuggest } from './suggested-people.ts'

const daysAhead = 7
const newPersonDays = 30

type Asked = {
  limit: number
  cursor?: string | undefined
  /** How many of ten places overdue promises may take while others wait. By default all of them come first. */
  maxOverdue?: number
}

/** The most pressing moves. Nobody is listed twice for the same reason. */
export async function listNextMoves(ctx: MemberContext, { limit, cursor, maxOverdue }: Asked) {
  const { timeZone } = ctx.member
  const day = ctx.now().toZonedDateTimeISO(timeZone).toPlainDate()
  const [people, promises, near] = await Promise.all([
    findSuggestedPeople(ctx, day),
    findDuePromises(ctx, day),
    datesWithin(ctx, day, daysAhead),
  ])
  const today = { day, timeZone, isOverdue: overdueCheck(ctx.now(), timeZone) }
  const drafts = draftMoves(people, today)
  const followUps = followUpMoves(people, today)
  const reconnects = reconnectMoves(people, today, followUps)
  const kept = promiseMoves(promises, today)
  const birthdays = byDay(birthdayMoves(people, today), dateMoves(near, today))
  const offset = Number(cursor ?? 0)
  const ranks = rankCandidates({ kept, drafts, followUps, reconnects, birthdays }, day, maxOverdue ?? null)
  const chosen = sharePage(ranks, { limit, offset })
  const all = kept.length + drafts.length + followUps.length + reconnects.length + birthdays.length
  const moves = chosen.map(({ move, describe }) => ({ ...move, ...describe() }))
  const hasMore = all > offset + moves.length && moves.length > 0
  return { moves, more: hasMore ? more : undefined, next: hasMore ? String(offset + moves.length) : undefined }
}

const more = 'There is more to do. These come first: for the rest, send next as cursor.'

/** Birthdays first on their day. */
const byDay = (...all: Candidate[][]) => all.flat().sort((a, b) => compareText(a.move.dueOn, b.move.dueOn))

type Candidates = Record<'kept' | 'drafts' | 'followUps' | 'reconnects' | 'birthdays', Candidate[]>

/** In order of urgency, and whatever is overdue first. `max` is how many of ten a kind may take while others wait. */
function rankCandidates(of: Candidates, day: Temporal.PlainDate, maxOverdue: number | null): Rank<Candidate>[] {
  const [today, tomorrow] = [day.toString(), day.add({ days: 1 }).toString()]
  const promises = (test: (move: Move) => boolean) => of.kept.filter(({ move }) => test(move))
  const birthdays = (test: (move: Move) => boolean) => of.birthdays.filter(({ move }) => test(move))
  return [
    { kind: 'promise', max: maxOverdue, things: promises((move) => move.overdue) },
    { kind: 'birthday', max: 2, things: birthdays((move) => move.dueOn === today) },
    { kind: 'promise', max: 3, things: promises((move) => !move.overdue && move.dueOn <= tomorrow) },
    { kind: 'draft', max: 1, things: of.drafts },
    { kind: 'follow_up', max: 2, things: of.followUps },
    { kind: 'reconnect', max: 3, things: of.reconnects },
    { kind: 'promise', max: 2, things: promises((move) => move.dueOn > tomorrow) },
    { kind: 'birthday', max: 1, things: birthdays((move) => move.dueOn > today) },
  ]
}

function findSuggestedPeople(ctx: MemberContext, day: Temporal.PlainDate) {
  const midnight = (ago: number) =>
    instantText(day.subtract({ days: ago }).toZonedDateTime(ctx.member.timeZone).toInstant())
  const [[from, to], [nextFrom, nextTo]] = birthdayRanges(day, daysAhead)
  return peopleToSuggest(ctx.db, {
    memberId: ctx.member.id,
    today: day.toString(),
    now: instantText(ctx.now()),
    newFrom: midnight(newPersonDays),
    newBefore: midnight(0),
    ...{ from, to, nextFrom, nextTo },
  })
}

function findDuePromises(ctx: MemberContext, day: Temporal.PlainDate) {
  const until = day.add({ days: daysAhead }).toString()
  return duePromises(ctx.db, { memberId: ctx.member.id, today: day.toString(), until })
}
