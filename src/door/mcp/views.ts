import { z } from 'zod'

/** Small pages that an assistant's app shows in place of a tool's answer (MCP Apps), and the tools they belong to. */
export const views = {
  person: { uri: 'ui://kith/person', tools: ['brief', 'get_connection'] },
  nextMoves: { uri: 'ui://kith/next-moves', tools: ['list_next_moves'] },
} as const

/** Makes each view as one HTML document. */
export type ViewPages = Record<keyof typeof views, () => string>

export const viewExtension = 'io.modelcontextprotocol/ui'
const mimeType = 'text/html;profile=mcp-app'

const WithViews = z.looseObject({
  extensions: z.looseObject({ [viewExtension]: z.looseObject({ mimeTypes: z.array(z.unknown()) }) }),
})

/** Whether the capabilities of a client say that it can show views. */
export function canShowViews(capabilities: unknown) {
  const { data } = WithViews.safeParse(capabilities)
  return data?.extensions[viewExtension]?.mimeTypes.includes(mimeType) === true
}

const uriOfTool = new Map<string, string>(
  Object.values(views).flatMap(({ uri, tools }) => tools.map((tool): [string, string] => [tool, uri])),
)

/** A tool with the address of its view. */
export function withView<Listed extends { name: string }>(tool: Listed) {
  const resourceUri = uriOfTool.get(tool.name)
  return resourceUri ? { ...tool, _meta: { ui: { resourceUri } } } : tool
}

/** The document of a view; null if the address is not one. */
export function viewContents(uri: string, pages: ViewPages) {
  const [name] = Object.entries(views).find(([, view]) => view.uri === uri) ?? []
  if (!name) return null
  // No origins: the app lets the page reach nothing.
  const ui = { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: false }
  return { uri, mimeType, text: pages[name as keyof ViewPages](), _meta: { ui } }
}
