import { randomInt } from 'node:crypto'
import { fieldError, Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { memberContextFor } from '#members/members/member-row.ts'
import { firstWorkspace, getWorkspace } from '#members/workspaces/workspaces.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'

export const cardUrl = (baseUrl: string, workspace: string, slug: string) => `${baseUrl}/w/${workspace}/${slug}`
export const shortUrl = (baseUrl: string, code: string) => `${baseUrl}/c/${code}`

/** Without characters that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz'

export const newShortCode = () => Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')

type Address = { workspaceId: string; slug: string; code?: string }

/** One statement decides who gets a slug, however many requests compete for it. */
export async function claimAddress(ctx: MemberContext, cardId: string, { code = newShortCode(), ...address }: Address) {
  const claimed = await ctx.db
    .insertInto('cardAddresses')
    .values({ ...address, code, memberId: ctx.member.id, cardId })
    .onConflict((conflict) => conflict.columns(['workspaceId', 'slug']).doNothing())
    .returning('slug')
    .executeTakeFirst()
  if (!claimed) throw await slugTaken(ctx, address)
}

/** The code stays the same: printed codes lead to the new address. */
export async function moveAddress(ctx: MemberContext, cardId: string, { workspaceId, slug }: Address) {
  const { code } = await ctx.db
    .deleteFrom('cardAddresses')
    .where('memberId', '=', ctx.member.id)
    .where('cardId', '=', cardId)
    .returning('code')
    .executeTakeFirstOrThrow()
  await claimAddress(ctx, cardId, { workspaceId, slug, code })
}

/** For a card that is restored: a slug or code that is used by now becomes another. */
export async function reclaimAddress(
  ctx: MemberContext,
  cardId: string,
  { workspaceId, slug, code }: Required<Address>,
) {
  const used = await ctx.db
    .selectFrom('cardAddresses')
    .select(['workspaceId', 'slug', 'code', 'cardId'])
    .where((where) =>
      where.or([
        where.and([where('workspaceId', '=', workspaceId), where('slug', '=', slug)]),
        where('code', '=', code),
        where('cardId', '=', cardId),
      ]),
    )
    .execute()
  if (used.some((each) => each.cardId === cardId))
    throw new Refusal('conflict', say('refusals.cards.cardImportedElsewhere'))
  const isSlugUsed = used.some((each) => each.workspaceId === workspaceId && each.slug === slug)
  await claimAddress(ctx, cardId, {
    workspaceId,
    slug: isSlugUsed ? await findFreeSlug(ctx, { workspaceId, slug }) : slug,
    code: used.some((each) => each.code === code) ? newShortCode() : code,
  })
}

/** Whether a new card could have this slug. It can be taken a moment later. */
export async function checkAddress(
  ctx: MemberContext,
  { slug, workspaceId: wantedWorkspace }: { slug: string; workspaceId?: string | undefined },
) {
  const workspace = await getWorkspace(ctx, wantedWorkspace)
  const used = await ctx.db
    .selectFrom('cardAddresses')
    .select('slug')
    .where('workspaceId', '=', workspace.id)
    .where('slug', '=', slug)
    .executeTakeFirst()
  const freeSlug = used ? await findFreeSlug(ctx, { workspaceId: workspace.id, slug }) : slug
  return { slug, url: cardUrl(ctx.config.baseUrl, workspace.slug, slug), isFree: !used, freeSlug }
}

async function slugTaken(ctx: MemberContext, { workspaceId, slug }: Address) {
  const free = await findFreeSlug(ctx, { workspaceId, slug })
  return new Refusal('conflict', say('refusals.cards.slugTaken', { slug, free }), {
    fields: [fieldError('slug', say('fields.slugTaken', { free }))],
  })
}

export async function findFreeSlug(ctx: MemberContext, { workspaceId, slug }: Address) {
  for (let first = 2; ; first += batchSize) {
    const wanted = Array.from({ length: batchSize }, (_, at) => withNumber(slug, first + at))
    const rows = await ctx.db
      .selectFrom('cardAddresses')
      .select('slug')
      .where('workspaceId', '=', workspaceId)
      .where('slug', 'in', wanted)
      .execute()
    const used = new Set(rows.map((row) => row.slug))
    const free = wanted.find((each) => !used.has(each))
    if (free) return free
  }
}

const batchSize = 100

/** Cut to the maximum length of a slug. */
function withNumber(slug: string, number: number) {
  const ending = `-${number}`
  return slug.slice(0, 64 - ending.length) + ending
}

/**
 * Cards move with their member to the workspace they joined first. Printed codes still lead to them and never to
 * another card.
 */
export async function takeCardsAlong(ctx: MemberContext, left: { workspaceId: string; memberId: string }) {
  const theirs = await memberContextFor(ctx, left.memberId)
  if (!theirs) return
  const cards = await theirs.db
    .deleteFrom('cardAddresses')
    .where('workspaceId', '=', left.workspaceId)
    .where('memberId', '=', left.memberId)
    .returning(['cardId', 'slug', 'code'])
    .execute()
  if (cards.length === 0) return
  const { id: workspaceId } = await firstWorkspace(theirs, left.memberId)
  for (const { cardId, slug, code } of cards) {
    await reclaimAddress(theirs, cardId, { workspaceId, slug, code })
    await emit(theirs, 'card.updated', cardId, null)
  }
}
