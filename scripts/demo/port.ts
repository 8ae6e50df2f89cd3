import { createServer } from 'node:net'
import { Refusal } from '#contract/errors.ts'

const tries = 50

/** The port that was asked for, or the next one that nobody listens on. */
export async function freePort(host: string, from: number): Promise<number> {
  for (let port = from; port < Math.min(from + tries, 65_536); port++) {
    if (await isFree(host, port)) return port
  }
  throw new Refusal('unavailable', `No port from ${from} on is free: choose another, as in PORT=8600 npm run demo.`)
}

/** `localhost` is two addresses, and a program on either of them would answer in place of this one. */
async function isFree(host: string, port: number) {
  const hosts = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  const free = await Promise.all(hosts.map((each) => canListen(each, port)))
  return free.every(Boolean)
}

function canListen(host: string, port: number) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer()
    // A machine without IPv6 has nobody listening there either.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen({ host, port }, () => probe.close(() => resolve(true)))
  })
}
