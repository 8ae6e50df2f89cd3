import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Server } from './server.ts'

/** `bytesRead` and `since` are from when it last became idle. */
type Connection = { answers: Set<ServerResponse>; bytesRead: number; since: number }

/** Watches the connections to a server, at every address it listens on: `localhost` may have two. */
export function watchConnections(server: Server) {
  const connections = new Map<Socket, Connection>()
  let arrivals = 0
  let isEnding = false
  let held: PromiseWithResolvers<void> | null = null

  const add = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    arrivals += 1
    connections.set(socket, { answers: new Set(), bytesRead: 0, since: performance.now() })
    socket.once('close', () => connections.delete(socket))
  }
  subscribe('net.server.socket', add)
  server.addHook('onClose', async () => void unsubscribe('net.server.socket', add))

  server.addHook('onRequest', (request, { raw: answer }, done) => {
    const connection = connections.get(request.raw.socket)
    if (isEnding) answer.shouldKeepAlive = false
    connection?.answers.add(answer)
    answer.once('close', () => {
      connection?.answers.delete(answer)
      if (connection) Object.assign(connection, { bytesRead: request.raw.socket.bytesRead, since: performance.now() })
    })
    done()
  })

  server.addHook('onSend', (_request, _reply, payload, done) => {
    if (held) void held.promise.then(() => done(null, payload))
    else done(null, payload)
  })

  /** Nothing was received since the last answer. */
  const isIdle = ([socket, { answers, bytesRead, since }]: [Socket, Connection], minMs: number) =>
    answers.size === 0 && socket.bytesRead === bytesRead && performance.now() - since >= minMs

  return {
    /** Makes each connection end with its next answer. */
    endEach: () => {
      isEnding = true
      for (const { answers } of connections.values()) for (const answer of answers) answer.shouldKeepAlive = false
    },
    /** Holds answers back until released: callers that wait for one do not connect anew meanwhile. */
    holdAnswers: () => {
      held = Promise.withResolvers()
      return held.resolve
    },
    areAllIdle: (minMs: number) => connections.entries().every((each) => isIdle(each, minMs)),
    closeIdle: (minMs: number) => {
      for (const each of connections) if (isIdle(each, minMs)) each[0].destroySoon()
    },
    closeAll: () => connections.forEach((_, socket) => void socket.destroy()),
    size: () => connections.size,
    arrivals: () => arrivals,
  }
}
