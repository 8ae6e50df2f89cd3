import { z } from 'zod'
import { Id, Instant, line, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'

export const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]{1,64}$/, 'must be 1 to 64 of the letters a to z, digits and hyphens')
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

export const workspacesApi = {
  Workspaces_list: {
    http: 'GET /api/workspaces',
    access: 'read',
    summary: 'The workspaces you belong to, oldest first.',
    input: z.strictObject({}),
    output: z.object({ workspaces: z.array(WorkspaceView) }),
  },
  Workspaces_update: {
    http: 'PATCH /api/workspaces/{id}',
    access: 'write',
    refuses: ['forbidden', 'conflict'],
    summary:
      'Changes the name or the slug of a workspace. For owners and admins. The addresses of its cards follow the slug.',
    input: z.strictObject({ id: Id, name: WorkspaceName.optional(), slug: Slug.optional() }),
    output: WorkspaceView,
  },
  Workspaces_members: {
    http: 'GET /api/workspaces/{id}/members',
    access: 'read',
    summary: 'Who belongs to a workspace, in the order they joined.',
    input: z.strictObject({ id: Id }),
    output: z.object({ members: z.array(WorkspaceMemberView), more: z.string().optional() }),
  },
  Workspaces_setRole: {
    http: 'PATCH /api/workspaces/{id}/members/{memberId}',
    access: 'write',
    refuses: ['forbidden', 'conflict'],
    summary:
      'Gives somebody another role. Owners give any; admins make admins of members, and members of admins. The last owner stays one.',
    input: z.strictObject({ id: Id, memberId: Id, role: Role }),
    output: WorkspaceMemberView,
  },
  Workspaces_removeMember: {
    http: 'DELETE /api/workspaces/{id}/members/{memberId}',
    access: 'write',
    refuses: ['forbidden', 'conflict'],
    summary:
      'Removes somebody from a workspace, or leaves it. Their cards in it pass on, hidden; all that is private stays theirs.',
    input: z.strictObject({ id: Id, memberId: Id }),
    output: Nothing,
  },
} as const satisfies Api
