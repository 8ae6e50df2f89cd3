import { randomUUIDv7 } from 'node:crypto'
import { type Context, type MemberContext, nowText } from '../context.ts'
import { Refusal } from '../errors.ts'
import { fold } from '../fold.ts'

export async function listWorkspaces(ctx: MemberContext) {
  return { workspaces: await membershipsOf(ctx, ctx.member.id).limit(200).execute() }
}

/** Where a member lands after signing in: the workspace they joined first. */
export async function firstWorkspace(ctx: Context, memberId: string) {
  return membershipsOf(ctx, memberId).limit(1).executeTakeFirstOrThrow()
}

/** One that the member belongs to, by its id, or the first. They stay in it until the transaction ends. */
export async function holdMembership(ctx: MemberContext, id: string | undefined) {
  const wanted = membershipsOf(ctx, ctx.member.id).$if(id !== undefined, (mine) =>
    mine.where('workspaces.id', '=', id ?? ''),
  )
  const workspace = await wanted.limit(1).executeTakeFirst()
  const held =
    workspace &&
    (await ctx.db
      .updateTable('memberships')
      .set({ memberId: ctx.member.id })
      .where('memberId', '=', ctx.member.id)
      .where('workspaceId', '=', workspace.id)
      .returning('workspaceId')
      .executeTakeFirst())
  if (!held) throw noWorkspace()
  return workspace
}

export const noWorkspace = () =>
  new Refusal('not_found', 'No workspace of yours has this id. Workspaces_list has them.')

/** With the slug that was asked for, or a free one made from the name. */
export async function createWorkspace(
  ctx: Context,
  input: { ownerId: string; slug?: string | undefined; name: string },
) {
  const workspace = { id: randomUUIDv7(), name: input.name, createdAt: nowText(ctx) }
  const slug = input.slug
    ? await claim(ctx, workspace, input.slug)
    : await claimAny(ctx, workspace, slugFrom(input.name))
  if (!slug) throw new Refusal('conflict', `The workspace name ${input.slug} is taken. Choose another.`)
  const role = 'owner' as const
  await ctx.db
    .insertInto('memberships')
    .values({ workspaceId: workspace.id, memberId: input.ownerId, role, joinedAt: workspace.createdAt })
    .execute()
  return { id: workspace.id, slug, name: input.name, role }
}

/** Workspaces that nobody else belongs to go with their last member. */
export async function removeWorkspacesOf(ctx: MemberContext) {
  await ctx.db
    .deleteFrom('workspaces')
    .where('id', 'in', (mine) =>
      mine.selectFrom('memberships').select('workspaceId').where('memberId', '=', ctx.member.id),
    )
    .where('id', 'not in', (others) =>
      others.selectFrom('memberships').select('workspaceId').where('memberId', '!=', ctx.member.id),
    )
    .execute()
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
  for (const ending of ['', '-2', '-3', '-4', `-${workspace.id.slice(-6)}`, `-${workspace.id}`]) {
    const slug = await claim(ctx, workspace, base.slice(0, 64 - ending.length) + ending)
    if (slug) return slug
  }
  return null
}

function slugFrom(name: string) {
  return (
    fold(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'workspace'
  )
}
