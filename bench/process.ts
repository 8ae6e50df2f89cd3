import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Subject } from './fill.ts'
import type { Contestant } from './server.ts'

export type Running = { port: number; cpuMs: () => Promise<number>; stop: () => Promise<void> }

/** Starts one of the servers that are compared. */
export async function run(subject: Subject, contestant: Contestant): Promise<Running> {
  const child = fork(new URL('server.ts', import.meta.url), [JSON.stringify({ subject, contestant })], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const early = once(child, 'exit').then(() => Promise.reject(new Error(`${contestant.kind} did not start`)))
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
