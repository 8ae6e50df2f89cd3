import { dateAt } from '#language/calendar/calendar.ts'
import { addSpan } from '#language/dates/meanings/meaning.ts'
import { pieces, readLength } from '#language/en/dates/words.ts'
import { instantText, type MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import { loadPeopleAsked, personPassage } from '../../../recall/people.ts'
import { type Answer, dayWords, maxListed, nameOf } from '../../wording/sentences.ts'

const lately = /^(?:recently|lately|of late|these days|the other day)$/iu
const forLong = new RegExp(
  `\\b(?:in|for|within)(?: the)?(?: last| past| over| more than| at least| about)* (?<count>${pieces.count}) (?<unit>${pieces.unit})\\b`,
  'iu',
)

/** People last contacted before the day named in the question, latest contact first. */
export async function quietSince(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const since = dayNamed(question)
  if (!since) return null
  const rows = await ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName', 'lastContactAt'])
    .where('memberId', '=', ctx.member.id)
    .where('lastContactAt', '<', instantText(since.toZonedDateTime(question.timeZone).toInstant()))
    .orderBy('lastContactAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed + 1)
    .execute()
  const people = await loadPeopleAsked(ctx, { about: rows.slice(0, maxListed).map(({ id }) => id) })
  const day = dayWords(since, question.today)
  const claims = people.map((person) => {
    const last = dayWords(dateAt(person.lastContactAt ?? person.createdAt, question.timeZone), question.today)
    return { text: `You were last in touch with ${nameOf(person)} on ${last}.`, cites: [personPassage(person)] }
  })
  if (claims.length === 0) {
    const none = `You have been in touch with everybody you know since ${day}.`
    return { claims: [{ text: none, cites: [] }], about: [], isKnown: true }
  }
  const more =
    rows.length > maxListed ? [{ text: 'There are others you were last in touch with even earlier.', cites: [] }] : []
  return { claims: [...claims, ...more], about: people.map(({ id }) => id), isKnown: true }
}

function dayNamed({ text, span, today }: Question) {
  const { count, unit } = forLong.exec(text)?.groups ?? {}
  if (count && unit) return addSpan(readLength({ count, unit }), today, -1)
  return span && !lately.test(span.said) && Temporal.PlainDate.compare(span.from, today) <= 0 ? span.from : null
}
