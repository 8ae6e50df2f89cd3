import type { TestData } from '../fill-database.ts'
import { encoded, Line } from '../load.ts'
import { people } from '../people.ts'
import { startServer } from '../server-process.ts'
import { quantile } from '../statistics.ts'
import { fixed } from '../table.ts'
import type { Row } from './rows.ts'

/** The parts that a search as typed asks for, compared with the search operation alone. */
export async function searchAsTyped(data: TestData, count: number): Promise<Row> {
  const server = await startServer(data, { kind: 'kith' })
  const line = new Line(server.port)
  const typed = people()
    .take(60)
    .toArray()
    .flatMap(({ displayName }) => beginnings(displayName))
  const page = (query: string) =>
    encoded({
      line: `GET /people?q=${encodeURIComponent(query)}`,
      token: '',
      headers: { cookie: `kith=${data.token}`, 'kith-part': 'people', 'accept-encoding': 'br' },
    })
  const operation = (query: string) =>
    encoded({ line: `GET /api/connections?limit=50&query=${encodeURIComponent(query)}`, token: data.token })
  await timesOf(line, typed.slice(0, 40).map(page))
  const parts = await timesOf(line, typed.map(page))
  const alone = await timesOf(line, typed.map(operation))
  line.close()
  await server.stop()
  const p95 = quantile(parts, 0.95)
  const ratio = fixed(p95 / quantile(alone, 0.95))
  const figure = `search as typed, ${count.toLocaleString('en')} people, p95 (against the operation alone)`
  return [figure, '≤ 50 ms', `${fixed(p95, 1)} ms (${ratio} ×)`]
}

/** The field's content while a name is typed. */
const beginnings = (name: string) => [2, 4, 7, 11].map((length) => name.slice(0, length))

async function timesOf(line: Line, requests: Buffer[]) {
  const times: number[] = []
  for (const request of requests) {
    const began = performance.now()
    await line.ask(request)
    times.push(performance.now() - began)
  }
  return times
}
