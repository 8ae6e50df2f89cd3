import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { findOwn } from '#platform/db/own-rows.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { findRemoval } from '#platform/removals/removal.ts'
import { findRemovedRow, insertRows, removedRows } from '#platform/removals/removed-rows.ts'
import { createRemoval, storeRows } from '#platform/removals/store.ts'
import { takeBack } from '#platform/removals/take-back.ts'
import { followMerges } from '../connections/merged/follow-merges.ts'
import { lockPeople } from '../connections/record/row.ts'
import { type Relation, settleRelations } from '../connections/related/settle.ts'
import { findSame, getRelation, lockShown, markBoth, refuseCircle, tellBoth, twinsOf } from './relations.ts'
import { findShown, relationView } from './row.ts'

type One = { id: string; relationId: string }

/** With the doubles that merges set aside: otherwise one of them would take its place. */
export async function removeRelation(ctx: MemberContext, { id, relationId }: One) {
  await transaction(ctx, async (ctx) => {
    await lockMembers(ctx, ctx.member.id)
    const row = await lockShown(ctx, { id, relationId })
    const label = relationView(row, id).name
    const removalId = await createRemoval(ctx, { kind: 'relation', subjectId: relationId, connectionId: id, label })
    const twins = await twinsOf(ctx, row)
    await storeRows(ctx, removalId, 'relations', twins)
    const ids = twins.map((twin) => twin.id)
    await ctx.db.deleteFrom('relations').where('memberId', '=', ctx.member.id).where('id', 'in', ids).execute()
    // Without it, another one may no longer close a circle.
    await settleRelations(ctx, [])
    await markBoth(ctx, row)
  })
}

/** If it was added again meanwhile, that is the one. */
export async function restoreRelation(ctx: MemberContext, { id, relationId }: One) {
  return transaction(ctx, async (ctx) => {
    await lockMembers(ctx, ctx.member.id)
    const removed = await findRemovedRow(ctx, 'relations', relationId)
    if (removed) await lockEnds(ctx, removed.row)
    await takeBack(ctx, await findRemoval(ctx, 'relation', relationId), async (removal) => {
      for await (const rows of removedRows(ctx, removal.id, 'relations')) await putBack(ctx, rows)
      const shown = await findShownTwin(ctx, relationId)
      if (shown) await markBoth(ctx, shown)
      else await refuseHidden(ctx, relationId)
    })
    const now = (await followMerges(ctx, [id])).get(id) ?? id
    return getRelation(ctx, { id: now, relationId: (await findShownTwin(ctx, relationId))?.id ?? relationId })
  })
}

async function lockEnds(ctx: MemberContext, { saidId, otherSaidId }: Relation) {
  const ends = await followMerges(ctx, otherSaidId ? [saidId, otherSaidId] : [saidId])
  await lockPeople(ctx, [...ends.values()])
}

async function putBack(ctx: MemberContext, rows: Relation[]) {
  await insertRows(
    ctx,
    'relations',
    rows.map((row) => ({ ...row, isSetAside: 1 })),
  )
  await settleRelations(ctx, [])
}

/** The relation itself, or the one that it repeats. */
async function findShownTwin(ctx: MemberContext, relationId: string) {
  const row = await findOwn(ctx, 'relations', relationId, columnsOf('relations'))
  const same = row && (await findSame(ctx, row))
  return same && findShown(ctx, same.id)
}

async function refuseHidden(ctx: MemberContext, relationId: string): Promise<never> {
  const row = await findOwn(ctx, 'relations', relationId, columnsOf('relations'))
  if (row) await refuseCircle(ctx, row)
  throw new Refusal('conflict', say('refusals.relations.personMissing'))
}

/** For good: what an import had added, as an undone import does with everything else. */
export async function deleteRelations(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return
  const gone = await ctx.db
    .deleteFrom('relations')
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .returning(['connectionId', 'otherId'])
    .execute()
  for (const ends of gone) await tellBoth(ctx, ends)
}
