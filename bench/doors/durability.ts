import { fileURLToPath } from 'node:url'
import { compileLibrary } from '../../test/harness/compile-library.ts'
import type { TestData } from '../fill-database.ts'
import { Line } from '../load.ts'
import { type Running, startServer } from '../server-process.ts'
import { median, medianRatio, quantile, runInterleaved } from '../statistics.ts'
import { fixed, type Table } from '../table.ts'
import { calls } from './calls.ts'

const delays = [0, 10]
const callers = [16, 64]
const seconds = 2

/** Notes that are on the disk when they are answered, by many callers, on the disk as it is and on a slow one. */
export async function durability(subject: TestData, folder: string, rounds: number): Promise<Table> {
  const rows: string[][] = []
  const library = compileSlowSync(folder)
  for (const delay of library ? delays : delays.slice(0, 1)) {
    const env: Record<string, string> =
      delay > 0 ? { LD_PRELOAD: library ?? '', SYNC_DELAY_US: String(delay * 1000) } : {}
    const ours = await startServer(subject, { kind: 'kith' }, env)
    const bare = await startServer(subject, { kind: 'door', folder, count: 0 }, env)
    for (const many of callers)
      rows.push([disk(delay), String(many), ...(await compare(subject, ours, bare, many, rounds))])
    await Promise.all([ours.stop(), bare.stop()])
  }
  return { title: 'Durable notes by many callers', note, head, rows }
}

const note = `On SQLite, \`synchronous = full\`. The bare handler syncs once for each insert. The slow disk takes 10 ms longer for
each sync.`
const head = ['disk', 'callers', 'notes a second: Kith', 'Kith / bare', 'p99 / mean: Kith', 'p99 / mean: bare']

const disk = (delay: number) => (delay === 0 ? 'as it is' : `${delay} ms slower`)

async function compare(subject: TestData, ours: Running, bare: Running, many: number, rounds: number) {
  const [add] = calls(subject)
  if (!add) throw new Error('no call')
  const spread = { ours: [] as number[], bare: [] as number[] }
  const take = (server: Running, next: () => Buffer, spreads: number[]) => async () => {
    const times = await timesUnderLoad(server, next, many)
    const mean = times.reduce((sum, each) => sum + each, 0) / times.length
    spreads.push(quantile(times, 0.99) / mean)
    return (many * 1000) / mean
  }
  const rate = await runInterleaved(rounds, {
    ours: take(ours, add.ours, spread.ours),
    bare: take(bare, add.bare, spread.bare),
  })
  const figures = [medianRatio(rate.ours, rate.bare), median(spread.ours), median(spread.bare)]
  return [fixed(median(rate.ours), 0), ...figures.map((each) => fixed(each))]
}

async function timesUnderLoad({ port }: Running, next: () => Buffer, many: number) {
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  const caller = async () => {
    const line = new Line(port)
    for (let began = performance.now(); began < end; began = performance.now()) {
      await line.ask(next())
      times.push(performance.now() - began)
    }
    line.close()
  }
  await Promise.all(Array.from({ length: many }, caller))
  return times
}

function compileSlowSync(folder: string) {
  return compileLibrary(fileURLToPath(new URL('slow-sync.c', import.meta.url)), folder)
}
