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
import { countReleasedLead } from './count-released.ts'
import { leadAsPerson, leadSource, mergeIntoPerson } from './person.ts'
import { changeLead, type LeadRow, lockLead, refuseDiscarded } from './row.ts'
import { sameEmailAs } from './suggestions.ts'

type ConnectInput = {
  id: string
  connectionId?: string | undefined
  asNew?: boolean | undefined
  howMet?: string | undefined
}

export async function connectLead(ctx: MemberContext, { id, connectionId: wanted, asNew, howMet }: ConnectInput) {
  if (wanted && asNew) throw wrongField('asNew', say('fields.cannotCombinedConnectionidSendOnly'))
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
  if (person && wanted && person !== wanted)
    throw new Refusal('conflict', say('refusals.leads.leadAlreadyConnectedAnotherPerson'))
  return person ?? null
}

/** An assistant reads the message and not the fields: a name may be a visitor's. */
async function refuseSameEmail(ctx: MemberContext, lead: LeadRow) {
  const person = await sameEmailAs(ctx, lead)
  if (!person) return
  const message = `may be ${person.connectionId}: ${person.displayName} has the same e-mail`
  throw new Refusal('conflict', say('refusals.leads.somebodyKnowSameEMail', { connectionId: person.connectionId }), {
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
