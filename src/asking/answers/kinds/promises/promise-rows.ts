import { dateAt } from '#language/calendar/calendar.ts'
import { endOfDay } from '#people/promises/due.ts'
import { canFollowTo } from '#people/promises/find-promises.ts'
import { promisesWithPeople } from '#people/promises/row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import type { Span } from '../../../questions/times/span-phrases.ts'
import { inQuotes, isInEnglish, nameOf, onDay, quoteOf, sayDay, sayIn, wordingFor } from '../../wording/sentences.ts'

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

type Seen = { isOverdue: boolean; saysWhen?: boolean; asksOnTime?: boolean }

const maxPromiseLength = 200

/** "You promised Ana Ribeiro to send the deck; it is due on Friday, 20 November." */
export function promiseSentence(row: Promised, question: Question, seen: Seen) {
  const { promise, promiseDue, promiseOverdue, promiseKept } = wordingFor(question)
  const sentence = row.completedAt
    ? promiseKept
    : row.dueAssumedAt !== null
      ? promise
      : seen.isOverdue
        ? promiseOverdue
        : promiseDue
  const values = isInEnglish(question) ? inEnglish(row, question, seen) : inLanguage(row, question)
  return sayIn(sentence, values)
}

function inLanguage(row: Promised, question: Question) {
  const day = row.completedAt ? dateAt(row.completedAt, question.timeZone) : Temporal.PlainDate.from(row.dueOn)
  return { name: nameOf(row), quote: inQuotes(row.text), day: sayDay(day, question) }
}

/** In English a promise follows a verb, and more is said of its days. */
function inEnglish(row: Promised, { today, timeZone }: Question, { saysWhen, asksOnTime }: Seen) {
  const made = saysWhen ? ` ${onDay(dateAt(row.madeAt, timeZone), today)}` : ''
  const due = onDay(Temporal.PlainDate.from(row.dueOn), today)
  const values = { name: `${nameOf(row)}${made}`, quote: promiseText(row.text) }
  if (row.completedAt === null) return { ...values, day: row.dueTime === endOfDay ? due : `${due} at ${row.dueTime}` }
  const onTime = row.dueAssumedAt === null ? `it was due ${due}` : 'no day was named'
  const kept = onDay(dateAt(row.completedAt, timeZone), today)
  return { ...values, day: asksOnTime ? `${kept}, and ${onTime}` : kept }
}

function promiseText(text: string) {
  const plain = quoteOf(text, maxPromiseLength).replace(/[.!\s]+$/u, '')
  if (!canFollowTo(plain)) return `: “${plain}”`
  return ` to ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`
}
