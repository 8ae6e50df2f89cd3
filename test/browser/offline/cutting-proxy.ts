import { once } from 'node:events'
import { createServer, type IncomingMessage, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What becomes of a request: a cut before loses the request, a cut after loses the answer; a bad gateway is the proxy's own answer. */
type Fate = 'pass' | 'cut before' | 'cut after' | 'hold' | 'bad gateway'

export type CuttingProxy = Awaited<ReturnType<typeof openCuttingProxy>>

/** Stands between a browser and the service, and cuts or holds connections as told. */
export async function openCuttingProxy(target: string) {
  const proxy = { url: '', cuts: 0, fateOf: (_request: IncomingMessage): Fate => 'pass', close: async () => {} }
  const server = createServer((request, response) => {
    const fate = proxy.fateOf(request)
    if (fate === 'hold') return
    if (fate === 'bad gateway') return void response.writeHead(502).end('Bad gateway')
    if (fate !== 'pass') proxy.cuts += 1
    if (fate === 'cut before') return void request.socket.destroy()
    const { method, headers, url } = request
    const forwarded = sendRequest(`${target}${url}`, { method, headers }, (answer) => {
      if (fate === 'cut after') return void answer.resume().on('end', () => request.socket.destroy())
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    response.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  proxy.close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return proxy
}

/** Whether the request brings a capture. */
export const isCapture = ({ method, url }: IncomingMessage) =>
  method === 'POST' && /^\/capture\/(entries|[\w-]{36}\/files)\b/.test(url ?? '')
