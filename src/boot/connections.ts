import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How many bytes it had received at its last answer, and how many checks in a row it was idle since. */
type Connection = { answers: Set<ServerResponse>; bytesRead: number; idleChecks: number }

/** In checks, not in time: while the process itself is held up, a request may wait unread. */
const minIdleChecks = 15

/** Watches the connections to a server, at every address it listens on: `localhost` may have two. */
export function openConnections() {
  const connections = new Map<Socket, Connection>()
  let arrivals = 0
  let isEnding = false
  let held: PromiseWithResolvers<void> | null = null

  const add = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    arrivals += 1
    connections.set(socket, { answers: new Set(), bytesRead: 0, idleChecks: 0 })
    socket.once('close', () => connections.delete(socket))
  }

  function watch(app: FastifyInstance) {
    subscribe('net.server.socket', add)
    app.addHook('onClose', async () => void unsubscribe('net.server.socket', add))
    app.addHook('onRequest', (request, { raw: answer }, done) => {
      const connection = connections.get(request.raw.socket)
      if (isEnding) answer.shouldKeepAlive = false
      connection?.answers.add(answer)
      answer.once('close', () => {
        connection?.answers.delete(answer)
        if (connection) connection.bytesRead = request.raw.socket.bytesRead
      })
      if (held) void held.promise.then(() => done())
      else done()
    })

    app.addHook('onSend', (_request, _reply, payload, done) => {
      if (held) void held.promise.then(() => done(null, payload))
      else done(null, payload)
    })
  }

  const isIdle = ({ idleChecks }: Connection) => idleChecks >= minIdleChecks

  return {
    /** To be called before the routes are added: hooks are for the routes that follow. */
    watch,
    /** Makes each connection end with its next answer. */
    endEach: () => {
      isEnding = true
      for (const { answers } of connections.values()) for (const answer of answers) answer.shouldKeepAlive = false
    },
    /**
     * Holds answers back until released: callers that wait for one do not connect anew meanwhile. New requests do not begin
     * either, so that the loop is free to accept connections.
     */
    holdAnswers: () => {
      held = Promise.withResolvers()
      return held.resolve
    },
    /** To be called every few milliseconds. */
    checkIdle: () => {
      for (const [socket, connection] of connections) {
        const isSilent = connection.answers.size === 0 && socket.bytesRead === connection.bytesRead
        connection.idleChecks = isSilent ? connection.idleChecks + 1 : 0
      }
    },
    areAllIdle: () => connections.values().every(isIdle),
    closeIdle: () => {
      for (const [socket, connection] of connections) if (isIdle(connection)) socket.destroySoon()
    },
    closeAll: () => connections.forEach((_, socket) => void socket.destroy()),
    size: () => connections.size,
    arrivals: () => arrivals,
  }
}
