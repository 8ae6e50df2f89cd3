import { CLIENT_CAPABILITIES_META_KEY, type Server } from '@modelcontextprotocol/server'
import { servePeople } from './person-resources.ts'
import { servePrompts } from './serve-prompts.ts'
import type { ToolSession } from './session.ts'
import type { listTools } from './tool-sets.ts'
import { canShowViews, type ViewPages, viewExtension, withView } from './views.ts'

/** How a server is connected: the pages of its views, and whether changes can reach the client. */
export type Connected = { pages: ViewPages; canSubscribe: boolean }

export const fullCapabilities = ({ canSubscribe }: Connected) => ({
  prompts: { listChanged: false },
  completions: {},
  resources: { listChanged: false, subscribe: canSubscribe },
  extensions: { [viewExtension]: {} },
})

type FullSet = Connected & { tools: ReturnType<typeof listTools> }

/** What the full set has beside the tools: prompts, people as resources, and views for clients that can show them. */
export function serveFullSet(server: Server, session: ToolSession, { tools, pages }: FullSet) {
  server.setRequestHandler('tools/list', (_, { mcpReq }) => {
    // Since 2026-07-28 each message says what the client can; before, only the first.
    const envelope: Record<string, unknown> | undefined = mcpReq.envelope
    const capabilities = envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities()
    return { tools: session.showsViews || canShowViews(capabilities) ? tools.map(withView) : tools }
  })
  servePrompts(server, session)
  servePeople(server, session, pages)
}
