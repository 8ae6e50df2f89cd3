import { MultiServerMCPClient } from '@langchain/mcp-adapters'
import { auth } from '@modelcontextprotocol/sdk/client/auth.js'

export { auth }

export async function connect(address, authProvider) {
  const client = new MultiServerMCPClient({ mcpServers: { kith: { transport: 'http', url: address, authProvider } } })
  const tools = await client.getTools()
  return {
    list: async () => tools.map(({ name }) => name),
    // Answers with `isError` are thrown.
    call: async (name, args) =>
      tools
        .find((tool) => tool.name === name)
        .invoke(args)
        .then(JSON.stringify, (error) => String(error)),
    close: () => client.close(),
  }
}
