import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const patienceMs = 120_000

/** Runs scripts inside Thunderbird, with its own rights, by Mozilla's remote protocol. */
export async function openMarionette(port: number) {
  const socket = await connected(port)
  const replies = readFrames(socket)
  // It greets with its version.
  await replies.next()
  let id = 0
  const send = async (command: string, parameters: Record<string, unknown>) => {
    id += 1
    const frame = JSON.stringify([0, id, command, parameters])
    socket.write(`${Buffer.byteLength(frame)}:${frame}`)
    const { value: reply } = await replies.next()
    const [, , error, result]: [number, number, { message: string } | null, { value?: unknown }] = JSON.parse(
      reply ?? '[]',
    )
    if (error) throw new Error(error.message)
    return result?.value
  }
  await send('WebDriver:NewSession', { capabilities: {} })
  await send('Marionette:SetContext', { value: 'chrome' })
  await send('WebDriver:SetTimeouts', { script: 900_000 })
  return {
    /** The body of an async function, and its arguments. */
    run: (body: string, ...args: unknown[]) =>
      send('WebDriver:ExecuteScript', {
        script: `return (async (...args) => {${body}})(...arguments)`,
        args,
        sandbox: 'system',
      }),
    close: () => socket.destroy(),
  }
}

/** Thunderbird takes a while to listen. */
async function connected(port: number): Promise<Socket> {
  const end = performance.now() + patienceMs
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return socket
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await pause(250)
  }
}

/** Each frame is its length in bytes, a colon, and JSON. */
async function* readFrames(socket: Socket): AsyncGenerator<string, undefined> {
  let bytes = Buffer.alloc(0)
  for await (const chunk of socket) {
    bytes = Buffer.concat([bytes, chunk])
    for (;;) {
      const colon = bytes.indexOf(':')
      const end = colon + 1 + Number(bytes.subarray(0, colon))
      if (colon < 0 || bytes.length < end) break
      yield bytes.toString('utf8', colon + 1, end)
      bytes = bytes.subarray(end)
    }
  }
}
