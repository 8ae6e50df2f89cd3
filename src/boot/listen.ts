import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#contract/errors.ts'
import type { Config } from '#platform/config/config.ts'
import { signalShutdown, waitForWork } from '#platform/context/shutdown.ts'
import { arriving } from '#platform/uploads/arrival.ts'
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
  const another = `choose another, as in PORT=${port < 65_535 ? port + 1 : 4600} npm start`
  switch (code) {
    case 'EADDRINUSE':
      return new Refusal('unavailable', `Port ${port} is taken by another program: stop that one, or ${another}.`)
    case 'EACCES':
      return new Refusal('unavailable', `Port ${port} is not open to this user: ${another}.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Refusal('unavailable', `HOST is ${host}, which is no address of this machine (${code}).`)
    default:
      return error
  }
}

/** Lets whoever is being answered hear the answer, then closes the door, then the store. */
export function gentleClose(server: Server, closeStore: () => Promise<void>) {
  const open = new Set<string>()
  let isClosing = false
  server.addHook('onRequest', async ({ id }, reply) => {
    open.add(id)
    reply.raw.once('close', () => open.delete(id))
  })
  server.addHook('onSend', async (_, reply) => void (isClosing && reply.header('connection', 'close')))
  server.addHook('onClose', async () => {
    // Fastify has waited for the requests at one address; `localhost` may have two.
    while (open.size > 0 || arriving.size > 0) await pause(10)
    await waitForWork(2_000)
    await closeStore()
  })
  return async () => {
    isClosing = true
    // A model may take longer than there is time: what can be said without it is said.
    setTimeout(signalShutdown, 3_000).unref()
    // Who sends a request without end is not waited for.
    setTimeout(() => server.server.closeAllConnections(), 7_000).unref()
    // What was sent before the door closes may still be on its way in, and on a busy machine not yet read.
    await pause(150)
    for (let turn = 0; turn < 5; turn++) await nextTurn()
    await server.close()
  }
}
