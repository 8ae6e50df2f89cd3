import { sql } from 'kysely'
import { reopenLead } from '#cards/leads/connect.ts'
import { getLead } from '#cards/leads/leads.ts'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { instantText, type MemberContext, transaction } from '#platform/context/context.ts'
import { oldestUndoable } from './sweep.ts'
import { type Change, undoChange } from './undo.ts'

/** Undoes connecting a lead, unless the result was changed since. */
export async function disconnectLead(ctx: MemberContext, { id }: { id: string }) {
  const lead = await getLead(ctx, { id })
  if (lead.state === 'discarded') throw new Refusal('conflict', say('refusals.leads.discarded'))
  if (lead.state !== 'connected') return lead
  if (lead.connectionId === undefined) {
    await reopenLead(ctx, id)
    return getLead(ctx, { id })
  }
  const change = await findConnecting(ctx, id)
  if (!change) throw new Refusal('conflict', say('refusals.toolChanges.tooLateForLead'))
  await transaction(ctx, (ctx) => undoChange(ctx, change)).catch((error) => {
    throw error instanceof Refusal ? changedSince() : error
  })
  return getLead(ctx, { id })
}

function findConnecting(ctx: MemberContext, id: string): Promise<Change | undefined> {
  return ctx.db
    .selectFrom('toolChanges')
    .select(['number', 'operation', 'records', 'createdAt'])
    .where('memberId', '=', ctx.member.id)
    .where('operation', '=', 'Leads_connect')
    .where('createdAt', '>=', instantText(oldestUndoable(ctx)))
    .where(sql<string>`cast(records as text)`, 'like', `%${id}%`)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const changedSince = () => new Refusal('conflict', say('refusals.toolChanges.personChanged'))
