import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import { beginningOfTime } from '../../../questions/times/span-phrases.ts'

const daysOfYear = 364

type Asked = Pick<Question, 'span' | 'today'>

/** The days to look for birthdays: those asked about, at most a year. What has no beginning, or is to come, begins today. */
export function birthdayDays({ span, today }: Asked, { unasked, isToCome }: { unasked: number; isToCome: boolean }) {
  if (!span) return { from: today, days: unasked }
  const isOpen = span.from.equals(beginningOfTime)
  const isOver = Temporal.PlainDate.compare(span.to, today) <= 0
  const isBegun = Temporal.PlainDate.compare(span.from, today) < 0 && !isOver
  const first = isOpen ? span.to.subtract({ days: 1 }).with({ month: 1, day: 1 }) : span.from
  const from = isBegun && (isOpen || isToCome) ? today : first
  return { from, days: Math.min(from.until(span.to).days - 1, daysOfYear) }
}

type Range = [from: string, to: string]

/** Per range of days. */
export const maxBirthdays = 200

/** People whose birthday is in one of two ranges of the year, in calendar order. */
export async function bornBetween(ctx: MemberContext, ranges: [Range, Range]) {
  const parts = await Promise.all(
    ranges.map(([from, to]) =>
      ctx.db
        .selectFrom('connections')
        .select(['id', 'birthdayOn'])
        .where('memberId', '=', ctx.member.id)
        .where('birthdayOn', '>=', from)
        .where('birthdayOn', '<=', to)
        .orderBy('birthdayOn')
        .orderBy('id')
        .limit(maxBirthdays)
        .execute(),
    ),
  )
  return parts.flat()
}
