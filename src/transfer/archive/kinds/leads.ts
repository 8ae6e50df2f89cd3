import { z } from 'zod'
import { fingerprintOf } from '#cards/exchange/exchange.ts'
import { LeadView, maxProfiles } from '#cards/leads/api.ts'
import { Id, Instant, line, text } from '#contract/fields.ts'
import { Slug } from '#members/workspaces/api.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { resolveCardIds } from '../records/card-ids.ts'
import type { Resolved } from '../records/kind.ts'
import { tableKind } from '../records/table-kind.ts'

const { shape } = LeadView
const { name: _, ...profile } = shape.profiles.element.shape

const LeadRecord = z.strictObject({
  id: Id,
  displayName: shape.displayName,
  email: shape.email,
  phone: shape.phone,
  company: shape.company,
  title: shape.title,
  note: shape.note,
  profiles: z.strictObject(profile).array().max(maxProfiles),
  card: z.strictObject({ id: Id, workspaceId: Id, workspace: Slug, slug: Slug, name: shape.card.shape.name }),
  consent: z.strictObject({ text: text(2_000), at: Instant }).optional(),
  heldAt: Instant.optional(),
  heldFor: line(500).array().max(50),
  createdAt: Instant,
  updatedAt: Instant,
  connectedAt: Instant.optional(),
  connectionId: Id.optional(),
  discardedAt: Instant.optional(),
})
type LeadRecord = z.output<typeof LeadRecord>

export const leads = tableKind({
  name: 'leads',
  table: 'leads',
  record: LeadRecord,
  renamed: { card: 'sourceCard' },
  columnsOf: (_ctx, record) => ({ fingerprint: fingerprintOf(record.card.id, record) }),
  resolve: resolveCards,
})

/** A lead belongs to the imported card, never to another member's card with the same id. */
async function resolveCards(ctx: MemberContext, records: LeadRecord[]): Promise<Resolved<LeadRecord>[]> {
  const idsHere = await resolveCardIds(
    ctx,
    records.map(({ card }) => card.id),
  )
  return records.map((record) => {
    const { card } = record
    return { record: { ...record, card: { ...card, id: idsHere.get(card.id) ?? card.id } } }
  })
}
