import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import { loadPeople } from '../../../recall/people.ts'
import { personPassage } from '../../../recall/person-passage.ts'
import type { Answer } from '../../wording/claims.ts'
import { introduced, meeting } from '../../wording/person-lines.ts'

const maxPeopleListed = 12

/** "Who did I meet last week?": people whose stored day of meeting is in that week. */
export async function peopleFirstMet(ctx: MemberContext, { span, today }: Question): Promise<Answer | null> {
  if (!span) return null
  const rows = await ctx.db
    .selectFrom('connections')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('metOn', '>=', span.from.toString())
    .where('metOn', '<', span.to.toString())
    .orderBy('metOn')
    .orderBy('id')
    .limit(maxPeopleListed + 1)
    .execute()
  const people = await loadPeople(
    ctx,
    rows.slice(0, maxPeopleListed).map(({ id }) => id),
  )
  if (people.length === 0) return null
  const claims = people.map((person) => ({
    text: [`${introduced(person)}.`, meeting(person, today)].filter(Boolean).join(' '),
    cites: [personPassage(person)],
  }))
  const more = rows.length > maxPeopleListed ? [{ text: 'And others you met later.', cites: [] }] : []
  return { claims: [...claims, ...more], about: people.map(({ id }) => id), isKnown: true }
}
