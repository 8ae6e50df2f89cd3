import { z } from 'zod'
import { Id, Instant, line, Nothing } from '#contract/fields.ts'
import { type Api, toolSets } from '#contract/operation.ts'

const AppName = line(80).meta({ examples: ['Claude'] })

const Tools = z.enum(toolSets).meta({
  description:
    'Which tools it can use: `standard` for the eight at `/mcp`, `full` for all. It has them at both addresses.',
  examples: ['standard'],
})

const AppView = z
  .object({
    id: Id,
    name: AppName,
    host: z.string().meta({ description: 'Host of the redirect address of the app.', examples: ['claude.ai'] }),
    access: z.enum(['read', 'write']),
    resource: z.enum(['mcp', 'api']).meta({
      description: 'What its tokens open: `mcp` for the tools, `api` for the whole API.',
      examples: ['mcp'],
    }),
    tools: Tools,
    connectedAt: Instant,
    lastUsedAt: Instant.optional(),
  })
  .meta({ id: 'App' })

export const appsApi = {
  Apps_list: {
    http: 'GET /api/apps',
    access: 'read',
    summary: 'Lists your connected apps, newest first, with when each was last used.',
    input: z.strictObject({}),
    output: z.object({ apps: z.array(AppView) }),
  },
  Apps_get: {
    http: 'GET /api/apps/{id}',
    access: 'read',
    summary: 'Returns a connected app.',
    input: z.strictObject({ id: Id }),
    output: AppView,
  },
  Apps_update: {
    http: 'PATCH /api/apps/{id}',
    access: 'write',
    session: true,
    summary:
      'Renames a connected app (only you see the name), or changes which tools it can use. The change takes effect at once: the app need not sign in again.',
    refuses: ['conflict'],
    input: z.strictObject({ id: Id, name: AppName.optional(), tools: Tools.optional() }),
    output: AppView,
  },
  Apps_disconnect: {
    http: 'DELETE /api/apps/{id}',
    access: 'write',
    session: true,
    summary: 'Disconnects an app. Its tokens stop working at once.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
} as const satisfies Api
