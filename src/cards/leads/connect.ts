import { Refusal, wrongField } from '#contract/errors.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { createConnection, updateConnection } from '#people/connections/connections.ts'
import { requireConnection } from '#people/connections/record/lock.ts'
import { lockConnectionRow } from '#people/connections/record/row.ts'
import { followMerges } from '#people/duplicates/merging/follow-merges.ts'
import { logExchange } from '#people/interactions/interactions.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { countReleasedLead } from './count-released.ts'
import { leadAsPerson, leadSource, mergeIntoPerson } from './person.ts'
import { changeLead, type LeadRow, lockLead, refuseDiscarded } from './row.ts'
import { sameEmailAs } from './suggestions.ts'

type Wish = { id: string; connectionId?: string | undefined; asNew?: boolean | undefined }

export async function connectLead(ctx: MemberContext, { id, connectionId: wanted, asNew }: Wish) {
  if (wanted && asNew) throw wrongField('asNew', 'does not go with connectionId: send one of them')
  return transaction(ctx, async (ctx) => {
    // Held first: two leads of one visitor are connected one after the other, and the second sees the first.
    await lockMembers(ctx, ctx.member.id)
    const lead = await lockLead(ctx, id)
    if (wanted) await requireConnection(ctx, wanted)
    refuseDiscarded(lead)
    const before = await alreadyIs(ctx, lead, wanted)
    if (before) return { connectionId: before, made: false, added: [], kept: [] }
    if (!wanted && !asNew) await refuseKnown(ctx, lead)
    const outcome = wanted ? await join(ctx, lead, wanted) : await make(ctx, lead)
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

/** Whom it became before, as long as they are there. */
async function alreadyIs(ctx: MemberContext, { connectionId }: LeadRow, wanted: string | undefined) {
  if (connectionId === null) return null
  const person = (await followMerges(ctx, [connectionId])).get(connectionId)
  if (person && wanted && person !== wanted)
    throw new Refusal('conflict', 'This lead is connected to another person already. Merge the two: Connections_merge.')
  return person ?? null
}

async function refuseKnown(ctx: MemberContext, lead: LeadRow) {
  const person = await sameEmailAs(ctx, lead)
  if (!person) return
  const message = `may be ${person.connectionId}: ${person.displayName} has the same e-mail`
  throw new Refusal(
    'conflict',
    `${person.displayName} has the same e-mail. Send connectionId ${person.connectionId} to add to what you know of them, or asNew to make a new person.`,
    { fields: [{ field: 'connectionId', message }] },
  )
}

async function make(ctx: MemberContext, lead: LeadRow) {
  const person = leadAsPerson(ctx, lead)
  const { connectionId } = await createConnection(ctx, person)
  const added = Object.entries(person).flatMap(([field, value]) => (value && value.length > 0 ? [field] : []))
  return { connectionId, made: true, added, kept: [] }
}

async function join(ctx: MemberContext, lead: LeadRow, connectionId: string) {
  const { changes, kept } = mergeIntoPerson(ctx, lead, await lockConnectionRow(ctx, connectionId))
  await updateConnection(ctx, { connectionId, ...changes })
  return { connectionId, made: false, added: Object.keys(changes), kept }
}
