import { lockMembers } from '#members/members/member-row.ts'
import { tryLockConnection } from '#people/connections/record/lock.ts'
import { datesOf, removeDate } from '#people/dates/dates.ts'
import { type GiftRecord, giftsOf, removeGift, updateGift } from '#people/gifts/gifts.ts'
import { updateRelation } from '#people/relations/relations.ts'
import { removeRelation } from '#people/relations/removal.ts'
import { type RelationView, relationsOf } from '#people/relations/row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { RecordKind } from './record-kind.ts'

type DetailsState = { relations: RelationView[]; dates: string[]; gifts: GiftRecord[] }

/** The relations, dates and gifts of a person, of which a tool adds or completes one. */
export const details: RecordKind<DetailsState> = {
  lock: async (ctx, connectionId) => {
    // A relation locks the member before people.
    await lockMembers(ctx, ctx.member.id)
    if (!(await tryLockConnection(ctx, connectionId))) return null
    return {
      relations: await relationsOf(ctx, connectionId),
      dates: (await datesOf(ctx, connectionId)).map(({ dateId }) => dateId),
      gifts: (await giftsOf(ctx, connectionId)).map((gift) => ({ ...gift, updatedAt: '' })),
    }
  },
  revert: async (ctx, connectionId, { relations, dates, gifts }) => {
    if (relations) await revertRelations(ctx, connectionId, relations)
    for (const { dateId } of dates ? await datesOf(ctx, connectionId) : [])
      if (!dates?.includes(dateId)) await removeDate(ctx, { connectionId, dateId })
    if (gifts) await revertGifts(ctx, connectionId, gifts)
    const what = relations ? 'relation' : dates ? 'date' : 'gift'
    return { sentence: `Undone: the ${what} that was added.`, connectionId }
  },
}

async function revertRelations(ctx: MemberContext, id: string, before: RelationView[]) {
  const known = new Map(before.map((relation) => [relation.relationId, relation]))
  for (const { relationId } of await relationsOf(ctx, id)) {
    const was = known.get(relationId)
    if (!was) await removeRelation(ctx, { id, relationId })
    else {
      const { since = null, until = null, note = null } = was
      await updateRelation(ctx, { id, relationId, since, until, note })
    }
  }
}

async function revertGifts(ctx: MemberContext, connectionId: string, before: GiftRecord[]) {
  const known = new Map(before.map((gift) => [gift.giftId, gift]))
  for (const { giftId } of await giftsOf(ctx, connectionId)) {
    const was = known.get(giftId)
    if (!was) await removeGift(ctx, { connectionId, giftId })
    else {
      const { what, status, date = null, occasion = null, note = null, link = null, price = null } = was
      await updateGift(ctx, { connectionId, giftId, what, status, date, occasion, note, link, price })
    }
  }
}
