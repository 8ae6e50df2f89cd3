import type { MemberContext } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { Tasks } from '#platform/jobs/tasks.ts'
import { labelKey } from '../connections/record/labels.ts'
import { recomputeTagged } from '../rhythms/recompute-everyone.ts'
import { listByTag, tagKey } from '../rhythms/tag-rhythm-rows.ts'

/** The rhythm of a tag goes with it, unless the other tag has its own. Returns whether there was one. */
export async function replaceTagRhythm(ctx: MemberContext, { from, to }: Tasks['tags.replace']) {
  const memberId = ctx.member.id
  const rhythms = await listByTag(ctx.db, { memberId })
  const known = rhythms.find(({ tag }) => labelKey(tag) === from)
  const old = known && (await takeRhythm(ctx, known.tagKey))
  if (!old) return false
  // Somebody who gets the tag in this moment still has its rhythm.
  await queueJob(ctx, 'moves.settle', { tagKey: old.tagKey }, { memberId })
  if (to === null) return true
  const added = await ctx.db
    .insertInto('tagRhythms')
    .values({ memberId, tagKey: tagKey(to), tag: to, days: old.days })
    .onConflict((conflict) => conflict.doNothing())
    .returning('tag')
    .executeTakeFirst()
  if (added && old.tagKey !== tagKey(to)) await recomputeTagged(ctx, to)
  return true
}

/** As it is now: another one may be set in the same moment. */
function takeRhythm({ db, member }: MemberContext, tagKey: string) {
  return db
    .deleteFrom('tagRhythms')
    .where('memberId', '=', member.id)
    .where('tagKey', '=', tagKey)
    .returning(['tagKey', 'days'])
    .executeTakeFirst()
}
