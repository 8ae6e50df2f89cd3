import assert from 'node:assert/strict'
import { fill, type Subject } from './fill.ts'
import { encoded, Line, load } from './load.ts'
import { type Running, run } from './process.ts'
import { noteOf, wordsInNote } from './recorded.ts'
import { interleaved, ratio } from './rounds.ts'
import type { Store } from './stores.ts'
import { fixed, type Table } from './table.ts'

/** How much of the speed of bare handlers is left when everything that makes a service of them is done as well. */
export async function throughput(stores: Store[], rounds: number): Promise<Table> {
  const rows: string[][] = []
  for (const store of stores) {
    const subject = await fill(await store.create('throughput'), 1000)
    const [ours, bare] = [await run(subject, { kind: 'kith' }), await run(subject, { kind: 'bare' })]
    for (const [name, next] of Object.entries(requests(subject))) {
      if (name !== 'add a note') await assertSame(next(), ours, bare)
      rows.push([name, store.name, ...(await compare(ours, bare, next, rounds))])
    }
    await Promise.all([ours.stop(), bare.stop()])
  }
  return { title: 'Requests over HTTP, against bare Fastify handlers with the same SQL', head, rows }
}

const head = ['request', 'store', 'throughput: ours / bare', 'server CPU a request: ours / bare']

function requests({ token, connectionId, others }: Subject) {
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
  const found = await interleaved(rounds, { ours: take(ours, cpu.ours), bare: take(bare, cpu.bare) })
  return [fixed(ratio(found.ours, found.bare)), fixed(ratio(cpu.ours, cpu.bare))]
}

async function assertSame(request: Buffer, ours: Running, bare: Running) {
  const [wanted, given] = await Promise.all(
    [ours, bare].map(async ({ port }) => {
      const line = new Line(port)
      const answer = await line.ask(request)
      line.close()
      return answer
    }),
  )
  assert.equal(given, wanted, 'the bare handler answers something else')
}
