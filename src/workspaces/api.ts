import { z } from 'zod'
import { type Api, Id, line } from '../wire.ts'

export const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]{1,64}$/, 'must be 1 to 64 of the letters a to z, digits and hyphens')
  .meta({ examples: ['rui-costa'] })

export const WorkspaceView = z
  .object({
    id: Id,
    slug: Slug,
    name: line(120).meta({ examples: ['Rui Costa'] }),
    role: z.enum(['owner', 'admin', 'member']),
  })
  .meta({ id: 'Workspace' })

export const workspacesApi = {
  Workspaces_list: {
    http: 'GET /api/workspaces',
    access: 'read',
    summary: 'The workspaces you belong to, oldest first.',
    input: z.strictObject({}),
    output: z.object({ workspaces: z.array(WorkspaceView) }),
  },
} as const satisfies Api
