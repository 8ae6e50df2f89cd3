import type { z } from 'zod'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import type { DateKind, GiftStatus } from '#platform/db/schema/occasions.ts'
import { lockConnection } from '../connections/record/lock.ts'
import { addDate } from '../dates/dates.ts'
import { addGift, giftsOf, isSameGift, type NewGift, updateGift } from '../gifts/gifts.ts'
import { createRelation } from '../relations/relations.ts'
import type { detailsApi } from './api.ts'

type Detail = z.output<typeof detailsApi.Connections_addDetail.input>

/** The contract asks for the fields that each of these needs. */
export async function addDetail(ctx: MemberContext, detail: Detail) {
  const { connectionId, is, text, kind = '', otherId, date, occasion } = detail
  if (is === 'relation') {
    const other = otherId ? { connectionId: otherId } : { name: text }
    return { relation: await createRelation(ctx, { id: connectionId, kind, ...other, since: date }) }
  }
  const [, status] = /^gift_(.+)$/.exec(is) ?? []
  if (status) return giveOrAdd(ctx, { connectionId, what: text ?? '', status: status as GiftStatus, date, occasion })
  const dateKind = is === 'other_date' ? 'other' : (is as DateKind)
  return { date: await addDate(ctx, { connectionId, kind: dateKind, date: date ?? '', label: text }) }
}

/** What was an idea until now becomes the gift. */
async function giveOrAdd(ctx: MemberContext, gift: NewGift) {
  return transaction(ctx, async (ctx) => {
    const { connectionId } = gift
    await lockConnection(ctx, connectionId)
    const ideas = gift.status === 'given' ? await giftsOf(ctx, connectionId) : []
    const idea = ideas.find((each) => each.status === 'idea' && isSameGift(each, gift))
    if (idea) return { gift: await updateGift(ctx, { ...gift, giftId: idea.giftId }) }
    const { givenBefore, ...added } = await addGift(ctx, gift)
    return { gift: added, givenBefore }
  })
}
