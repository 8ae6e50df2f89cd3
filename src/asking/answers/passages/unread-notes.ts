import { isInUnknownLanguage } from '#language/languages/language-of.ts'
import { hasPerson } from '#people/removals/has-person.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../questions/question.ts'
import type { Claim } from '../wording/claims.ts'
import { wordingFor } from '../wording/sentences.ts'

const notesRead = 40
const lettersRead = 300

/** Where some of the notes that were asked about are in a language that cannot be read, what they say cannot be told. */
export async function unreadNotesClaims(ctx: MemberContext, question: Question): Promise<Claim[]> {
  const { about } = question
  const notes = await ctx.db
    .selectFrom('interactions')
    .select('text')
    .where('memberId', '=', ctx.member.id)
    .where('text', 'is not', null)
    .where(hasPerson('interactions'))
    .$if(about.length > 0, (query) => query.where('connectionId', 'in', about.slice(0, 10)))
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(notesRead)
    .execute()
  const isUnread = notes.some(({ text }) => isInUnknownLanguage(text?.slice(0, lettersRead) ?? ''))
  return isUnread ? [{ text: wordingFor(question).unread, cites: [] }] : []
}
