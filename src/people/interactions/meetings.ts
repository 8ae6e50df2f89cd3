import type { MemberContext } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { recountLastContact } from '../connections/record/last-contact.ts'
import { indexTerms } from '../search/index/terms.ts'
import { getInteraction, termsOf, termsRecord } from './interactions.ts'

type Changed = { id: string; ixId: string; text: string; occurredAt: string }

/** Brings a meeting from the calendar up to date with it. The caller has locked the connection. */
export async function rewriteMeeting(ctx: MemberContext, { id, ixId, text, occurredAt }: Changed) {
  const before = await getInteraction(ctx, { id, ixId })
  await ctx.db
    .updateTable('interactions')
    .set({ text, occurredAt })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', ixId)
    .execute()
  const after = await getInteraction(ctx, { id, ixId })
  await indexTerms(ctx, termsRecord(id, ixId), termsOf(before), termsOf(after))
  await recountLastContact(ctx, id)
  await emit(ctx, 'interaction.updated', ixId, id)
}

/** An entry of the same meeting, such as one that came with an archive. */
export async function findSameMeeting(ctx: MemberContext, { id, text, occurredAt }: Omit<Changed, 'ixId'>) {
  const row = await ctx.db
    .selectFrom('interactions')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', id)
    .where('occurredAt', '=', occurredAt)
    .where('text', '=', text)
    .where('source', '=', 'calendar')
    .executeTakeFirst()
  return row?.id ?? null
}
