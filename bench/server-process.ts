import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { TestData } from './fill-database.ts'
import type { ServerKind } from './server.ts'

export type Running = { port: number; cpuMs: () => Promise<number>; stop: () => Promise<void> }

/** Starts a server in a process of its own. */
export async function startServer(
  subject: TestData,
  serverKind: ServerKind,
  env: Record<string, string> = {},
): Promise<Running> {
  const child = fork(new URL('server.ts', import.meta.url), [JSON.stringify({ subject, serverKind })], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  const early = once(child, 'exit').then(() => Promise.reject(new Error(`${serverKind.kind} did not start`)))
  const [{ port }] = (await Promise.race([once(child, 'message'), early])) as [{ port: number }]
  early.catch(() => {})
  return {
    port,
    cpuMs: async () => {
      child.send('cpu')
      const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }]
      return (cpu.user + cpu.system) / 1000
    },
    stop: async () => {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
