import { z } from 'zod'
import { Id, Instant, line, text } from '#contract/fields.ts'
import { fieldText, say } from '#contract/texts/text.ts'
import { nameKeyOf } from '#language/names/name-keys.ts'
import { followMerges } from '#people/connections/merged/follow-merges.ts'
import { PartialDate } from '#people/connections/parts/api.ts'
import { DisplayName } from '#people/connections/record/api.ts'
import { lockPeople } from '#people/connections/record/row.ts'
import { settleRelations } from '#people/connections/related/settle.ts'
import { maxKindLength } from '#people/relations/api.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { leaveOut, type Resolved } from '../records/kind.ts'
import { tableKind } from '../records/table-kind.ts'

const RelationRecord = z
  .strictObject({
    relationId: Id,
    connectionId: Id,
    otherId: Id.optional(),
    name: DisplayName.optional(),
    kind: line(maxKindLength),
    reverseKind: line(maxKindLength),
    since: PartialDate.optional(),
    until: PartialDate.optional(),
    note: text(500).optional(),
    createdAt: Instant,
    dismissedAt: Instant.optional(),
  })
  .refine(({ connectionId, otherId }) => connectionId !== otherId, fieldText('fields.twoPeople'))
  .refine(({ otherId, name }) => otherId !== undefined || name !== undefined, fieldText('fields.personOrName'))
type RelationRecord = z.output<typeof RelationRecord>

/** As they were named: merges come before. */
export const relations = tableKind({
  name: 'relations',
  table: 'relations',
  record: RelationRecord,
  renamed: { relationId: 'id', connectionId: 'saidId', otherId: 'otherSaidId' },
  columnsOf: (_ctx, { name }) => ({ nameKey: nameKeyOf(name ?? '') }),
  resolve: resolveEnds,
  onAdded: (ctx, records) =>
    settleRelations(
      ctx,
      records.map(({ connectionId }) => connectionId),
    ),
})

async function resolveEnds(ctx: MemberContext, records: RelationRecord[]): Promise<Resolved<RelationRecord>[]> {
  const ends = records.flatMap(({ connectionId, otherId }) => (otherId ? [connectionId, otherId] : [connectionId]))
  const now = await followMerges(ctx, [...new Set(ends)])
  const people = await lockPeople(ctx, [...new Set(now.values())])
  const known = new Set(people.map(({ id }) => id))
  const isHere = (id: string) => known.has(now.get(id) ?? '')
  return records.map((record) => {
    const { otherId, ...named } = record
    const isLinked = otherId !== undefined && isHere(otherId)
    if (!isHere(record.connectionId) || (!isLinked && !record.name))
      return { outcome: leaveOut(say('sentences.archive.noPerson')) }
    return { record: isLinked ? record : named }
  })
}
