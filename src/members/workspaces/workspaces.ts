import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { fold } from '#language/words/fold.ts'
import { type Context, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { isTaken } from '#platform/db/failures.ts'
import { lockMembers } from '../members/member-row.ts'
import { maxOwned, maxWorkspaces } from './api.ts'
import { lockWorkspace, noWorkspace, requireAdmin, roleIn } from './roles.ts'

export async function listWorkspaces(ctx: MemberContext) {
  return { workspaces: await membershipsOf(ctx, ctx.member.id).limit(maxWorkspaces).execute() }
}

type NewWorkspaceInput = { name: string; slug?: string | undefined }

export async function addWorkspace(ctx: MemberContext, { name, slug }: NewWorkspaceInput) {
  return transaction(ctx, async (ctx) => {
    await lockMembers(ctx, ctx.member.id)
    const { workspaces } = await listWorkspaces(ctx)
    if (workspaces.filter(({ role }) => role === 'owner').length >= maxOwned)
      throw new Refusal('conflict', say('refusals.workspaces.tooManyWorkspaces', { maxOwned }))
    return createWorkspace(ctx, { ownerId: ctx.member.id, name, slug })
  })
}

type Change = { id: string; name?: string | undefined; slug?: string | undefined }

export async function updateWorkspace(ctx: MemberContext, { id, name, slug }: Change) {
  requireAdmin(await roleIn(ctx, id), 'rename')
  try {
    return await transaction(ctx, async (ctx) => {
      requireAdmin(await lockWorkspace(ctx, id), 'rename')
      if (name !== undefined || slug !== undefined)
        await ctx.db.updateTable('workspaces').set({ name, slug }).where('id', '=', id).execute()
      return membershipsOf(ctx, ctx.member.id).where('workspaces.id', '=', id).executeTakeFirstOrThrow()
    })
  } catch (error) {
    throw slug !== undefined && isTaken(error) ? await slugTaken(ctx, slug) : error
  }
}

/** The workspace a member joined first, where they land after signing in. */
export async function firstWorkspace(ctx: Context, memberId: string) {
  return membershipsOf(ctx, memberId).limit(1).executeTakeFirstOrThrow()
}

/** The names and slugs of a member's workspaces. */
export async function workspaceNames(ctx: Context, memberId: string) {
  const workspaces = await membershipsOf(ctx, memberId).limit(maxWorkspaces).execute()
  return workspaces.flatMap(({ slug, name }) => [slug, name])
}

/** A workspace of the member's: by its id, or the first. */
export async function getWorkspace(ctx: MemberContext, id: string | undefined) {
  const mine = membershipsOf(ctx, ctx.member.id)
  const workspace = await (id === undefined ? mine : mine.where('workspaces.id', '=', id)).limit(1).executeTakeFirst()
  if (!workspace) throw noWorkspace()
  return workspace
}

/** Uses the given slug, or makes a free one from the name. */
export async function createWorkspace(
  ctx: Context,
  input: { ownerId: string; slug?: string | undefined; name: string },
) {
  const workspace = { id: randomUUIDv7(), name: input.name, createdAt: nowText(ctx) }
  const slug = input.slug
    ? await claim(ctx, workspace, input.slug)
    : await claimAny(ctx, workspace, slugFrom(input.name, 'workspace'))
  if (!slug) throw await slugTaken(ctx, input.slug ?? '')
  const role = 'owner' as const
  await ctx.db
    .insertInto('memberships')
    .values({ workspaceId: workspace.id, memberId: input.ownerId, role, joinedAt: workspace.createdAt })
    .execute()
  return { id: workspace.id, slug, name: input.name, role }
}

function membershipsOf(ctx: Context, memberId: string) {
  return ctx.db
    .selectFrom('memberships')
    .innerJoin('workspaces', 'workspaces.id', 'memberships.workspaceId')
    .select(['workspaces.id', 'workspaces.slug', 'workspaces.name', 'memberships.role'])
    .where('memberships.memberId', '=', memberId)
    .orderBy('memberships.joinedAt')
    .orderBy('workspaces.id')
}

type NewWorkspace = { id: string; name: string; createdAt: string }

async function claim(ctx: Context, workspace: NewWorkspace, slug: string) {
  const claimed = await ctx.db
    .insertInto('workspaces')
    .values({ ...workspace, slug })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('slug')
    .executeTakeFirst()
  return claimed?.slug ?? null
}

async function claimAny(ctx: Context, workspace: NewWorkspace, base: string) {
  for (const each of variations(base, workspace.id)) {
    const slug = await claim(ctx, workspace, each)
    if (slug) return slug
  }
  return null
}

async function slugTaken(ctx: Context, slug: string) {
  const ways = variations(slug, randomUUIDv7())
  const rows = await ctx.db.selectFrom('workspaces').select('slug').where('slug', 'in', ways).execute()
  const free = ways.find((way) => !rows.some((row) => row.slug === way))
  return new Refusal('conflict', say('refusals.workspaces.slugTaken', { slug, free: free ?? '' }))
}

const variations = (base: string, id: string) =>
  ['', '-2', '-3', '-4', `-${id.slice(-6)}`, `-${id}`].map((ending) => base.slice(0, 64 - ending.length) + ending)

/** "Rui Costa" becomes "rui-costa". `otherwise` is for a name without Latin letters. */
export function slugFrom(name: string, otherwise: string) {
  return (
    fold(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || otherwise
  )
}

/** The public part of a workspace with published cards: its name. */
export async function getPublicWorkspace({ db }: Pick<Context, 'db'>, slug: string) {
  const found = await db
    .selectFrom('workspaces')
    .select('name')
    .where('slug', '=', slug)
    .where((where) =>
      where.exists(
        where
          .selectFrom('cardAddresses')
          .innerJoin('cards', (join) =>
            join.onRef('cards.memberId', '=', 'cardAddresses.memberId').onRef('cards.id', '=', 'cardAddresses.cardId'),
          )
          .select('cards.id')
          .whereRef('cardAddresses.workspaceId', '=', 'workspaces.id')
          .where('cards.hiddenAt', 'is', null),
      ),
    )
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found', say('refusals.workspaces.noWorkspaceAtAddress'))
  return found
}
