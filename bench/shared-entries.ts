import { openKith } from '#boot/open.ts'
import { createConnection } from '#people/connections/connections.ts'
import { addInteraction } from '#people/interactions/interactions.ts'
import { readConfig } from '#platform/config/config.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { openLog } from '#platform/log/log.ts'
import { newMember, type TestData } from './fill-database.ts'
import { encoded, Line } from './load.ts'
import { people } from './people.ts'
import { type Running, startServer } from './server-process.ts'
import { median, medianRatio, runInterleaved } from './statistics.ts'
import type { Store } from './stores.ts'
import { fixed, type Table } from './table.ts'

const entriesEach = 3
const requestsARound = 60

/** What it costs that entries are about two people: as shared entries, and as an entry of its own for each of the two. */
export async function sharedEntries(stores: Store[], count: number, rounds: number): Promise<Table> {
  const rows: string[][] = []
  for (const store of stores) {
    const [shared, own] = [await fill(store, count, 'shared'), await fill(store, count, 'own')]
    const servers = {
      shared: await startServer(shared, { kind: 'kith' }),
      own: await startServer(own, { kind: 'kith' }),
    }
    for (const [name, pathOf] of Object.entries(requests)) {
      const times = await runInterleaved(rounds, {
        shared: () => cpuOf(servers.shared, shared, pathOf),
        own: () => cpuOf(servers.own, own, pathOf),
      })
      const ratio = fixed(medianRatio(times.shared, times.own))
      rows.push([name, store.name, fixed(median(times.shared)), fixed(median(times.own)), ratio])
    }
    await Promise.all(Object.values(servers).map((server) => server.stop()))
  }
  const entries = (count * entriesEach).toLocaleString('en')
  return {
    title: `Entries about two people, with ${count.toLocaleString('en')} people and ${entries} entries`,
    note: 'CPU time of the service for one request in milliseconds, where each entry is shared by two people and where both have their own.',
    head: ['request', 'store', 'shared', 'own', 'ratio'],
    rows,
  }
}

type Path = (data: TestData, turn: number) => string
const names = people()
  .take(200)
  .map(({ displayName }) => displayName)
  .toArray()
const person: Path = ({ others }, turn) => others[turn % others.length] ?? ''

const requests: Record<string, Path> = {
  'page of a person': (data, turn) => `/people/${person(data, turn)}`,
  'one person': (data, turn) => `/api/connections/${person(data, turn)}`,
  timeline: (data, turn) => `/api/connections/${person(data, turn)}/interactions`,
  'search: full name': (_, turn) => `/api/connections?query=${encodeURIComponent(names[turn % names.length] ?? '')}`,
  'search: word of a note': () => '/api/connections?query=sailing',
  'next moves': () => '/api/next-moves',
}

async function cpuOf(server: Running, data: TestData, pathOf: Path) {
  const line = new Line(server.port)
  const before = await server.cpuMs()
  for (let turn = 0; turn < requestsARound; turn++) {
    const { token } = data
    await line.ask(encoded({ line: `GET ${pathOf(data, turn)}`, token, headers: { cookie: `kith=${token}` } }))
  }
  line.close()
  return ((await server.cpuMs()) - before) / requestsARound
}

async function fill(store: Store, count: number, kind: 'shared' | 'own'): Promise<TestData> {
  const env = await store.create(`entries_${kind}`)
  const { kith, close } = await openKith(readConfig(env), openLog('silent'))
  const { ctx, token } = await newMember(kith)
  const everyone = people().take(count).toArray()
  const ids: string[] = []
  await inBatches(ctx, everyone.length, async (ctx, at) => {
    const { notes, promise, contacts, dueIn, ...person } = everyone[at] as (typeof everyone)[number]
    ids.push((await createConnection(ctx, person)).connectionId)
  })
  await inBatches(ctx, everyone.length, async (ctx, at) => {
    for (let entry = 0; entry < entriesEach; entry++) {
      const both = [ids[at], ids[(at * 7 + entry * 131 + 1) % ids.length]].map((id = '') => id)
      const [connectionId = '', ...connectionIds] = new Set(both)
      const text = everyone[at]?.notes[entry % 2] ?? 'Lunch at the harbour.'
      const written = { kind: 'note' as const, text, occurredAt: `2026-0${1 + (at % 9)}-1${entry}T12:00:00Z` }
      if (kind === 'shared') await addInteraction(ctx, { connectionId, connectionIds, ...written })
      else
        for (const id of [connectionId, ...connectionIds]) await addInteraction(ctx, { connectionId: id, ...written })
    }
  })
  await close()
  const [connectionId = '', ...others] = ids
  return { env, token, connectionId, others: others.slice(0, 500) }
}

const batchSize = 500

async function inBatches(ctx: MemberContext, count: number, work: (ctx: MemberContext, at: number) => Promise<void>) {
  for (let from = 0; from < count; from += batchSize)
    await transaction(ctx, async (ctx) => {
      for (let at = from; at < Math.min(count, from + batchSize); at++) await work(ctx, at)
    })
}
