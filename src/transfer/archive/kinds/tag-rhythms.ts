import type { z } from 'zod'
import { say } from '#contract/texts/text.ts'
import { rhythmsApi } from '#people/rhythms/api.ts'
import { listByTag, tagKey } from '#people/rhythms/rhythm.ts'
import { maxTagRhythms } from '#people/rhythms/tag-rhythms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { leaveOut, type Outcome, type RecordKind, separateNew } from '../records/kind.ts'

const RhythmRecord = rhythmsApi.Rhythms_set.input
type RhythmRecord = z.output<typeof RhythmRecord>

/** Rhythms of tags. There are few, so one page has them all. */
export const tagRhythms: RecordKind = {
  name: 'tag-rhythms',
  table: 'tagRhythms',
  record: RhythmRecord,
  idOf: ({ tag }: RhythmRecord) => tag,
  page: async (ctx) => {
    const rows = await listByTag(ctx.db, { memberId: ctx.member.id })
    return { records: rows.map(({ tag, days }) => ({ tag, days })), next: null }
  },
  save: saveRhythms,
}

async function saveRhythms(ctx: MemberContext, records: RhythmRecord[]): Promise<Outcome[]> {
  const keyOf = ({ tag }: RhythmRecord) => tagKey(tag)
  const rows = await listByTag(ctx.db, { memberId: ctx.member.id })
  const stored = new Map(rows.map((row) => [row.tagKey, { tag: row.tag, days: row.days }]))
  const { fresh, outcomes } = separateNew(
    records.map((record) => ({ record })),
    { keyOf, stored },
  )
  const fitting = new Set(fresh.slice(0, Math.max(0, maxTagRhythms - rows.length)))
  const values = [...fitting].map(({ tag, days }) => ({ memberId: ctx.member.id, tagKey: tagKey(tag), tag, days }))
  if (values.length > 0)
    await ctx.db
      .insertInto('tagRhythms')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const tooMany = leaveOut(say('sentences.archive.rhythms', { max: maxTagRhythms }))
  return outcomes.map((outcome, at) => {
    const record = records[at]
    return outcome.as === 'added' && record && !fitting.has(record) ? tooMany : outcome
  })
}
