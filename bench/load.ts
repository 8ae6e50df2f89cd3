import { connect, type Socket } from 'node:net'

// A client that does next to nothing: on a machine of two cores, whatever it spent would be taken from the server.

type Request = { line: string; token: string; headers?: Record<string, string>; body?: unknown }

/** The bytes of a request, to be sent as often as wanted. */
export function encoded({ line, token, headers = {}, body }: Request) {
  const text = body === undefined ? '' : JSON.stringify(body)
  const sent = {
    host: 'localhost',
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...headers,
  }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${line} HTTP/1.1\r\n${lines.join('')}\r\n${text}`)
}

/** One connection, kept alive, with one request at a time on it. */
export class Line {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting = Promise.withResolvers<string>()

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (part: Buffer) => this.#take(part))
    this.#socket.on('error', (error) => this.#waiting.reject(error))
    this.#socket.on('close', () => this.#waiting.reject(new Error('the server hung up')))
    this.#waiting.promise.catch(() => {})
  }

  ask(request: Buffer): Promise<string> {
    if (this.#socket.destroyed) return Promise.reject(new Error('the server hung up'))
    this.#waiting = Promise.withResolvers<string>()
    this.#received = Buffer.alloc(0)
    this.#socket.write(request)
    return this.#waiting.promise
  }

  close() {
    this.#socket.destroy()
  }

  #take(part: Buffer) {
    this.#received = this.#received.length === 0 ? part : Buffer.concat([this.#received, part])
    const body = this.#received.indexOf('\r\n\r\n') + 4
    if (body < 4) return
    const head = this.#received.toString('latin1', 0, body)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    const isWhole = length
      ? this.#received.length >= body + Number(length)
      : this.#received.subarray(-5).equals(lastChunk)
    if (!isWhole) return
    if (/^HTTP\/1.1 2/.test(head)) this.#waiting.resolve(this.#received.toString('utf8', body))
    else
      this.#waiting.reject(new Error(`${head.split('\r\n')[0]} ${this.#received.toString('utf8', body, body + 300)}`))
  }
}

const lastChunk = Buffer.from('0\r\n\r\n')

/** How many requests a second are answered when this many callers never pause. */
export async function load(port: number, next: () => Buffer, { callers = 8, seconds = 1 } = {}) {
  const lines = Array.from({ length: callers }, () => new Line(port))
  const began = performance.now()
  let answers = 0
  const caller = async (line: Line) => {
    while (performance.now() - began < seconds * 1000) {
      await line.ask(next())
      answers += 1
    }
    line.close()
  }
  await Promise.all(lines.map(caller))
  return { answers, perSecond: answers / ((performance.now() - began) / 1000) }
}
