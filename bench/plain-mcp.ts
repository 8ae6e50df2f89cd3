import { toWebRequest } from '@modelcontextprotocol/node'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import Fastify from 'fastify'
import { z } from 'zod'
import { bareHandlers } from './bare-server.ts'
import type { TestData } from './fill-database.ts'

export type PlainTool = 'get_connection' | 'list_open_promises'

const inputs: Record<PlainTool, z.ZodObject> = {
  get_connection: z.object({ connectionId: z.uuid() }),
  list_open_promises: z.object({ limit: z.int().min(1).max(50).default(20) }),
}

/** A server with one tool, as in the SDK's guide, with the same SQL as Kith or none. */
export async function plainServer(subject: TestData, tool: PlainTool, work: 'same' | 'none') {
  const answer = work === 'none' ? async () => ({}) : await answers(subject, tool)
  const handler = createMcpHandler(({ authInfo }) => {
    const server = new McpServer({ name: 'plain', version: '1.0.0' })
    server.registerTool(tool, { description: 'For comparison.', inputSchema: inputs[tool] }, async () => {
      const structuredContent = await answer(authInfo?.token ?? '')
      return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] }
    })
    return server
  })
  const app = Fastify()
  app.post('/mcp', async (request, reply) => {
    const authInfo = { token: request.headers.authorization ?? '', clientId: 'bench', scopes: [] }
    const web = await toWebRequest(request.raw, request.body)
    return reply.send(await handler.fetch(web, { authInfo, parsedBody: request.body }))
  })
  return app
}

async function answers(subject: TestData, tool: PlainTool) {
  const { handlers } = await bareHandlers(subject)
  return (authorization: string): Promise<Record<string, unknown>> =>
    tool === 'get_connection'
      ? handlers.connection(authorization, subject.connectionId)
      : handlers.promises(authorization)
}
