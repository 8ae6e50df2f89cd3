import { once } from 'node:events'
import { connect } from 'node:net'

const addPerson: { path: string; body: unknown } = { path: '/api/connections', body: { displayName: 'Ana Ribeiro' } }

/** A request that is sent halfway. The service has begun to read it, because it said to go on. */
export async function halfRequest(url: string, token: string, message = addPerson) {
  const { hostname, port } = new URL(url)
  const body = JSON.stringify(message.body)
  const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''))
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text
  })
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  const headers = [
    `POST ${message.path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Expect: 100-continue',
  ]
  socket.write(`${headers.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  answer = ''
  socket.write(body.slice(0, 5))
  return {
    /** Sends the rest, and returns everything received until the connection closed. */
    finish: async () => {
      socket.write(body.slice(5))
      await closed
      return answer
    },
    closed: closed.then(() => answer),
  }
}
