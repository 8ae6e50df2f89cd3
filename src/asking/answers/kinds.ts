import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../questions/question.ts'
import { birthdays } from './kinds/birthdays/birthdays.ts'
import { contact } from './kinds/contact/contact.ts'
import { countAnswer } from './kinds/counts/counts.ts'
import { statedFacts } from './kinds/facts/stated-facts.ts'
import { field } from './kinds/fields/field.ts'
import { followUps } from './kinds/follow-ups/follow-ups.ts'
import { leads } from './kinds/leads/leads.ts'
import { occasions } from './kinds/occasions/occasions.ts'
import { brief } from './kinds/portraits/brief.ts'
import { portrait } from './kinds/portraits/portrait.ts'
import { promised, theirPromises } from './kinds/promises/promises.ts'
import { related } from './kinds/relations/related.ts'
import { written } from './kinds/timeline/messages.ts'
import { happened, latest } from './kinds/timeline/noted.ts'
import { who } from './kinds/who/who.ts'
import type { Answer } from './wording/sentences.ts'

/** Tried in this order. */
export const kinds: AnswerKind[] = [
  brief,
  related,
  statedFacts,
  countAnswer,
  promised,
  theirPromises,
  written,
  leads,
  followUps,
  occasions,
  birthdays,
  contact,
  happened,
  field,
  portrait,
  who,
  latest,
]

/** Answers one kind of question directly. Null if the question is of another kind or memory has no answer. */
type AnswerKind = (ctx: MemberContext, question: Question) => Promise<Answer | null>
