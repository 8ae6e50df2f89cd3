import { loadavg } from 'node:os'
import { fillDatabase } from '../fill-database.ts'
import { Line, load } from '../load.ts'
import { type Running, startServer } from '../server-process.ts'
import { median, medianRatio, quantile, runInterleaved } from '../statistics.ts'
import type { Store } from '../stores.ts'
import { fixed, type Table } from '../table.ts'
import { type Call, calls } from './calls.ts'
import { durability } from './durability.ts'

const count = 10_000
const repeats = 200

/** Each call against a bare Fastify handler with one table, in one run, at 10,000 people with three notes each. */
export async function doors(store: Store, rounds: number): Promise<Table[]> {
  const env = await store.create('doors')
  const subject = await fillDatabase(env, count, { notesEach: 3 })
  const folder = `${env.KITH_DATA}-bare`
  const ours = await startServer(subject, { kind: 'kith' })
  const bare = await startServer(subject, { kind: 'door', folder, count })
  const rows: string[][] = []
  for (const each of calls(subject)) rows.push([each.name, ...(await compare(ours, bare, each, rounds)), each.peers])
  await Promise.all([ours.stop(), bare.stop()])
  return [
    { title: 'Calls against a bare handler with one table', note: callsNote(), head, rows },
    await durability(subject, folder, rounds),
  ]
}

const head = [
  ...['call', 'p50 at one caller: Kith / bare', 'CPU a call: Kith, bare', 'throughput at 8 callers: Kith / bare'],
  'p50 of peers / bare: MCP memory server, Mob, Nametag',
]

const callsNote = () =>
  `At 10,000 people with three notes each, on SQLite; calls in \`code\` are tools over MCP. CPU is milliseconds of the server's
process. The peers were measured earlier, each against the same bare handler. Load of the machine after the run: ${fixed(loadavg()[0] ?? 0, 1)}.`

async function compare(ours: Running, bare: Running, { ours: ask, bare: askBare }: Call, rounds: number) {
  const p50 = await runInterleaved(rounds, { ours: () => latency(ours, ask), bare: () => latency(bare, askBare) })
  const cpu = { ours: [] as number[], bare: [] as number[] }
  const take = (server: Running, next: () => Buffer, spent: number[]) => async () => {
    const before = await server.cpuMs()
    const { answers, perSecond } = await load(server.port, next)
    spent.push(((await server.cpuMs()) - before) / answers)
    return perSecond
  }
  const rate = await runInterleaved(rounds, { ours: take(ours, ask, cpu.ours), bare: take(bare, askBare, cpu.bare) })
  return [
    `${fixed(medianRatio(p50.ours, p50.bare), 1)} ×`,
    `${fixed(median(cpu.ours))} ms, ${fixed(median(cpu.bare))} ms`,
    fixed(medianRatio(rate.ours, rate.bare)),
  ]
}

async function latency({ port }: Running, next: () => Buffer) {
  const line = new Line(port)
  const times: number[] = []
  for (let turn = 0; turn < repeats; turn++) {
    const request = next()
    const began = performance.now()
    await line.ask(request)
    times.push(performance.now() - began)
  }
  line.close()
  return quantile(times, 0.5)
}
