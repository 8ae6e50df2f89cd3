import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../questions/question.ts'
import { peopleOf } from './people.ts'

const most = 10

/** The people a question is about, as they are on file. */
export function peopleAsked(ctx: MemberContext, { about }: Pick<Question, 'about'>) {
  return peopleOf(ctx, about.slice(0, most))
}
