import { countCaptures } from '#people/captures/captures.ts'
import { countDrafts } from '#people/followups/row.ts'
import { countDuePromises, countSuggestions } from '#people/promises/count.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { countOpenLeads } from '../leads/count.ts'

export async function getCounts(ctx: MemberContext) {
  const [due, suggestions, captures, drafts, leads] = await Promise.all([
    countDuePromises(ctx),
    countSuggestions(ctx),
    countCaptures(ctx),
    countDrafts(ctx),
    countOpenLeads(ctx),
  ])
  return { due, suggestions, captures, drafts, leads: leads.waiting, leadsInReview: leads.inReview }
}
