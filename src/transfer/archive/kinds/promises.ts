import type { Selectable } from 'kysely'
import { z } from 'zod'
import { Id, Instant, text } from '#contract/fields.ts'
import { FindingView, PromiseView } from '#people/promises/api.ts'
import { endOfDay } from '#people/promises/due.ts'
import { entryTerms } from '#people/search/index/terms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import type { Resolved } from '../records/compare-records.ts'
import { leaveOut } from '../records/kind.ts'
import { tableKind } from '../records/table-kind.ts'
import { resolvePeople } from './people.ts'

/** A sentence of a note or transcript. */
const Sentence = text(20_000)

const PromiseRecord = z.strictObject({
  promiseId: Id,
  connectionId: Id,
  text: PromiseView.shape.text,
  dueOn: PromiseView.shape.dueOn,
  dueTime: PromiseView.shape.dueTime,
  foundIn: z.strictObject({ ixId: Id, sentence: Sentence.optional() }).optional(),
  dueAssumedAt: Instant.optional(),
  createdAt: Instant,
  completedAt: Instant.optional(),
})
type PromiseRecord = z.output<typeof PromiseRecord>

export const promises = tableKind<'promises', PromiseRecord>({
  name: 'promises',
  table: 'promises',
  columns: columnsOf('promises'),
  record: PromiseRecord,
  idOf: ({ promiseId }) => promiseId,
  recordOf: promiseRecord,
  rowOf: (_ctx, { promiseId, foundIn, dueTime = endOfDay, dueAssumedAt = null, completedAt = null, ...rest }) => ({
    ...rest,
    id: promiseId,
    dueTime,
    dueAssumedAt,
    completedAt,
    interactionId: foundIn?.ixId ?? null,
    sentence: foundIn?.sentence ?? null,
  }),
  resolve: resolvePeople,
  indexTermsOf: ({ promiseId: sourceId, connectionId, text }) => ({
    connectionId,
    sourceId,
    place: 'said',
    terms: entryTerms(text),
  }),
})

function promiseRecord(row: Selectable<Schema['promises']>): PromiseRecord {
  return {
    promiseId: row.id,
    connectionId: row.connectionId,
    text: row.text,
    dueOn: row.dueOn,
    dueTime: row.dueTime === endOfDay ? undefined : row.dueTime,
    foundIn: row.interactionId ? { ixId: row.interactionId, sentence: row.sentence ?? undefined } : undefined,
    dueAssumedAt: row.dueAssumedAt ?? undefined,
    createdAt: row.createdAt,
    completedAt: row.completedAt ?? undefined,
  }
}

const FindingRecord = z.strictObject({
  id: Id,
  connectionId: Id,
  ixId: Id,
  text: FindingView.shape.text,
  sentence: Sentence,
  dueOn: FindingView.shape.dueOn,
  dueTime: FindingView.shape.dueTime,
  foundBy: z.enum(['rules', 'model']),
  promiseId: Id.optional(),
  createdAt: Instant,
  dismissedAt: Instant.optional(),
})
type FindingRecord = z.output<typeof FindingRecord>

export const findings = tableKind<'findings', FindingRecord>({
  name: 'findings',
  table: 'findings',
  columns: columnsOf('findings'),
  record: FindingRecord,
  idOf: ({ id }) => id,
  recordOf: ({ memberId: _, interactionId, dueOn, dueTime, promiseId, dismissedAt, ...row }) => ({
    id: row.id,
    connectionId: row.connectionId,
    ixId: interactionId,
    text: row.text,
    sentence: row.sentence,
    dueOn: dueOn ?? undefined,
    dueTime: dueTime === endOfDay ? undefined : dueTime,
    foundBy: row.foundBy,
    promiseId: promiseId ?? undefined,
    createdAt: row.createdAt,
    dismissedAt: dismissedAt ?? undefined,
  }),
  rowOf: (_ctx, { ixId, dueOn = null, dueTime = endOfDay, promiseId = null, dismissedAt = null, ...rest }) => ({
    ...rest,
    interactionId: ixId,
    dueOn,
    dueTime,
    promiseId,
    dismissedAt,
  }),
  resolve: resolveEntries,
})

/** Leaves out findings whose entry does not exist or belongs to another person. */
async function resolveEntries(ctx: MemberContext, records: FindingRecord[]): Promise<Resolved<FindingRecord>[]> {
  const rows = await ctx.db
    .selectFrom('interactions')
    .select(['id', 'connectionId'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', [...new Set(records.map(({ ixId }) => ixId))])
    .execute()
  const ownerOf = new Map(rows.map(({ id, connectionId }) => [id, connectionId]))
  return records.map((record) =>
    ownerOf.get(record.ixId) === record.connectionId
      ? { record }
      : { outcome: leaveOut('It was found in an entry that does not exist here.') },
  )
}
