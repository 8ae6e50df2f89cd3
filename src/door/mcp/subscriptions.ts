import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server'
import type { Follower } from '#platform/context/event-feed.ts'
import { followPeople } from './person-events.ts'
import { hasPerson, notFound } from './person-resources.ts'
import { answerInSession, type ToolSession } from './session.ts'

const maxSubscriptions = 1_000

/**
 * Subscriptions over a connection that stays open, which is stdio. Before 2026-07-28 a client subscribes to each person;
 * since then it opens a subscription with a list of them, which the SDK keeps, and `begin` is called.
 */
export function openSubscriptions(session: ToolSession, tell: (uri: string) => void) {
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
