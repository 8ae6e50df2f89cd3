import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { pageOf } from '#platform/db/paging.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { Tasks } from '#platform/jobs/tasks.ts'
import { labelKey } from '../connections/record/labels.ts'
import { recomputeTagged } from '../rhythms/recompute-everyone.ts'
import { listByTag, tagKey } from '../rhythms/rhythm.ts'
import { replaceTagOfBook, replaceTagOfSome, scanBookOf } from './replace-tag.ts'

export async function listTags(ctx: MemberContext, { limit, after }: { limit: number; after?: string | undefined }) {
  const rows = await tagsOf(ctx)
    .$if(after !== undefined, (query) => query.where('labelKey', '>', labelKey(after ?? '')))
    .orderBy('labelKey')
    .limit(limit + 1)
    .execute()
  const { shown, next } = pageOf(rows, limit, ({ tag }) => tag)
  return { items: shown, next }
}

export async function renameTag(ctx: MemberContext, { tag, to }: { tag: string; to: string }) {
  return transaction(ctx, async (ctx) => {
    const isPending = await replaceTag(ctx, tag, to)
    const [renamed] = await tagsOf(ctx).where('labelKey', '=', labelKey(to)).execute()
    return { tag: to, people: renamed?.people ?? 0, pending: isPending || undefined }
  })
}

export async function removeTag(ctx: MemberContext, { tag }: { tag: string }) {
  await transaction(ctx, async (ctx) => {
    await replaceTag(ctx, tag, null)
  })
}

/** Returns whether some people are left to a job. */
async function replaceTag(ctx: MemberContext, tag: string, to: string | null) {
  const change = { from: labelKey(tag), to }
  const hadRhythm = await replaceTagRhythm(ctx, change)
  const { changed, next } = await replaceTagOfSome(ctx, change, null)
  if (changed === 0 && !hadRhythm) await requireTag(ctx, change.from)
  await replaceTagOfBook(ctx, change)
  if (next) await queueJob(ctx, 'tags.replace', change, { memberId: ctx.member.id })
  else await scanBookOf(ctx, to)
  return next !== null
}

/** A tag that is spelt as wanted already needs no change. */
async function requireTag(ctx: MemberContext, key: string) {
  const known = await tagsOf(ctx).where('labelKey', '=', key).executeTakeFirst()
  if (!known) throw new Refusal('not_found', say('refusals.tags.nobodyTag'))
}

/** Only one of several spellings of a tag is shown. */
function tagsOf(ctx: MemberContext) {
  return ctx.db
    .selectFrom('connectionLabels')
    .select(({ fn }) => [fn.max('label').as('tag'), fn.countAll<number>().as('people')])
    .where('memberId', '=', ctx.member.id)
    .where('kind', '=', 'tag')
    .groupBy('labelKey')
}

/** The rhythm of a tag goes with it, unless the other tag has its own. Returns whether there was one. */
async function replaceTagRhythm(ctx: MemberContext, { from, to }: Tasks['tags.replace']) {
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
