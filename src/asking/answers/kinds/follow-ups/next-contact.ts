import { dateAt } from '#language/calendar/calendar.ts'
import { sayRhythm } from '#language/calendar/date-words.ts'
import { rhythmOf } from '#people/rhythms/rhythm.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import { loadPeopleAsked } from '../../../recall/people.ts'
import { personPassage } from '../../../recall/person-passage.ts'
import type { Answer } from '../../wording/claims.ts'
import { onDay } from '../../wording/day-names.ts'
import { nameOf } from '../../wording/lists.ts'

/** "Should I call Ana?": the last contact, the usual rhythm, and when the next contact is due. */
export async function nextContactWith(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const { today, timeZone, words } = question
  // "Should I call Ana about the boat?" can only be answered from a note.
  if (words.some((word) => !contactWords.has(word))) return null
  const people = await loadPeopleAsked(ctx, question)
  const claims = people.map((person) => {
    const { lastContactAt, contactDueOn } = person
    if (lastContactAt === null || contactDueOn === null) {
      return { text: `You have no recorded contact with ${nameOf(person)} yet.`, cites: [] }
    }
    const { days, from } = rhythmOf(person)
    const often = from === 'usual' ? 'there is no usual rhythm yet' : `you talk ${sayRhythm(days)} or so`
    const due = Temporal.PlainDate.from(contactDueOn)
    const isDue = Temporal.PlainDate.compare(due, today) <= 0
    const next = isDue ? 'so it is time to be in touch' : `so the next time would be ${onDay(due, today)}`
    const last = onDay(dateAt(lastContactAt, timeZone), today)
    return {
      text: `You were last in touch with ${nameOf(person)} ${last}; ${often}, ${next}.`,
      cites: [personPassage(person)],
    }
  })
  return claims.length > 0 ? { claims, about: question.about, isKnown: true } : null
}

const contactWords = new Set(
  'follow following contact call ring reach touch write reconnect talk speak message ping catch check back see meet email text next due soon time again'.split(
    ' ',
  ),
)
