import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from './statistics.ts'
import type { Store } from './stores.ts'
import { fixed, type Table } from './table.ts'

const idleMs = 5_000

/** The time of `npm start` after installation. The first start of a database creates its tables and is not counted. */
export async function startUp(stores: Store[], rounds: number): Promise<Table> {
  const rows: string[][] = []
  for (const store of stores) {
    const env = await store.create('start_up')
    await start(env)
    const starts = []
    for (let round = 0; round < rounds; round++) starts.push(await start(env))
    const seconds = median(starts.map((each) => each.seconds))
    const memory = [starts.map((each) => each.megabytes), starts.map((each) => each.idleMegabytes)].map(median)
    rows.push([
      store.name,
      `${fixed(seconds)} s`,
      ...memory.map((mb) => (Number.isNaN(mb) ? '–' : `${fixed(mb, 0)} MB`)),
    ])
  }
  return { title: 'Start-up time', head: ['store', 'until /readyz answers', 'resident memory', 'after 5 s'], rows }
}

async function start(env: Record<string, string>) {
  const began = performance.now()
  const { pid, stop } = await startService(env)
  const seconds = (performance.now() - began) / 1000
  const megabytes = await residentMegabytes(pid)
  await pause(idleMs)
  const idleMegabytes = await residentMegabytes(pid)
  await stop()
  return { seconds, megabytes, idleMegabytes }
}

/** Starts the service as `npm start` does when it hands over to the pinned Node, until it answers. */
export async function startService(env: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, ['--max-semi-space-size=4', 'scripts/run.cjs', 'src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, PORT: String(port), MALLOC_ARENA_MAX: '1', ...env },
  })
  await waitUntilReady(port)
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
  }
  return { port, pid: child.pid, stop }
}

async function waitUntilReady(port: number) {
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function residentMegabytes(pid: number | undefined) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

async function freePort() {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
