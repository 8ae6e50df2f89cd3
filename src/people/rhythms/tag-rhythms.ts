import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { recomputeTagged } from './recompute-everyone.ts'
import { listByTag, tagKey } from './rhythm.ts'

export const maxTagRhythms = 100

export async function listTagRhythms(ctx: MemberContext) {
  const rows = await listByTag(ctx.db, { memberId: ctx.member.id })
  return { rhythms: rows.map(({ tag, days }) => ({ tag, days })) }
}

export async function setTagRhythm(ctx: MemberContext, { tag, days }: { tag: string; days: number }) {
  return transaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('tagRhythms')
      .values({ memberId: ctx.member.id, tagKey: tagKey(tag), tag, days })
      .onConflict((conflict) => conflict.columns(['memberId', 'tagKey']).doUpdateSet({ tag, days }))
      .execute()
    await refuseTooMany(ctx)
    await recomputeTagged(ctx, tag)
    return { tag, days }
  })
}

export async function removeTagRhythm(ctx: MemberContext, { tag }: { tag: string }) {
  await transaction(ctx, async (ctx) => {
    const removed = await ctx.db
      .deleteFrom('tagRhythms')
      .where('memberId', '=', ctx.member.id)
      .where('tagKey', '=', tagKey(tag))
      .returning('tag')
      .executeTakeFirst()
    if (!removed) throw new Refusal('not_found', say('refusals.rhythms.noRhythm'))
    await recomputeTagged(ctx, tag)
  })
}

async function refuseTooMany(ctx: MemberContext) {
  const { rhythms } = await listTagRhythms(ctx)
  if (rhythms.length <= maxTagRhythms) return
  throw new Refusal('conflict', say('refusals.rhythms.tooManyRhythms', { maxTagRhythms }))
}
