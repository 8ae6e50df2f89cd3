import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { House } from '../../test/harness/harness.ts'

export type Cost = {
  seconds: number
  requests: number
  received: number
  cpuSeconds: number
  longestBlockMs: number
  writes: number
}

export type Measure = (work: () => Promise<unknown>) => Promise<Cost>

/** Counts what a device costs the service, which runs in this process: the device must run in another. */
export function watchServer({ server }: House): Measure {
  const sockets = new Set<Socket>()
  let requests = 0
  let writes = 0
  let ofClosed = 0
  server.server.on('request', ({ method }: IncomingMessage) => {
    requests += 1
    if (method === 'PUT' || method === 'DELETE') writes += 1
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      ofClosed += socket.bytesWritten
    })
  })
  const sent = () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, ofClosed)

  return async (work) => {
    const before = { requests, writes, sent: sent(), cpu: process.cpuUsage(), began: performance.now() }
    const blocks = watchBlocks()
    await work()
    const { user, system } = process.cpuUsage(before.cpu)
    return {
      seconds: (performance.now() - before.began) / 1000,
      requests: requests - before.requests,
      writes: writes - before.writes,
      received: sent() - before.sent,
      cpuSeconds: (user + system) / 1e6,
      longestBlockMs: blocks.end(),
    }
  }
}

/** CPU time of this thread between two turns of a timer: what other programs take does not count, and watching costs little. */
function watchBlocks() {
  let longest = 0
  let before = process.threadCpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
  }, 2)
  return {
    end: () => {
      clearInterval(timer)
      return longest
    },
  }
}
