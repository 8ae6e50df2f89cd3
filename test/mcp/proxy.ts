import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

type Way = { target: string; token?: string }

/** Forwards every request to a service and adds a token, for programs that cannot send one. Notes the pages that browsers open. */
export async function openProxy() {
  let way: Way = { target: '' }
  const opened: string[] = []
  const proxy = createServer((incoming, outgoing) => {
    if (incoming.headers['sec-fetch-mode'] === 'navigate') opened.push(`${incoming.method} ${incoming.url}`)
    const headers = { ...incoming.headers, ...(way.token && { authorization: `Bearer ${way.token}` }) }
    const onward = request(way.target + incoming.url, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  const use = (given: Way) => {
    way = given
  }
  const close = () => {
    proxy.closeAllConnections()
    proxy.close()
  }
  return { url: `http://localhost:${port}`, opened, use, close }
}

/** A free port. */
export async function freePort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
