import {
  Client,
  type ClientCapabilities,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client'
import type { House } from '../harness/harness.ts'
import { type Era, revisions } from './assistant.ts'

/** What a client says of itself if it can show views. */
export const showsViews: ClientCapabilities = {
  extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } },
}

/** The official client at the address of the full set. */
export function fullClient(
  house: Pick<House, 'url'>,
  token: string,
  era: Era = 'modern',
  capabilities: ClientCapabilities = {},
) {
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  const transport = new StreamableHTTPClientTransport(new URL('/mcp/full', house.url), { requestInit })
  return connectClient(transport, era, capabilities)
}

export async function connectClient(transport: Transport, era: Era, capabilities: ClientCapabilities = {}) {
  const mode = era === 'modern' ? { pin: revisions.modern } : 'legacy'
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode }, capabilities })
  await client.connect(transport)
  return client
}
