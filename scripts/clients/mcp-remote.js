import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'

/** The program signs in by itself, and passes messages on over standard input and output. */
export async function connect(address) {
  const client = new Client({ name: 'check', version: '1.0.0' })
  const command = { command: 'mcp-remote', args: [address, '--allow-http'], env: process.env, stderr: 'inherit' }
  await client.connect(new StdioClientTransport(command))
  return {
    list: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args) => JSON.stringify(await client.callTool({ name, arguments: args })),
    close: () => client.close(),
  }
}
