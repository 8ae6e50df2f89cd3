import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { createConnection, updateConnection } from '#people/connections/connections.ts'
import { followMerges } from '#people/connections/merged/follow-merges.ts'
import { requireConnection } from '#people/connections/record/lock.ts'
import { lockConnectionRow } from '#people/connections/record/row.ts'
import { logExchange } from '#people/interactions/logged.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { countReleasedLead } from './count.ts'
import { leadAsPerson, leadSource, mergeIntoPerson } from './person.ts'
import { changeLead, findRow, type LeadRow, lockLead, refuseDiscarded } from './row.ts'
import { sameEmailAs } from './suggestions.ts'

type ConnectInput = {
  id: string
  connectionId?: string | undefined
  asNew?: boolean | undefined
  howMet?: string | undefined
}

export async function connectLead(ctx: MemberContext, { id, connectionId: wanted, asNew, howMet }: ConnectInput) {
  if (wanted && asNew) throw wrongField('asNew', say('fields.notWithConnectionId'))
  return transaction(ctx, async (ctx) => {
    // Locked first: two leads of one visitor are connected one after the other, and the second sees the first.
    await lockMembers(ctx, ctx.member.id)
    const lead = await lockLead(ctx, id)
    if (wanted) await requireConnection(ctx, wanted)
    refuseDiscarded(lead)
    const before = await findConnected(ctx, lead, wanted)
    if (before) return { connectionId: before, made: false, added: [], kept: [] }
    if (!wanted && !asNew) await refuseSameEmail(ctx, lead)
    const outcome = wanted ? await addToConnection(ctx, lead, wanted, howMet) : await createFromLead(ctx, lead, howMet)
    const { connectionId } = outcome
    await logExchange(ctx, {
      connectionId,
      text: lead.note ?? `Left their details ${leadSource(lead)}.`,
      occurredAt: lead.createdAt,
    })
    await changeLead(ctx, id, { connectedAt: nowText(ctx), connectionId, heldAt: null })
    await countReleasedLead(ctx, lead)
    await emit(ctx, 'lead.connected', id, connectionId)
    return outcome
  })
}

/** The connection it was connected to before, if it still exists. */
async function findConnected(ctx: MemberContext, { connectionId }: LeadRow, wanted: string | undefined) {
  if (connectionId === null) return null
  const person = (await followMerges(ctx, [connectionId])).get(connectionId)
  if (person && wanted && person !== wanted) throw new Refusal('conflict', say('refusals.leads.connectedToAnother'))
  return person ?? null
}

/** An assistant reads the message and not the fields: a name may be a visitor's. */
async function refuseSameEmail(ctx: MemberContext, lead: LeadRow) {
  const person = await sameEmailAs(ctx, lead)
  if (!person) return
  const message = `may be ${person.connectionId}: ${person.displayName} has the same e-mail`
  throw new Refusal('conflict', say('refusals.leads.sameEmail', { connectionId: person.connectionId }), {
    fields: [{ field: 'connectionId', message }],
  })
}

async function createFromLead(ctx: MemberContext, lead: LeadRow, howMet?: string) {
  const person = leadAsPerson(ctx, lead, howMet)
  const { connectionId } = await createConnection(ctx, person)
  const added = Object.entries(person).flatMap(([field, value]) => (value && value.length > 0 ? [field] : []))
  return { connectionId, made: true, added, kept: [] }
}

async function addToConnection(ctx: MemberContext, lead: LeadRow, connectionId: string, howMet?: string) {
  const { changes, kept } = mergeIntoPerson(ctx, lead, await lockConnectionRow(ctx, connectionId), howMet)
  await updateConnection(ctx, { connectionId, ...changes })
  return { connectionId, made: false, added: Object.keys(changes), kept }
}

type LeadState = Pick<LeadRow, 'connectedAt' | 'connectionId' | 'heldAt' | 'discardedAt'>

/** What connecting changes of a lead, with the lead locked; null if there is no such lead. */
export async function lockLeadState(ctx: MemberContext, id: string): Promise<LeadState | null> {
  // In the order in which connecting locks them.
  await lockMembers(ctx, ctx.member.id)
  if (!(await findRow(ctx, id))) return null
  const { connectedAt, connectionId, heldAt, discardedAt } = await lockLead(ctx, id)
  return { connectedAt, connectionId, heldAt, discardedAt }
}

/** Takes back that a lead was connected. What became of the person is for the caller to decide. */
export async function disconnectLead(ctx: MemberContext, id: string, before: Partial<LeadState>) {
  await transaction(ctx, async (ctx) => {
    const lead = await lockLead(ctx, id)
    await changeLead(ctx, id, before)
    if (before.heldAt) await countReleasedLead(ctx, { ...lead, heldAt: before.heldAt }, -1)
    await emit(ctx, 'lead.updated', id, null)
  })
}

/** A lead whose person was removed waits again: there is nothing to take back from them. */
export async function reopenLead(ctx: MemberContext, id: string) {
  await transaction(ctx, async (ctx) => {
    const { connectionId = null } = (await lockLeadState(ctx, id)) ?? {}
    if (connectionId === null || (await followMerges(ctx, [connectionId])).size > 0) return
    await disconnectLead(ctx, id, { connectedAt: null, connectionId: null })
  })
}
