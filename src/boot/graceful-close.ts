import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { activeUploads } from '#door/http/receive-upload.ts'
import { beginDraining, signalShutdown, waitForWork } from '#platform/context/shutdown.ts'

/** How often to look for idle connections. They are closed a little later: the next request may be on the way. */
const checkMs = 20
/** How much longer than asked for the service listens while requests go on. */
const extraMs = 1_000
/**
 * After this many pauses without a new connection, the service stops listening. In pauses, not in time: a machine that holds up
 * this process also holds up its callers. It does not wait forever.
 */
const minQuietPauses = 10
const maxQuietMs = 1_000
/** On a busy machine it takes longer until a turn of the event loop is empty. No request is answered meanwhile. */
const maxEmptyTurnMs = 1_000
/** When, after draining, a slow model is given up, and endless requests are cut off. */
const modelMs = 3_000
const cutMs = 7_000
/** A stop that takes longer than this, after draining, has failed. */
export const maxStopMs = 9_000

type Closing = {
  connections: ReturnType<typeof openConnections>
  drainSeconds: number
  endStreams: () => Promise<void>
  closeStore: () => Promise<void>
}

/**
 * Returns a function that stops the service without losing a request: it first says that it is not ready and answers what
 * comes for a while, then stops listening, finishes open requests, and closes the database.
 */
export function installGracefulClose(
  server: FastifyInstance,
  { connections, drainSeconds, endStreams, closeStore }: Closing,
) {
  server.addHook('onClose', async () => {
    while (connections.size() > 0 || activeUploads.size > 0) await pause(10)
    await waitForWork(2_000)
    await closeStore()
  })

  return async (signal: NodeJS.Signals) => {
    // Nobody asks a service at a terminal whether it is ready.
    const drainMs = signal === 'SIGINT' ? 0 : drainSeconds * 1_000
    beginDraining()
    connections.endEach()
    setTimeout(signalShutdown, Math.max(drainMs, modelMs)).unref()
    setTimeout(connections.closeAll, drainMs + cutMs).unref()
    await endStreams()
    const drained = performance.now() + drainMs
    const isBusy = () => !connections.areAllIdle() && performance.now() < drained + extraMs
    while (performance.now() < drained || isBusy()) {
      connections.checkIdle()
      await pause(checkMs)
    }
    const releaseAnswers = connections.holdAnswers()
    await waitForQuiet(connections.arrivals)
    // Right away: closing Fastify takes a while, and connections that the system has accepted meanwhile would be reset.
    server.server.close()
    releaseAnswers()
    setInterval(() => {
      connections.checkIdle()
      connections.closeIdle()
    }, checkMs).unref()
    await server.close()
  }
}

/** Waits until nobody connects for a moment, and then for an empty turn of the event loop: none waits to be accepted. */
async function waitForQuiet(arrivals: () => number) {
  const latest = performance.now() + maxQuietMs
  for (let quiet = 0, before = -1; quiet < minQuietPauses && performance.now() < latest; ) {
    quiet = before === arrivals() ? quiet + 1 : 0
    before = arrivals()
    await pause(10)
  }
  for (let began = 0, before = -1; performance.now() - began > 0.2 || before !== arrivals(); ) {
    if (performance.now() > latest + maxEmptyTurnMs) return
    began = performance.now()
    before = arrivals()
    await nextTurn()
  }
}

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
     * Holds answers back until released, so that callers waiting for one don't reconnect meanwhile. New requests don't
     * start either, so that the loop is free to accept connections.
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
