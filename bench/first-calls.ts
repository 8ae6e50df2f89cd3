import { setTimeout as pause } from 'node:timers/promises'
import { fillDatabase, type TestData } from './fill-database.ts'
import { encoded, Line } from './load.ts'
import { startService } from './start-up.ts'
import { median } from './statistics.ts'
import type { Store } from './stores.ts'
import { fixed, type Table } from './table.ts'

/** How long after the start somebody comes. */
const arrivalsMs = [0, 3_000]
const calls = {
  'a person': (data: TestData) => ({ line: `GET /api/connections/${data.connectionId}` }),
  search: () => ({ line: 'GET /api/connections?query=Anna' }),
  'a note': (data: TestData) => ({
    line: `POST /api/connections/${data.connectionId}/interactions`,
    body: { kind: 'note', text: 'We met at the fair. I’ll send her the slides by Friday.' },
  }),
  'a question': () => ({ line: 'GET /api/ask/answer?question=Who%20did%20I%20meet%20at%20the%20fair%3F' }),
  'a page': () => ({ line: 'GET /' }),
}

/** The first call of each kind after `npm start`, each in its own process, compared with the second. */
export async function firstCalls(store: Store, rounds: number): Promise<Table> {
  const data = await fillDatabase(await store.create('first_calls'), 200)
  const rows: string[][] = []
  for (const [name, call] of Object.entries(calls)) {
    const row = [name]
    for (const wait of arrivalsMs) {
      const first: number[] = []
      const second: number[] = []
      for (let round = 0; round < rounds; round++) {
        const times = await timeCalls(data, call(data), wait)
        first.push(times.first)
        second.push(times.second)
      }
      row.push(`${fixed(median(first), 0)} ms`, `${fixed(median(second), 0)} ms`)
    }
    rows.push(row)
  }
  const head = ['call', 'first, at once', 'second', 'first, after 3 s', 'second']
  return { title: 'First calls after a start', note: `${store.name}, 200 people.`, head, rows }
}

async function timeCalls({ env, token }: TestData, call: { line: string; body?: unknown }, waitMs: number) {
  const service = await startService(env)
  await pause(waitMs)
  const line = new Line(service.port)
  const ask = async () => {
    const began = performance.now()
    await line.ask(encoded({ ...call, token }))
    return performance.now() - began
  }
  const [first, second] = [await ask(), await ask()]
  line.close()
  await service.stop()
  return { first, second }
}
