import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { entryTerms, indexRecords } from '#people/search/index/terms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { updateOwn } from '#platform/db/own-rows.ts'

/** Who else an entry is about: those who are there, and those who were merged and may come back. */
export const OtherPeople = z
  .strictObject({
    connectionId: Id,
    /** Left out if it is contact. */
    contact: z.literal(false).optional(),
    /** The merge that added them. */
    mergeId: Id.optional(),
  })
  .array()
  .max(200)
export type OtherPeople = z.output<typeof OtherPeople>

export async function othersOf({ db, member }: MemberContext, entries: string[]) {
  if (entries.length === 0) return new Map<string, { others: OtherPeople }>()
  const rows = await db
    .selectFrom('entryPeople')
    .select(['interactionId', 'connectionId', 'contact', 'causeId'])
    .where('memberId', '=', member.id)
    .where('interactionId', 'in', entries)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('connectionId', 'in', selectFrom('connections').select('id').where('memberId', '=', member.id)),
        eb(
          'connectionId',
          'in',
          selectFrom('merges').select('otherId').where('memberId', '=', member.id).where('undoneAt', 'is', null),
        ),
      ]),
    )
    .orderBy('connectionId')
    .execute()
  const byEntry = Map.groupBy(rows, ({ interactionId }) => interactionId)
  return new Map([...byEntry].map(([id, of]) => [id, { others: of.map(otherView) }]))
}

type Other = { connectionId: string; contact: 'yes' | 'no'; causeId: string | null }

const otherView = ({ connectionId, contact, causeId }: Other): OtherPeople[number] => ({
  connectionId,
  ...(contact === 'no' && { contact: false as const }),
  ...(causeId && { mergeId: causeId }),
})

type Entry = {
  ixId: string
  occurredAt: string
  text?: string | undefined
  transcript?: string | undefined
  others?: OtherPeople | undefined
}

/** Somebody who is unknown here stays unseen. */
export async function addOthersOf(ctx: MemberContext, records: Entry[]) {
  for (const { ixId, occurredAt, others = [], text = null, transcript = null } of records) {
    if (others.length === 0) continue
    const rows = others.map(({ connectionId, contact, mergeId = null }) => {
      const key = { memberId: ctx.member.id, interactionId: ixId, connectionId }
      return { ...key, occurredAt, contact: contact === false ? ('no' as const) : ('yes' as const), causeId: mergeId }
    })
    await ctx.db
      .insertInto('entryPeople')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await updateOwn(ctx, 'interactions', ixId).set({ shared: 1 }).execute()
    const terms = entryTerms(text, transcript)
    const records = others.map(({ connectionId }) => ({ connectionId, sourceId: ixId, place: 'said' as const, terms }))
    await indexRecords(ctx, records)
  }
}
