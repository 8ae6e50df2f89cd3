import { createServer } from 'node:net'
import { Refusal } from '#contract/errors.ts'

const maxPorts = 50

/** The given port, or the next free one. */
export async function freePort(host: string, from: number): Promise<number> {
  for (let port = from; port < Math.min(from + maxPorts, 65_536); port++) {
    if (await isFree(host, port)) return port
  }
  throw new Refusal(
    'unavailable',
    `Ports ${from} to ${from + maxPorts - 1} are in use. Choose another one: PORT=8600 npm run demo`,
  )
}

/** `localhost` is two addresses, and another program may listen on either. */
async function isFree(host: string, port: number) {
  const hosts = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  const free = await Promise.all(hosts.map((each) => canListen(each, port)))
  return free.every(Boolean)
}

function canListen(host: string, port: number) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer()
    // On a machine without IPv6, the IPv6 port counts as free.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen({ host, port }, () => probe.close(() => resolve(true)))
  })
}
