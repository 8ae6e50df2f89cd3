import assert from 'node:assert/strict'
import { fillDatabase, type TestData } from './fill-database.ts'
import { encoded, Line, load } from './load.ts'
import { noteOf, wordsInNote } from './record-statements.ts'
import { type Running, startServer } from './server-process.ts'
import { medianRatio, runInterleaved } from './statistics.ts'
import type { Store } from './stores.ts'
import { fixed, type Table } from './table.ts'

/** The throughput and CPU time of the service, compared with bare handlers that run the same SQL. */
export async function throughput(stores: Store[], rounds: number): Promise<Table> {
  const rows: string[][] = []
  for (const store of stores) {
    const subject = await fillDatabase(await store.create('throughput'), 1000)
    const [ours, bare] = [await startServer(subject, { kind: 'kith' }), await startServer(subject, { kind: 'bare' })]
    for (const [name, next] of Object.entries(requests(subject))) {
      if (name !== 'add a note') await assertSame(next(), ours, bare)
      rows.push([name, store.name, ...(await compare(ours, bare, next, rounds))])
    }
    await Promise.all([ours.stop(), bare.stop()])
  }
  return { title: 'Requests over HTTP, against bare Fastify handlers with the same SQL', head, rows }
}

const head = ['request', 'store', 'throughput: Kith / bare', 'server CPU per request: Kith / bare']

function requests({ token, connectionId, others }: TestData) {
  const at = `/api/connections/${connectionId}`
  const timeline = encoded({ line: `GET ${at}/interactions`, token })
  const connection = encoded({ line: `GET ${at}`, token })
  let count = 0
  return {
    'timeline, 50 entries': () => timeline,
    'one person': () => connection,
    'add a note': () => {
      count += 1
      const text = noteOf(Array.from({ length: wordsInNote }, (_, at) => `w${count}x${at}`))
      return encoded({ line: `POST /api/connections/${others[count % others.length]}/notes`, token, body: { text } })
    },
  }
}

async function compare(ours: Running, bare: Running, next: () => Buffer, rounds: number) {
  const cpu = { ours: [] as number[], bare: [] as number[] }
  const take = (server: Running, spent: number[]) => async () => {
    const before = await server.cpuMs()
    const { answers, perSecond } = await load(server.port, next)
    spent.push(((await server.cpuMs()) - before) / answers)
    return perSecond
  }
  const found = await runInterleaved(rounds, { ours: take(ours, cpu.ours), bare: take(bare, cpu.bare) })
  return [fixed(medianRatio(found.ours, found.bare)), fixed(medianRatio(cpu.ours, cpu.bare))]
}

async function assertSame(request: Buffer, ours: Running, bare: Running) {
  const [expected, given] = await Promise.all(
    [ours, bare].map(async ({ port }) => {
      const line = new Line(port)
      const answer = await line.ask(request)
      line.close()
      return answer
    }),
  )
  assert.equal(given, expected, 'the bare handler returns another response')
}
