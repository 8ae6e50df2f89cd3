import { isJSONRPCRequest, ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server'
import { type StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Follower } from '#platform/context/event-feed.ts'
import { followPeople, hasPerson, notFound } from './person-resources.ts'
import { answerInSession, type ToolSession } from './session.ts'
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

const maxSubscriptions = 1_000

/**
 * Subscriptions over a connection that stays open, which is stdio. Before 2026-07-28 a client subscribes to each person;
 * since then it opens a subscription with a list of them, which the SDK keeps, and `begin` is called.
 */
function openSubscriptions(session: ToolSession, tell: (uri: string) => void) {
  let following: Promise<Follower> | null = null

  /** Reads no events before the first subscription. */
  async function begin(isWanted: (uri: string) => boolean = () => true) {
    following ??= answerInSession(session, (ctx) => followPeople(ctx, (uri) => isWanted(uri) && tell(uri)))
    try {
      const { over } = await following
      over.signal.addEventListener('abort', forget)
    } catch (error) {
      forget()
      throw error
    }
  }

  function forget() {
    following = null
  }

  async function end() {
    const follower = await following
    follower?.over.abort()
  }

  /** For clients before 2026-07-28. */
  function serve(server: Server) {
    const uris = new Set<string>()
    server.setRequestHandler('resources/subscribe', async ({ params: { uri } }) => {
      if (!(await answerInSession(session, (ctx) => hasPerson(ctx, uri)))) throw notFound(uri)
      if (uris.size >= maxSubscriptions) throw tooMany()
      await begin((each) => uris.has(each))
      uris.add(uri)
      return {}
    })
    server.setRequestHandler('resources/unsubscribe', async ({ params: { uri } }) => {
      uris.delete(uri)
      if (uris.size === 0) await end()
      return {}
    })
  }

  return { begin, serve }
}

const tooMany = () =>
  new ProtocolError(ProtocolErrorCode.InvalidRequest, `You can subscribe to ${maxSubscriptions} people at a time.`)
