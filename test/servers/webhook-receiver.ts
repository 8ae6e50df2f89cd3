import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

export type Received = { headers: IncomingHttpHeaders; body: string }
type Reply = number | { status: number; headers: Record<string, string> }

/** A webhook receiver on this machine; `answer` gives the status. */
export async function openReceiver(answer: (received: Received) => Reply | Promise<Reply> = () => 204) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString()
    const one = { headers: request.headers, body }
    received.push(one)
    const reply = await answer(one)
    const { status, headers } = typeof reply === 'number' ? { status: reply, headers: {} } : reply
    response.writeHead(status, headers).end('a secret of the other side')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  after(() => void server.close().closeAllConnections())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received }
}

export const allowsReceivers = { KITH_OUTGOING_ALLOW: '127.0.0.1' }
