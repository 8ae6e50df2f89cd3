import { createMcpHandler, type McpServerFactory, type ServerEventBus } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Context } from '#platform/context/context.ts'
import { followPeople, hasPerson } from './person-resources.ts'

/** A client that leaves so many changes unread is disconnected. */
const maxUnread = 1_000
/** People in one subscription. */
const maxPeople = 100
/** How often a silent stream sends a comment, so that proxies keep it open. */
const heartbeatMs = 10_000

const Listen = z.looseObject({
  method: z.literal('subscriptions/listen'),
  params: z.looseObject({ notifications: z.looseObject({ resourceSubscriptions: z.array(z.string()) }) }),
})

/** A request for a stream of changes, as clients send it since 2026-07-28; null for any other message. */
export const parseListen = (body: unknown) => Listen.safeParse(body).data ?? null

type ListenRequest = NonNullable<ReturnType<typeof parseListen>>
type Fetch = ReturnType<typeof createMcpHandler>['fetch']
type Listening = {
  listen: ListenRequest
  factory: McpServerFactory
  /** Gives the request to a handler. */
  send: (fetch: Fetch, body: ListenRequest) => Promise<Response>
  /** Aborted when the client has gone. */
  ended: AbortSignal
}

/**
 * Answers with a stream of the member's own changes: each stream has a handler with a source of its own, so that no
 * member hears of another's. It ends with the access it was opened with, and with the service.
 */
export async function openListenStream(ctx: Context, { listen, factory, send, ended }: Listening) {
  const known = await narrowToKnown(ctx, listen)
  const uris = new Set(known.params.notifications.resourceSubscriptions)
  let unread = 0
  let publish: Parameters<ServerEventBus['subscribe']>[0] = () => {}
  const bus: ServerEventBus = {
    publish: () => {},
    subscribe: (listener) => {
      publish = listener
      return () => {
        publish = () => {}
      }
    },
  }
  const handler = createMcpHandler(factory, { bus, keepAliveMs: heartbeatMs })
  const { over } = await followPeople(ctx, (uri) => {
    if (!uris.has(uri)) return
    unread += 1
    if (unread > maxUnread) over.abort()
    publish({ kind: 'resource_updated', uri })
  })
  ended.addEventListener('abort', () => over.abort())
  if (ended.aborted) over.abort()
  const answer = await send(handler.fetch, known)
  over.signal.addEventListener('abort', () => void handler.close())
  if (over.signal.aborted) await handler.close()
  const countRead = new TransformStream({
    transform(chunk, controller) {
      unread = Math.max(0, unread - 1)
      controller.enqueue(chunk)
    },
  })
  return new Response(answer.body?.pipeThrough(countRead), answer)
}

/** Tells the client which of the named people it will get updates about: the member's own. */
async function narrowToKnown(ctx: Context, body: ListenRequest): Promise<ListenRequest> {
  const { notifications } = body.params
  const uris = [...new Set(notifications.resourceSubscriptions)].slice(0, maxPeople)
  const isKnown = await Promise.all(uris.map((uri) => hasPerson(ctx, uri)))
  const resourceSubscriptions = uris.filter((_, at) => isKnown[at])
  return { ...body, params: { ...body.params, notifications: { ...notifications, resourceSubscriptions } } }
}
