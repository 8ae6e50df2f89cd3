import { dateAt } from '#language/calendar/calendar.ts'
import { endOfDay } from '#people/promises/due.ts'
import { canFollowTo } from '#people/promises/imperatives.ts'
import { promisesWithPeople } from '#people/promises/with-people.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Span } from '../../../questions/times/span-phrases.ts'
import { quoteOf } from '../../wording/claims.ts'
import { onDay } from '../../wording/day-names.ts'
import { nameOf } from '../../wording/lists.ts'

export type Promised = Awaited<ReturnType<typeof promiseRows>>[number]

/** Promises beyond this are not counted. */
export const maxPromiseRows = 300

type PromiseFilter = {
  connectionIds: string[]
  isOpen: boolean | null
  /** Due on one of these days. */
  due?: Span | null
  /** Made, or due, in this time. */
  during?: { span: Span; timeZone: string } | null
  /** Kept in this time. */
  kept?: { span: Span; timeZone: string } | null
}

/** The member's promises, soonest due first. A promise from a note was made when the note's conversation took place. */
export async function promiseRows(ctx: MemberContext, { connectionIds, isOpen, due, during, kept }: PromiseFilter) {
  const instants = during && instantsOf(during)
  const keptIn = kept && instantsOf(kept)
  // If there are too many: open promises due soonest, otherwise the latest ones.
  const order = isOpen ? 'asc' : 'desc'
  const rows = await promisesWithPeople(ctx.db, ctx.member.id)
    .leftJoin('interactions', (join) =>
      join
        .onRef('interactions.memberId', '=', 'promises.memberId')
        .onRef('interactions.id', '=', 'promises.interactionId'),
    )
    .select(['promises.sentence', 'promises.completedAt', 'promises.interactionId'])
    .select((made) => made.fn.coalesce('interactions.occurredAt', 'promises.createdAt').as('madeAt'))
    .$if(connectionIds.length > 0, (query) => query.where('promises.connectionId', 'in', connectionIds))
    .$if(isOpen !== null, (query) => query.where('promises.completedAt', isOpen ? 'is' : 'is not', null))
    .$if(Boolean(due), (query) =>
      query
        .where('promises.dueAssumedAt', 'is', null)
        .where('promises.dueOn', '>=', `${due?.from}`)
        .where('promises.dueOn', '<', `${due?.to}`),
    )
    .$if(Boolean(instants), (query) =>
      query.where((where) => {
        const madeAt = where.fn.coalesce('interactions.occurredAt', 'promises.createdAt')
        return where.or([
          where.and([where(madeAt, '>=', instants?.from ?? ''), where(madeAt, '<', instants?.to ?? '')]),
          where.and([
            where('promises.dueAssumedAt', 'is', null),
            where('promises.dueOn', '>=', `${during?.span.from}`),
            where('promises.dueOn', '<', `${during?.span.to}`),
          ]),
        ])
      }),
    )
    .$if(Boolean(keptIn), (query) =>
      query
        .where('promises.completedAt', '>=', keptIn?.from ?? '')
        .where('promises.completedAt', '<', keptIn?.to ?? ''),
    )
    .orderBy('promises.dueOn', order)
    .orderBy('promises.dueTime', order)
    .orderBy('promises.id', order)
    .limit(maxPromiseRows)
    .execute()
  return isOpen ? rows : rows.toReversed()
}

/** Open promises, soonest due first; then kept ones, the latest first. */
export function openFirst(rows: Promised[]) {
  const open = rows.filter(({ completedAt }) => completedAt === null)
  return [...open, ...rows.filter(({ completedAt }) => completedAt !== null).toReversed()]
}

function instantsOf({ span, timeZone }: { span: Span; timeZone: string }) {
  const at = (day: Temporal.PlainDate) =>
    day.toZonedDateTime(timeZone).toInstant().toString({ smallestUnit: 'millisecond' })
  return { from: at(span.from), to: at(span.to) }
}

type Seen = {
  today: Temporal.PlainDate
  timeZone: string
  isOverdue: boolean
  saysWhen?: boolean
  asksOnTime?: boolean
}

const maxPromiseLength = 200

/** "You promised Ana Ribeiro to send the deck; it is due on Friday, 20 November." */
export function promiseSentence(row: Promised, seen: Seen) {
  const made = seen.saysWhen ? ` ${onDay(dateAt(row.madeAt, seen.timeZone), seen.today)}` : ''
  return `You promised ${nameOf(row)}${made}${promiseText(row.text)}${promiseStatus(row, seen)}.`
}

function promiseText(text: string) {
  const plain = quoteOf(text, maxPromiseLength).replace(/[.!\s]+$/u, '')
  if (!canFollowTo(plain)) return `: “${plain}”`
  return ` to ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`
}

function promiseStatus({ completedAt, dueOn, dueTime, dueAssumedAt }: Promised, seen: Seen) {
  const { today, timeZone, isOverdue } = seen
  if (completedAt !== null) {
    const kept = `; you kept it ${onDay(dateAt(completedAt, timeZone), today)}`
    const due =
      dueAssumedAt === null ? `it was due ${onDay(Temporal.PlainDate.from(dueOn), today)}` : 'no day was named'
    return seen.asksOnTime ? `${kept}, and ${due}` : kept
  }
  if (dueAssumedAt !== null) return '; no day was named'
  const day = onDay(Temporal.PlainDate.from(dueOn), today)
  const at = dueTime === endOfDay ? '' : ` at ${dueTime}`
  return isOverdue ? `; it was due ${day}${at} and is overdue` : `; it is due ${day}${at}`
}
