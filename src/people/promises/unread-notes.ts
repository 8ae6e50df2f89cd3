import { readableLanguage } from '#language/reading/commitments/find-commitments.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { hasPerson } from '../removals/has-person.ts'

/** The latest entries are enough to say that there may be more. */
const maxRead = 50

/** How many of the latest notes about people, or of all, are in a language that promises are not found in. */
export async function countUnreadNotes(ctx: MemberContext, connectionIds: string[]) {
  const rows = await ctx.db
    .selectFrom('interactions')
    .select(['text', 'transcript'])
    .where('memberId', '=', ctx.member.id)
    .where('source', 'not in', ['visitor', 'calendar'])
    .where(hasPerson('interactions'))
    .$if(connectionIds.length > 0, (query) => query.where('connectionId', 'in', connectionIds))
    .orderBy('id', 'desc')
    .limit(maxRead)
    .execute()
  return rows.filter(({ text, transcript }) => {
    const words = text || transcript
    return words ? readableLanguage(words) === null : false
  }).length
}
