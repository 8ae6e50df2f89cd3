import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server'
import { Refusal, type RefusalCode } from '#contract/errors.ts'
import type { Page } from '#contract/operation.ts'
import { version } from '#contract/version.ts'
import type { Context } from '#platform/context/context.ts'
import { call } from '../call.ts'
import { markVisitors } from './answers/mark-visitors.ts'
import { truncate, writeAnswer } from './answers/shorten.ts'
import { servePeople } from './person-resources.ts'
import { servePrompts } from './serve-prompts.ts'
import { asRefusal, type ToolSession } from './session.ts'
import { answerPage } from './tool-page.ts'
import { explainIds } from './tool-schema.ts'
import { findTool, idSources, instructionsFor, listTools } from './tool-sets.ts'
import { canShowViews, type ViewPages, viewExtension, withView } from './views.ts'

export const serverInfo = { name: 'kith', title: 'Kith', version }

const serverOptions = {
  capabilities: { tools: { listChanged: false } },
  // Members let apps into the full set and out again: what one caller sees is not for another.
  cacheHints: { 'tools/list': { ttlMs: 60_000, cacheScope: 'private' as const } },
}

/** An MCP server for one request, or one stdio session, of one caller. */
export function createToolServer(session: ToolSession, connected: Connected) {
  const { toolSet, access } = session
  const isFull = toolSet === 'full'
  const server = new Server(serverInfo, {
    ...serverOptions,
    ...(isFull && { capabilities: { ...serverOptions.capabilities, ...fullCapabilities(connected) } }),
    instructions: instructionsFor(toolSet, access),
  })
  const tools = listTools(toolSet, access)
  if (isFull) serveFullSet(server, session, { ...connected, tools })
  else server.setRequestHandler('tools/list', () => ({ tools }))
  server.setRequestHandler('tools/call', async ({ params }) =>
    resultOf(await callTool(session, params.name, params.arguments ?? {})),
  )
  return server
}

/** The data of an answer as JSON, or an error in words. */
export type ToolAnswer = { text: string; isError: boolean }

export async function callTool(session: ToolSession, name: string, input: Fields): Promise<ToolAnswer> {
  const entry = findTool(session.toolSet, name)
  if (!entry) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'No tool has this name. See tools/list.')
  try {
    return { text: await session.run((ctx) => answerOrLog(ctx, entry, input)), isError: false }
  } catch (error) {
    return { text: describeRefusal(explainIds(asRefusal(session, error), entry.tool, idSources)), isError: true }
  }
}

function resultOf({ text, isError }: ToolAnswer): CallToolResult {
  const content = [{ type: 'text' as const, text }]
  return isError ? { isError, content } : { structuredContent: JSON.parse(text), content }
}

/** The response of a refused tool is 200, so it has a line of its own in the log. */
async function answerOrLog(ctx: Context, entry: Entry, input: Fields) {
  try {
    return await answerTool(ctx, entry, input)
  } catch (error) {
    if (error instanceof Refusal && noAccess.includes(error.code)) {
      const { requestId, address: network, caller } = ctx
      ctx.log.info({ operation: entry.name, refused: error.code, memberId: caller?.member.id, network, requestId })
    }
    throw error
  }
}

const noAccess: RefusalCode[] = ['unauthenticated', 'read_only', 'forbidden', 'not_found', 'rate_limited']

async function answerTool(ctx: Context, entry: Entry, sent: Fields) {
  const { name, tool, readInput, omitFields } = entry
  const input = entry.leaveOutNulls?.(sent) ?? sent
  const read = async (input: Fields) => markVisitors(ctx, (await call(ctx, name, input, { readInput })).output)
  const { list } = tool
  if (list === undefined) return entry.writeAnswer(await read(input), input)
  const omit = (answer: Fields) => omitFields(answer, {})
  return writeAnswer(
    await answerPage((fields) => read(fields) as Promise<Page<Fields>>, { list, input, omit }),
    {},
    input,
  )
}

type Entry = NonNullable<ReturnType<typeof findTool>>
type Fields = Record<string, unknown>

/** `code: cause. cure.`, in our own words only: never text that a member or visitor wrote. */
function describeRefusal({ code, message }: Refusal) {
  return truncate(`${code}: ${message}`, maxErrorLength)
}

/** An error repeats the names of unknown fields, but not a thousand of them. */
const maxErrorLength = 1_000

/** How a server is connected: the pages of its views, and whether changes can reach the client. */
type Connected = { pages: ViewPages; canSubscribe: boolean }

const fullCapabilities = ({ canSubscribe }: Connected) => ({
  prompts: { listChanged: false },
  completions: {},
  resources: { listChanged: false, subscribe: canSubscribe },
  extensions: { [viewExtension]: {} },
})

type FullSet = Connected & { tools: ReturnType<typeof listTools> }

/** What the full set has beside the tools: prompts, people as resources, and views for clients that can show them. */
function serveFullSet(server: Server, session: ToolSession, { tools, pages }: FullSet) {
  server.setRequestHandler('tools/list', (_, { mcpReq }) => {
    // Since 2026-07-28 each message says what the client can; before, only the first.
    const envelope: Record<string, unknown> | undefined = mcpReq.envelope
    const capabilities = envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities()
    return { tools: session.showsViews || canShowViews(capabilities) ? tools.map(withView) : tools }
  })
  servePrompts(server, session)
  servePeople(server, session, pages)
}
