import type { CallToolResult } from '@modelcontextprotocol/client'
import { ask, type House } from '../harness/harness.ts'
import { type Era, revisions } from './assistant.ts'

type Message = {
  id?: number | string | null
  result?: CallToolResult & { protocolVersion?: string }
  error?: { code: number; message: string }
}

/** A raw request to the tool server, for messages that the official client would not send. */
export async function post(
  house: House,
  body: unknown,
  { path = '/mcp', ...options }: { token?: string; headers?: Record<string, string>; path?: string },
) {
  const headers = { accept: 'application/json, text/event-stream', ...options.headers }
  const answer = await ask(house, `POST ${path}`, { ...options, body, headers })
  return { ...answer, message: (answer.body ?? ofStream(answer.text)) as Message }
}

export function toolCall(era: Era, id: number, name: string, input: unknown) {
  const params = { name, arguments: input, ...(era === 'modern' && { _meta: envelope }) }
  const headers: Record<string, string> =
    era === 'modern'
      ? { 'mcp-protocol-version': revisions.modern, 'mcp-method': 'tools/call', 'mcp-name': name }
      : { 'mcp-protocol-version': revisions.legacy }
  return { headers, body: { jsonrpc: '2.0', id, method: 'tools/call', params } }
}

const envelope = {
  'io.modelcontextprotocol/protocolVersion': revisions.modern,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

function ofStream(text: string): unknown {
  const data = /^data: (.*)$/m.exec(text)?.[1]
  return data && JSON.parse(data)
}
