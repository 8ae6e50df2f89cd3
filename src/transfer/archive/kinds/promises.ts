import { z } from 'zod'
import { Id, Instant, text } from '#contract/fields.ts'
import { say } from '#contract/texts/text.ts'
import { FindingView, PromiseView } from '#people/promises/api.ts'
import { endOfDay } from '#people/promises/due.ts'
import { entryTerms } from '#people/search/index/terms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { leaveOut, type Resolved } from '../records/kind.ts'
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

export const promises = tableKind({
  name: 'promises',
  table: 'promises',
  record: PromiseRecord,
  renamed: { promiseId: 'id' },
  fieldsOf: ({ dueTime, interactionId, sentence }) => ({
    dueTime: dueTime === endOfDay ? undefined : dueTime,
    foundIn: interactionId ? { ixId: interactionId, sentence: sentence ?? undefined } : undefined,
  }),
  columnsOf: (_ctx, { dueTime = endOfDay, foundIn }) => ({
    dueTime,
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

export const findings = tableKind({
  name: 'findings',
  table: 'findings',
  record: FindingRecord,
  renamed: { ixId: 'interactionId' },
  fieldsOf: ({ dueTime }) => ({ dueTime: dueTime === endOfDay ? undefined : dueTime }),
  columnsOf: (_ctx, { dueTime = endOfDay }) => ({ dueTime }),
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
      : { outcome: leaveOut(say('sentences.archive.noEntry')) },
  )
}
