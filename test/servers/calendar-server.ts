import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A server with one calendar, which a test changes. */
export async function openCalendarServer() {
  const requests: IncomingMessage[] = []
  let answer: Answer = (_, response) => response.writeHead(404).end()
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  server.listen(0, '127.0.0.2')
  await once(server, 'listening')
  after(() => server.close())
  const { port } = server.address() as AddressInfo
  return {
    port,
    address: `http://127.0.0.2:${port}/basic.ics`,
    requests,
    answer: (next: Answer) => {
      answer = next
    },
    serve: (text: string) => {
      answer = (_, response) => response.writeHead(200, { 'content-type': 'text/calendar' }).end(text)
    },
  }
}
