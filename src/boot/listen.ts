import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#contract/errors.ts'
import { activeUploads } from '#door/http/receive-upload.ts'
import type { Config } from '#platform/config/config.ts'
import { signalShutdown, waitForWork } from '#platform/context/shutdown.ts'
import type { Server } from './server.ts'

export async function listen(server: Server, { host, port }: Config) {
  try {
    await server.listen({ host, port })
  } catch (error) {
    await server.close()
    throw listenRefusal(error, host, port)
  }
}

function listenRefusal(error: unknown, host: string, port: number) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const another = `choose another port, such as PORT=${port < 65_535 ? port + 1 : 4600} npm start`
  switch (code) {
    case 'EADDRINUSE':
      return new Refusal('unavailable', `Port ${port} is already in use. Stop the other program, or ${another}.`)
    case 'EACCES':
      return new Refusal('unavailable', `This user may not listen on port ${port}: ${another}.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Refusal('unavailable', `HOST is ${host}, which is not an address of this machine (${code}).`)
    default:
      return error
  }
}

/** Returns a function that finishes open requests, then closes the server, then the database. */
export function installGracefulClose(server: Server, closeStore: () => Promise<void>) {
  const openRequests = new Set<string>()
  let isClosing = false
  server.addHook('onRequest', async ({ id }, reply) => {
    openRequests.add(id)
    reply.raw.once('close', () => openRequests.delete(id))
  })
  server.addHook('onSend', async (_, reply) => void (isClosing && reply.header('connection', 'close')))
  server.addHook('onClose', async () => {
    // Fastify waits only for the requests at one address; `localhost` may have two.
    while (openRequests.size > 0 || activeUploads.size > 0) await pause(10)
    await waitForWork(2_000)
    await closeStore()
  })
  return async () => {
    isClosing = true
    // A model may take too long: the answer is then given without it.
    setTimeout(signalShutdown, 3_000).unref()
    // Requests that never end are cut off.
    setTimeout(() => server.server.closeAllConnections(), 7_000).unref()
    // Requests sent before the server closes may still be arriving, and on a busy machine be unread.
    await pause(150)
    for (let turn = 0; turn < 5; turn++) await nextTurn()
    await server.close()
  }
}
