import { auth } from '@modelcontextprotocol/sdk/client/auth.js'
import { MCPServerStreamableHttp } from '@openai/agents'

export { auth }

export async function connect(address, authProvider) {
  const server = new MCPServerStreamableHttp({ url: address, name: 'kith', authProvider })
  await server.connect()
  return {
    list: async () => (await server.listTools()).map(({ name }) => name),
    call: async (name, args) => JSON.stringify(await server.callTool(name, args)),
    close: () => server.close(),
  }
}
