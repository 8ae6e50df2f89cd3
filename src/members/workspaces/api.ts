import { z } from 'zod'
import { Id, Instant, line, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { fieldText } from '#contract/texts/text.ts'

export const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]{1,64}$/, fieldText('fields.slug'))
  .meta({ examples: ['rui-costa'] })

const WorkspaceName = line(120).meta({ examples: ['Rui Costa'] })

export const Role = z.enum(['owner', 'admin', 'member']).meta({ examples: ['member'] })

export const WorkspaceView = z
  .object({ id: Id, slug: Slug, name: WorkspaceName, role: z.enum(['owner', 'admin', 'member']) })
  .meta({ id: 'Workspace' })

export const WorkspaceMemberView = z
  .object({
    id: Id,
    name: line(120).meta({ examples: ['Ana Ribeiro'] }),
    email: z.email().meta({ examples: ['ana@example.com'] }),
    role: Role,
    joinedAt: Instant,
  })
  .meta({ id: 'WorkspaceMember' })

/** As many as a list shows. */
export const maxWorkspaces = 200
/** Slugs are public addresses, so each member may have only a few. */
export const maxOwned = 20

export const workspacesApi = {
  Workspaces_list: {
    http: 'GET /api/workspaces',
    access: 'read',
    summary: 'Lists the workspaces you belong to, in the order you joined them.',
    input: z.strictObject({}),
    output: z.object({ workspaces: z.array(WorkspaceView) }),
  },
  Workspaces_create: {
    http: 'POST /api/workspaces',
    access: 'write',
    manages: true,
    refuses: ['conflict'],
    summary:
      'Creates another workspace, with you as its owner. Without a slug it gets one made from its name. You can own at most 20.',
    input: z.strictObject({ name: WorkspaceName, slug: Slug.optional() }),
    output: WorkspaceView,
    created: null,
  },
  Workspaces_update: {
    http: 'PATCH /api/workspaces/{id}',
    access: 'write',
    manages: true,
    refuses: ['forbidden', 'conflict'],
    summary:
      'Updates the name or slug of a workspace. Owners and admins only. The URLs of its cards change with the slug.',
    input: z.strictObject({ id: Id, name: WorkspaceName.optional(), slug: Slug.optional() }),
    output: WorkspaceView,
  },
  Workspaces_members: {
    http: 'GET /api/workspaces/{id}/members',
    access: 'read',
    summary: 'Lists the members of a workspace, in the order they joined.',
    input: z.strictObject({ id: Id }),
    output: z.object({ members: z.array(WorkspaceMemberView), more: z.string().optional() }),
  },
  Workspaces_setRole: {
    http: 'PATCH /api/workspaces/{id}/members/{memberId}',
    access: 'write',
    manages: true,
    refuses: ['forbidden', 'conflict', 'confirmation_needed'],
    summary:
      'Changes the role of a member. Owners can give any role; admins can change admins and members. The last owner cannot step down.',
    input: z.strictObject({ id: Id, memberId: Id, role: Role }),
    output: WorkspaceMemberView,
  },
  Workspaces_removeMember: {
    http: 'DELETE /api/workspaces/{id}/members/{memberId}',
    access: 'write',
    manages: true,
    refuses: ['forbidden', 'conflict'],
    summary:
      'Removes a member from a workspace, or leaves it yourself. Their private data and their cards stay theirs: the cards move to another workspace of theirs, with their short links.',
    input: z.strictObject({ id: Id, memberId: Id }),
    output: Nothing,
  },
  Workspaces_remove: {
    http: 'DELETE /api/workspaces/{id}',
    access: 'write',
    manages: true,
    refuses: ['forbidden', 'conflict'],
    summary:
      'Deletes a workspace without other members, if you belong to another one. Your cards move to the workspace that you joined first, with their short links.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
} as const satisfies Api
