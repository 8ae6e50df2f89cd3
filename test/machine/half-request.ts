import { once } from 'node:events'
import { connect } from 'node:net'

/** A request that is sent halfway. */
export async function halfRequest(url: string, token: string, displayName = 'Ana Ribeiro') {
  const { hostname, port } = new URL(url)
  const body = JSON.stringify({ displayName })
  const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''))
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text
  })
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  const headers = [
    'POST /api/connections HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.write(`${headers.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`)
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
