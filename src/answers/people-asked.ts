import { findConnection } from '../connections/row.ts'
import type { MemberContext } from '../context.ts'
import type { Question } from '../questions/question.ts'

const most = 10

/** The people a question is about, as they are on file. */
export async function peopleAsked(ctx: MemberContext, { about }: Pick<Question, 'about'>) {
  const rows = await Promise.all(about.slice(0, most).map((id) => findConnection(ctx, id)))
  return rows.filter((row) => row !== undefined)
}
