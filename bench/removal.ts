import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openKith } from '#boot/open.ts'
import { createConnection } from '#people/connections/connections.ts'
import { addFacts } from '#people/facts/store.ts'
import { entryTerms, indexRecords } from '#people/search/index/terms.ts'
import { readConfig } from '#platform/config/config.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { openLog } from '#platform/log/log.ts'
import { addPerson, newMember, type TestData } from './fill-database.ts'
import { encoded, Line } from './load.ts'
import { people } from './people.ts'
import { startServer } from './server-process.ts'
import { quantile } from './statistics.ts'
import type { Store } from './stores.ts'
import type { Table } from './table.ts'

const otherPeople = 300

/** How long others of the same member wait while a person with very many notes is removed and restored. */
export async function removal(stores: Store[], notes: number): Promise<Table> {
  const rows: string[][] = []
  for (const store of stores) rows.push(...(await measureStore(store, notes)))
  const head = ['store', '', 'p50, ms', 'p50 without, ms', 'longest, ms', 'longest without, ms']
  return { title: `Removing a person with ${notes} notes`, head, rows }
}

async function measureStore(store: Store, notes: number) {
  const data = await fill(await store.create('removal'), notes)
  const server = await startServer(data, { kind: 'kith' })
  const person = `/api/connections/${data.connectionId}`
  const send = async (method: string, path: string) => {
    const began = performance.now()
    const headers = { authorization: `Bearer ${data.token}` }
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers })
    if (!answer.ok) throw new Error(`${method} was refused: ${answer.status}`)
    return performance.now() - began
  }
  const removeAndWait = async () => {
    const answered = await send('DELETE', person)
    while (await isClearing(server.port, data)) await pause(500)
    return answered
  }
  // The first removal after a start loads its code.
  const small = `/api/connections/${data.others[0]}`
  await send('DELETE', small)
  await send('POST', `${small}/restoration`)
  await askOthers(server.port, data, () => pause(2_000))
  const idle = await askOthers(server.port, data, () => pause(20_000))
  const busy = await askOthers(server.port, data, removeAndWait)
  const again = await askOthers(server.port, data, () => send('POST', `${person}/restoration`))
  await server.stop()
  const ms = (value: number) => value.toFixed(1)
  const rowsOf = (what: string, { result, waits }: typeof busy) => [
    [store.name, `${what} is answered`, ms(result), '', ms(result), ''],
    ...waits.entries().map(([name, measured]) => {
      const before = idle.waits.get(name) ?? []
      return [
        store.name,
        `${what}: ${name}`,
        ms(quantile(measured, 0.5)),
        ms(quantile(before, 0.5)),
        ms(Math.max(...measured)),
        ms(Math.max(...before)),
      ]
    }),
  ]
  return [...rowsOf('removal', busy), ...rowsOf('restoration', again)]
}

async function isClearing(port: number, { token }: TestData) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${port}/api/jobs`, { headers })
  const { jobs } = (await answer.json()) as { jobs: { kind: string }[] }
  return jobs.some(({ kind }) => kind === 'connections.clear')
}

/** Asks one thing after the other, each on a connection of its own, until the work is done. */
async function askOthers<T>(port: number, { token, connectionId, others }: TestData, work: () => Promise<T>) {
  const other = () => `/api/connections/${others[Math.floor(Math.random() * others.length)]}`
  const note = { text: 'We talked about sailing over lunch. I will send the chart by Friday.' }
  const requests: Record<string, () => { line: string; body?: unknown }> = {
    'read another person': () => ({ line: `GET ${other()}` }),
    search: () => ({ line: 'GET /api/connections/search?query=sailing' }),
    'open promises': () => ({ line: 'GET /api/promises' }),
    'add a note to another': () => ({ line: `POST ${other()}/notes`, body: note }),
    'change another person': () => ({ line: `PATCH ${other()}`, body: { company: `Company ${Math.random()}` } }),
    'read this person': () => ({ line: `GET /api/connections/${connectionId}` }),
    'add a note to this person': () => ({ line: `POST /api/connections/${connectionId}/notes`, body: note }),
  }
  const waits = new Map<string, number[]>()
  let isDone = false
  const asking = Object.entries(requests).map(async ([name, next]) => {
    const line = new Line(port)
    const measured: number[] = []
    waits.set(name, measured)
    while (!isDone) {
      const began = performance.now()
      await line.ask(encoded({ token, ...next() })).catch((error: Error) => {
        if (!error.message.includes(' 404 ')) throw error
      })
      measured.push(performance.now() - began)
      await pause(20)
    }
    line.close()
  })
  const result = await work()
  isDone = true
  await Promise.all(asking)
  return { result: Number(result), waits }
}

export async function fill(env: Record<string, string>, notes: number): Promise<TestData> {
  const { kith, close } = await openKith(readConfig(env), openLog('silent'))
  const { ctx, token } = await newMember(kith)
  const others: string[] = []
  await transaction(ctx, async (ctx) => {
    for (const person of people().take(otherPeople)) others.push(await addPerson(ctx, person))
  })
  const { connectionId } = await createConnection(ctx, { displayName: 'Ana Ribeiro', company: 'Banco Atlântico' })
  const texts = people()
    .take(notes)
    .map(({ notes: [text = ''] }, at) => `${text} That was number ${at}.`)
  for (const some of chunks(texts.toArray(), batchSize))
    await transaction(ctx, (ctx) => addNotes(ctx, connectionId, some))
  await close()
  return { env, token, connectionId, others }
}

const batchSize = 500

async function addNotes(ctx: MemberContext, connectionId: string, texts: string[]) {
  const memberId = ctx.member.id
  const at = nowText(ctx)
  const entries = texts.map((text) => {
    const what = { connectionId, kind: 'note', text, transcript: null, source: 'member' } as const
    return { memberId, id: randomUUIDv7(), ...what, occurredAt: at, createdAt: at }
  })
  const common = { memberId, connectionId, dueOn: '2030-01-01', dueTime: '09:00', createdAt: at }
  const findings = entries.map(({ id, text }) => ({
    ...common,
    id: randomUUIDv7(),
    interactionId: id,
    text,
    sentence: text,
    foundBy: 'rules' as const,
  }))
  await ctx.db.insertInto('interactions').values(entries).execute()
  await ctx.db
    .insertInto('findings')
    .values(findings.filter((_, at) => at % 5 === 0))
    .execute()
  await addFacts(ctx, entries)
  await indexRecords(
    ctx,
    entries.map(({ id, text }) => ({ connectionId, sourceId: id, place: 'said', terms: entryTerms(text) })),
  )
}
