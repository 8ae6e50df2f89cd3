import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'

export type Request = { url: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }
export type Reply = (response: ServerResponse, request: Request) => void | Promise<void>

/** A model server on a real port. It sends its replies in order, and then repeats the last one. */
export async function littleServer(t: TestContext, replies: Reply[]) {
  const requests: Request[] = []
  const server = createServer(async (incoming, response) => {
    const body = JSON.parse(Buffer.concat(await Array.fromAsync(incoming)).toString())
    const request = { url: incoming.url ?? '', headers: incoming.headers, body }
    requests.push(request)
    // A connection that a reply breaks must not be used again for the next request.
    response.setHeader('connection', 'close')
    await replies[Math.min(requests.length, replies.length) - 1]?.(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

export const says =
  (body: string, { status = 200, type = 'text/event-stream' } = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }

export const saysJson = (body: unknown, status = 200) =>
  says(JSON.stringify(body), { status, type: 'application/json' })

/** Sends byte by byte. */
export const drips =
  (body: string): Reply =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.socket?.setNoDelay(true)
    for (const byte of Buffer.from(body)) {
      response.write(Buffer.from([byte]))
      await new Promise(setImmediate)
    }
    response.end()
  }

/** Begins a reply and hangs. */
export const stallsAfter =
  (body: string): Reply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(body)
  }

export const saysNothing: Reply = () => {}

/** Begins a reply and closes the connection. */
export const hangsUpAfter =
  (body: string): Reply =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(body)
    await new Promise((resolve) => setTimeout(resolve, 20))
    response.destroy()
  }
