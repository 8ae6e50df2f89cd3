import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { emailTerm } from './index/terms.ts'

/** The person with each e-mail address. An address that two people have belongs to neither for sure, so it finds nobody. */
export async function findByEmails(ctx: MemberContext, emails: Iterable<string>): Promise<Map<string, string>> {
  const terms = new Map([...new Set(emails)].map((email) => [emailTerm(email), email]))
  const found = new Map<string, string>()
  const shared = new Set<string>()
  for (const some of chunks([...terms.keys()], 100)) {
    const rows = await ctx.db
      .selectFrom('searchTerms')
      .select(['term', 'connectionId'])
      .distinct()
      .where('memberId', '=', ctx.member.id)
      .where('place', '=', 'own')
      .where('term', 'in', some)
      .execute()
    for (const { term, connectionId } of rows) {
      const email = terms.get(term) ?? ''
      if (found.has(email)) shared.add(email)
      found.set(email, connectionId)
    }
  }
  for (const email of shared) found.delete(email)
  return found
}
