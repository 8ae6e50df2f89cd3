import type { promisesTo } from '#people/promises/promises.ts'
import type { Question } from '../../../questions/question.ts'
import type { Passage } from '../../../recall/passage.ts'
import type { Person } from '../../../recall/people.ts'
import { personPassage } from '../../../recall/person-passage.ts'
import { dateOfPassage, inline, inQuotes } from '../../wording/attribution.ts'
import type { Claim } from '../../wording/claims.ts'
import { dayWords } from '../../wording/day-names.ts'
import { meeting, occupation, sayBirthday } from '../../wording/person-lines.ts'

/** Who somebody is: job, place, how they met, the last contact, the birthday. */
export function personClaim(person: Person, question: Question): Claim {
  const name = inline(person.displayName)
  const does = occupation(person)
  const last = person.lastContactAt
    ? `You were last in touch on ${dayWords(dateOfPassage({ at: person.lastContactAt }, question), question.today)}.`
    : null
  const born = person.birthday ? `Birthday: ${sayBirthday(person.birthday)}.` : null
  const text = [`${name}${does ? `: ${does}` : ''}.`, meeting(person, question.today), last, born]
    .filter(Boolean)
    .join(' ')
  return { text, cites: [personPassage(person)] }
}

type Owed = Awaited<ReturnType<typeof promisesTo>>[number]

export function promiseClaim(
  person: Person,
  { promiseId, text, dueOn, dueAssumed, createdAt }: Owed,
  today: Temporal.PlainDate,
): Claim {
  const of = { connectionId: person.id, connectionName: person.displayName }
  const passage: Passage = { kind: 'promise', id: promiseId, ...of, text, at: createdAt, source: 'member' }
  const due = dueAssumed ? '' : `, due on ${dayWords(Temporal.PlainDate.from(dueOn), today)}`
  return { text: `You promised ${inline(person.displayName)}: ${inQuotes(text)}${due}.`, cites: [passage] }
}
