import { createServer, type Server } from 'node:net'
import { Refusal } from '#contract/errors.ts'
import { asIs } from '#contract/texts/text.ts'

const maxPorts = 50

type HeldPort = { port: number; release: () => Promise<void> }

/** Holds the given port, or the next free one, so that no other program takes it while the demo is being filled. */
export async function holdPort(host: string, from: number): Promise<HeldPort> {
  for (let port = from; port < Math.min(from + maxPorts, 65_536); port++) {
    const servers = await listenOn(host, port)
    if (servers) return { port, release: () => closeAll(servers) }
  }
  throw new Refusal(
    'unavailable',
    asIs(`Ports ${from} to ${from + maxPorts - 1} are in use. Choose another one: PORT=8600 npm run demo`),
  )
}

/** `localhost` is two addresses, and another program may listen on either. Null if one does. */
async function listenOn(host: string, port: number) {
  const hosts = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  const tries = await Promise.all(hosts.map((each) => listen(each, port)))
  const servers = tries.filter((each) => each !== 'in use')
  if (servers.length === hosts.length) return servers
  await closeAll(servers)
  return null
}

function listen(host: string, port: number) {
  return new Promise<Server | 'in use'>((resolve) => {
    // A browser that already waits there must not keep the port.
    const server = createServer((socket) => socket.destroy())
    // On a machine without IPv6, the IPv6 port counts as free.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE' ? 'in use' : server))
    server.listen({ host, port }, () => resolve(server))
  })
}

async function closeAll(servers: Server[]) {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
}
