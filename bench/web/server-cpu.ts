import { openKith } from '#boot/open.ts'
import { buildServer, type Server } from '#boot/server.ts'
import { api, type OperationName } from '#contract/api.ts'
import { routeOf } from '#contract/operation.ts'
import { call } from '#door/call.ts'
import { authenticateToken } from '#members/access/authenticate.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Context } from '#platform/context/context.ts'
import { openLog } from '#platform/log/log.ts'
import type { TestData } from '../fill-database.ts'
import { medianRatio, runInterleaved } from '../statistics.ts'
import { fixed } from '../table.ts'
import type { Row } from './rows.ts'

type Operation = [name: OperationName, input: Record<string, unknown>]

/** The operations that each page calls. */
const pages = ({ connectionId }: TestData): Record<string, { path: string; operations: Operation[] }> => ({
  Today: {
    path: '/today',
    operations: [
      ['Moves_next', { limit: 20 }],
      ['Promises_listOpen', { limit: 50 }],
      ['Promises_suggested', { limit: 5 }],
      ['Leads_list', { limit: 3 }],
      ['Moves_nudges', {}],
      ['Counts_get', {}],
    ],
  },
  People: {
    path: '/people',
    operations: [
      ['Connections_list', { order: 'name', limit: 100 }],
      ['Connections_count', {}],
      ['Tags_list', { limit: 500 }],
      ['Counts_get', {}],
    ],
  },
  Person: {
    path: `/people/${connectionId}`,
    operations: [
      ['Connections_get', { connectionId }],
      ['Promises_suggested', { connectionId, limit: 50 }],
      ['Memory_listInteractions', { id: connectionId, limit: 40 }],
      ['Followups_list', { connectionId }],
      ['Counts_get', {}],
    ],
  },
})

/** The CPU time of a page, in the process, compared with its operations called through the door. */
export async function serverCpu(data: TestData, rounds: number, repeats = 30): Promise<Row[]> {
  const config = readConfig({ KITH_RATE_LIMIT: '10000000', KITH_BUSY_MS: '60000', ...data.env })
  const { kith, close } = await openKith(config, openLog('silent'))
  const app = await buildServer(kith)
  const caller = await authenticateToken(kith, data.token)
  const ctx: Context = { ...kith, via: 'http', requestId: 'bench', address: 'bench', caller }
  const headers = { cookie: `kith=${data.token}`, 'accept-encoding': 'br' }
  const rows: Row[] = []
  for (const [name, { path, operations }] of Object.entries(pages(data))) {
    const measured = await runInterleaved(rounds, {
      page: () => cpuMs(repeats, () => readPage(app, path, headers)),
      operations: () => cpuMs(repeats, () => Promise.all(operations.map((each) => call(ctx, ...each)))),
      answers: () => cpuMs(repeats, () => Promise.all(operations.map((each) => readAnswer(app, each, data.token)))),
    })
    const bare = fixed(medianRatio(measured.page, measured.operations))
    const overHttp = fixed(medianRatio(measured.page, measured.answers))
    const figures = `${overHttp} × (${bare} ×)`
    rows.push([
      `server CPU of ${name}, against the same answers of the API (against the bare operations)`,
      '≤ 1.5 ×',
      figures,
    ])
  }
  await app.close()
  await close()
  return rows
}

/** The same over HTTP, as a program requests it: uncompressed JSON. */
async function readAnswer(app: Server, [name, input]: Operation, token: string) {
  const { path, locationOf } = routeOf(api[name])
  const query = new URLSearchParams()
  let url = path
  for (const [field, value] of Object.entries(input))
    if (locationOf(field) === 'path') url = url.replace(`{${field}}`, String(value))
    else query.set(field, String(value))
  await readPage(app, `${url}?${query}`, { authorization: `Bearer ${token}` })
}

async function readPage(app: Server, url: string, headers: Record<string, string>) {
  const { statusCode } = await app.inject({ url, headers })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
}

/** With the threads that compress. */
async function cpuMs(repeats: number, run: () => Promise<unknown>) {
  const before = process.cpuUsage()
  for (let at = 0; at < repeats; at++) await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / repeats
}
