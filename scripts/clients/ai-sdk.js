import { auth, createMCPClient } from '@ai-sdk/mcp'

export { auth }

export async function connect(address, authProvider) {
  const client = await createMCPClient({ transport: { type: 'http', url: address, authProvider } })
  const tools = await client.tools()
  return {
    list: async () => Object.keys(tools),
    call: async (name, args) => JSON.stringify(await tools[name].execute(args, { toolCallId: name, messages: [] })),
    close: () => client.close(),
  }
}
