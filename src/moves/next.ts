import { instantText, type MemberContext } from '../context.ts'
import { overdueCheck } from '../promises/due.ts'
import { birthdayRanges } from './birthdays.ts'
import { duePromises } from './due-promises.ts'
import { birthdayMoves, draftMoves, followUpMoves, type Move, promiseMoves, reconnectMoves } from './moves.ts'
import { peopleToSuggest } from './people.ts'
import { type Rank, share } from './ranking.ts'

const soon = 7
const newFor = 30

/** The most pressing things to do for people, no person twice for the same cause. */
export async function listNextMoves(ctx: MemberContext, { limit }: { limit: number }) {
  const { timeZone } = ctx.member
  const day = ctx.now().toZonedDateTimeISO(timeZone).toPlainDate()
  const [people, promises] = await Promise.all([suggested(ctx, day), promised(ctx, day)])
  const today = { day, timeZone, isOverdue: overdueCheck(ctx.now(), timeZone) }
  const drafts = draftMoves(people, today)
  const followUps = followUpMoves(people, today, drafts)
  const reconnects = reconnectMoves(people, today, [...drafts, ...followUps])
  const kept = promiseMoves(promises, today)
  const birthdays = birthdayMoves(people, today)
  return { moves: share(ranked({ kept, drafts, followUps, reconnects, birthdays }, day), limit) }
}

type Moves = Record<'kept' | 'drafts' | 'followUps' | 'reconnects' | 'birthdays', Move[]>

/** What comes first; `most` is how many of ten each may take while others wait. */
function ranked(moves: Moves, day: Temporal.PlainDate): Rank<Move>[] {
  const [today, tomorrow] = [day.toString(), day.add({ days: 1 }).toString()]
  const promises = (test: (move: Move) => boolean) => moves.kept.filter(test)
  return [
    { kind: 'promise', most: 4, things: promises((move) => move.overdue) },
    { kind: 'birthday', most: 2, things: moves.birthdays.filter((move) => move.dueOn === today) },
    { kind: 'promise', most: 3, things: promises((move) => !move.overdue && move.dueOn <= tomorrow) },
    { kind: 'draft', most: 2, things: moves.drafts },
    { kind: 'follow_up', most: 2, things: moves.followUps },
    { kind: 'reconnect', most: 3, things: moves.reconnects },
    { kind: 'promise', most: 2, things: promises((move) => move.dueOn > tomorrow) },
    { kind: 'birthday', most: 1, things: moves.birthdays.filter((move) => move.dueOn > today) },
  ]
}

function suggested(ctx: MemberContext, day: Temporal.PlainDate) {
  const midnight = (ago: number) =>
    instantText(day.subtract({ days: ago }).toZonedDateTime(ctx.member.timeZone).toInstant())
  const [[from, to], [nextFrom, nextTo]] = birthdayRanges(day, soon)
  return peopleToSuggest(ctx.db, {
    memberId: ctx.member.id,
    today: day.toString(),
    now: instantText(ctx.now()),
    newFrom: midnight(newFor),
    newBefore: midnight(0),
    ...{ from, to, nextFrom, nextTo },
  })
}

function promised(ctx: MemberContext, day: Temporal.PlainDate) {
  const until = day.add({ days: soon }).toString()
  return duePromises(ctx.db, { memberId: ctx.member.id, today: day.toString(), until })
}
