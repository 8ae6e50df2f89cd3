import { auth } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

export { auth }

export async function connect(address, authProvider) {
  const client = new Client({ name: 'check', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { authProvider }))
  return {
    list: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args) => JSON.stringify(await client.callTool({ name, arguments: args })),
    close: () => client.close(),
  }
}
