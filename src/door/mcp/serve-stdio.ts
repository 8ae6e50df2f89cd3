import { isJSONRPCRequest, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server'
import { type StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import type { ToolSession } from './session.ts'
import { openSubscriptions } from './subscriptions.ts'
import { createToolServer } from './tools.ts'
import type { ViewPages } from './views.ts'

/** The tool server over a connection that stays open, so that changes reach clients of every revision. */
export function serveOverStdio(session: ToolSession, transport: StdioServerTransport, pages: ViewPages) {
  let server: Server | undefined
  const subscriptions = openSubscriptions(session, (uri) => void server?.sendResourceUpdated({ uri }).catch(() => {}))
  const stdio = serveStdio(
    ({ era }) => {
      server = createToolServer(session, { pages, canSubscribe: true })
      if (session.toolSet === 'full' && era === 'legacy') subscriptions.serve(server)
      return server
    },
    { transport },
  )
  if (session.toolSet === 'full') beginBeforeListening(transport, () => subscriptions.begin())
  return stdio
}

/** The SDK answers these requests itself: it is given them when events are being followed, so that none is missed. */
function beginBeforeListening(transport: StdioServerTransport, begin: () => Promise<void>) {
  const receive = transport.onmessage
  transport.onmessage = (message) => {
    if (!isJSONRPCRequest(message) || message.method !== 'subscriptions/listen') return receive?.(message)
    const refuse = ({ message: cause }: Error) => {
      const error = { code: ProtocolErrorCode.InternalError, message: cause }
      return transport.send({ jsonrpc: '2.0', id: message.id, error })
    }
    void begin().then(() => receive?.(message), refuse)
  }
}
