import { Refusal } from '#contract/errors.ts'
import { readReason } from '#contract/texts/reason.ts'
import { say } from '#contract/texts/text.ts'
import { type Kith, type MemberContext, nowText } from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { LeadProfile } from '#platform/db/schema/values.ts'
import { oldestRestorable } from '#platform/removals/removal.ts'
import { cardUrl } from '../cards/addresses.ts'
import { nameOfService } from '../cards/known-services.ts'
import type { ComparedSuggestion } from './suggestions.ts'

const columns = columnsOf('leads')

export function leadsOf(ctx: MemberContext) {
  return ctx.db.selectFrom('leads').select(columns).where('memberId', '=', ctx.member.id)
}

export type LeadRow = Awaited<ReturnType<ReturnType<typeof leadsOf>['executeTakeFirstOrThrow']>>

export async function getRow(ctx: MemberContext, id: string) {
  const row = await findRow(ctx, id)
  if (!row) throw noLead()
  return row
}

export async function findRow(ctx: MemberContext, id: string) {
  return leadsOf(ctx).where('id', '=', id).executeTakeFirst()
}

const noLead = () => new Refusal('not_found', say('refusals.leads.noLead'))

/** Locks the row until the transaction ends, and returns it. Locked before the connection it becomes. */
export async function lockLead(ctx: MemberContext, id: string) {
  const row = await updateOwnLead(ctx, id).set({ id }).returning(columns).executeTakeFirst()
  if (!row) throw noLead()
  return row
}

/** Only open leads can be changed: of a connected one the connection is changed, and a discarded one is restored first. */
export async function lockOpenLead(ctx: MemberContext, id: string) {
  const row = await lockLead(ctx, id)
  refuseDiscarded(row)
  if (row.connectedAt) throw new Refusal('conflict', say('refusals.leads.alreadyConnected'))
  return row
}

export function refuseDiscarded({ discardedAt }: LeadRow) {
  if (discardedAt) throw new Refusal('conflict', say('refusals.leads.discarded'))
}

type Change = Partial<Omit<LeadRow, 'profiles' | 'heldFor' | 'sourceCard' | 'consent'>> & { profiles?: LeadProfile[] }

export async function changeLead(ctx: MemberContext, id: string, { profiles, ...change }: Change) {
  await updateOwnLead(ctx, id)
    .set({ ...change, ...(profiles && { profiles: json(profiles) }), updatedAt: nowText(ctx) })
    .execute()
}

function updateOwnLead(ctx: MemberContext, id: string) {
  return ctx.db.updateTable('leads').where('memberId', '=', ctx.member.id).where('id', '=', id)
}

export type State = 'waiting' | 'review' | 'connected' | 'discarded'

export function stateOf({ discardedAt, connectedAt, heldAt }: Pick<LeadRow, 'discardedAt' | 'connectedAt' | 'heldAt'>) {
  if (discardedAt) return 'discarded'
  if (connectedAt) return 'connected'
  return heldAt ? 'review' : 'waiting'
}

type LeadContext = { suggestion?: ComparedSuggestion | undefined; connectionId?: string | undefined }

/** `connectionId` is the connection it became, if it still exists. */
export function leadView({ config }: MemberContext, row: LeadRow, { suggestion, connectionId }: LeadContext) {
  const { id, workspaceId, workspace, slug, name } = row.sourceCard
  return {
    id: row.id,
    state: stateOf(row) as State,
    displayName: row.displayName,
    email: row.email ?? undefined,
    phone: row.phone ?? undefined,
    company: row.company ?? undefined,
    title: row.title ?? undefined,
    note: row.note ?? undefined,
    source: 'visitor' as const,
    profiles: row.profiles.map((profile) => ({ ...profile, name: nameOfService(profile.service) ?? undefined })),
    card: { id, workspaceId, slug, name, url: cardUrl(config.baseUrl, workspace, slug) },
    consent: row.consent ?? undefined,
    heldFor: row.heldAt ? row.heldFor.map(readReason) : undefined,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    connectedAt: row.connectedAt ?? undefined,
    connectionId,
    discardedAt: row.discardedAt ?? undefined,
    suggestion,
  }
}

const batchSize = 500

/** Deletes leads that were discarded too long ago to be restored. */
export async function sweepLeads(kith: Kith) {
  const before = oldestRestorable(kith)
  const members = await kith.db.selectFrom('members').select('id').execute()
  for (const { id } of members) {
    const old = kith.db
      .selectFrom('leads')
      .select('id')
      .where('memberId', '=', id)
      .where('createdAt', '<', before)
      .where('discardedAt', '<', before)
      .limit(batchSize)
    const remove = kith.db.deleteFrom('leads').where('memberId', '=', id).where('id', 'in', old)
    await removeInBatches(batchSize, remove.returning('id'))
  }
}
