import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** The road to a database, which a test may block: bytes then go nowhere, and nobody is told. */
export async function openRoad(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const travellers = new Set<Socket>()
  let isOpen = true
  const road = createServer((from) => {
    const to = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      travellers.add(one)
      one.on('data', (bytes) => void (isOpen && other.write(bytes)))
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(road, 'listening')

  const url = new URL(databaseUrl)
  const address = road.address()
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url: url.href,
    setOpen: (open: boolean) => {
      isOpen = open
    },
    /** All who are on the way are thrown off; new ones may come. */
    cut: () => travellers.forEach((each) => void each.destroy()),
    close: () => {
      travellers.forEach((each) => void each.destroy())
      road.close()
    },
  }
}
