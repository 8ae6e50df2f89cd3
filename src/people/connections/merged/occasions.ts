import type { MemberContext } from '#platform/context/context.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { insertMissing, type Row, removedRows } from '#platform/removals/removed-rows.ts'
import { createRemoval, storeRows } from '#platform/removals/store.ts'
import { takeBack } from '#platform/removals/take-back.ts'
import { entryTerms, indexTerms } from '../../search/index/terms.ts'
import { recountDeath } from '../record/death.ts'
import { markUpdated } from '../record/write-changed.ts'
import { lockOwner } from './follow-merges.ts'
import { addToMerges } from './merges.ts'

// The dates and gifts of a person: how they are stored, found by their words, removed and restored.

const tableOf = { date: 'dates', gift: 'gifts' } as const
type Kind = keyof typeof tableOf
type Table = (typeof tableOf)[Kind]
export type Occasion = Row<'dates'> | Row<'gifts'>

export function selectOccasions<T extends Table>(ctx: MemberContext, table: T) {
  return ctx.db
    .selectFrom(table as 'gifts')
    .select(columnsOf(table) as string[] as 'id'[])
    .where('memberId', '=', ctx.member.id)
    .$castTo<T extends 'dates' ? Row<'dates'> : Row<'gifts'>>()
}

/** The words that a date or a gift is found by. */
export function occasionTerms(row: Pick<Row<'dates'>, 'label'> | Pick<Row<'gifts'>, 'what' | 'occasion' | 'note'>) {
  return 'label' in row ? entryTerms(row.label) : entryTerms(row.what, row.occasion, row.note)
}

/** After a change, with the words before and now. The caller has locked the person. */
export async function noteChange(ctx: MemberContext, before: Occasion | null, now: typeof before, mark = markUpdated) {
  const { id = '', connectionId = '' } = now ?? before ?? {}
  const record = { connectionId, sourceId: id, place: 'said' as const }
  await indexTerms(ctx, record, before ? occasionTerms(before) : [], now ? occasionTerms(now) : [])
  await recountDeath(ctx, connectionId)
  await mark(ctx, connectionId)
}

/** The caller has locked the person. */
export async function removeOccasion(ctx: MemberContext, kind: Kind, row: Occasion, label: string) {
  const { id: subjectId, connectionId } = row
  const removalId = await createRemoval(ctx, { kind, subjectId, connectionId, label })
  await storeRows(ctx, removalId, tableOf[kind], [row as never])
  await deleteOccasion(ctx, kind, row)
}

export async function deleteOccasion(ctx: MemberContext, kind: Kind, row: Occasion, mark?: typeof markUpdated) {
  await ctx.db.deleteFrom(tableOf[kind]).where('memberId', '=', ctx.member.id).where('id', '=', row.id).execute()
  await noteChange(ctx, row, null, mark)
}

/** Returns the person it belongs to now; null if it was not removed. */
export async function restoreOccasion(ctx: MemberContext, kind: Kind, id: string) {
  const removal = await lockOwner(ctx, kind, id)
  await takeBack(ctx, removal, async ({ id: removalId, connectionId, formerId }) => {
    for await (const rows of removedRows(ctx, removalId, tableOf[kind])) {
      const here = (rows as Occasion[]).map((row) => ({ ...row, connectionId }))
      for (const row of await insertMissing(ctx, tableOf[kind], here)) await noteChange(ctx, null, row)
    }
    await addToMerges(ctx, formerId, { [tableOf[kind]]: [id] })
  })
  return removal?.connectionId ?? null
}
