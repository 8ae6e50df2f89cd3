import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy to a database. A test can block it: bytes are then dropped silently. */
export async function openDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isOpen = true
  const proxy = createServer((from) => {
    const to = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one)
      one.on('data', (bytes) => void (isOpen && other.write(bytes)))
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')

  const url = new URL(databaseUrl)
  const address = proxy.address()
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url: url.href,
    setOpen: (open: boolean) => {
      isOpen = open
    },
    /** Closes all connections; new ones are accepted. */
    cut: () => sockets.forEach((each) => void each.destroy()),
    close: () => {
      sockets.forEach((each) => void each.destroy())
      proxy.close()
    },
  }
}
