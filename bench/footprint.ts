import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../test/harness/postgres.ts'
import { fillDatabase, type TestData } from './fill-database.ts'
import { encoded, Line } from './load.ts'
import { people } from './people.ts'
import type { Store } from './stores.ts'
import { fixed, type Table } from './table.ts'

const memberPeople = 500

/** A member's cost on PostgreSQL: rows and bytes for a memory of 500 people, and a day's work. */
export async function footprint(postgres: Store, days: number): Promise<Table> {
  const empty = await fillDatabase(await postgres.create('footprint_empty'), 1)
  const subject = await fillDatabase(await postgres.create('footprint'), memberPeople)
  const [without, full] = [await sizeOf(empty), await sizeOf(subject)]
  const day = await measureDays(subject, days)
  const after = await sizeOf(subject)
  const rows = [
    ['rows', `${full.rows - without.rows}`, fixed((after.rows - full.rows) / days, 0)],
    ['bytes in tables', kilobytes(full.tables - without.tables), kilobytes((after.tables - full.tables) / days)],
    ['bytes in indexes', kilobytes(full.indexes - without.indexes), kilobytes((after.indexes - full.indexes) / days)],
    ['write-ahead log', '', kilobytes(day.log)],
    ['requests', '', `${(requestsOf(subject, 0).length + requestsOf(subject, 1).length) / 2}`],
    ['CPU of Kith', '', `${fixed(day.kith, 0)} ms`],
    ['CPU of PostgreSQL', '', `${fixed(day.database, 0)} ms`],
  ]
  const note = `PostgreSQL. The memory has ${memberPeople} people with two notes each and ${full.largest}. A day is in \`bench/footprint.ts\`: looking at what is due, six searches, eight people with their timelines, three notes, and every other day a new person and a promise. The mean of ${days} days.`
  return { title: 'What a member takes', note, head: ['', 'a memory', 'a day more'], rows }
}

const kilobytes = (bytes: number) => `${fixed(bytes / 1024, 0)} KB`

async function sizeOf({ env }: TestData) {
  const client = await connect(env)
  const { rows } = await client.query<{ name: string; tables: string; indexes: string }>(
    'select relname as name, pg_table_size(oid) as tables, pg_indexes_size(oid) as indexes from pg_class where relkind = $1 and relnamespace = current_schema()::regnamespace',
    ['r'],
  )
  const counted: { name: string; rows: number; bytes: number }[] = []
  for (const { name, tables, indexes } of rows) {
    const { rows: counts } = await client.query<{ n: string }>(`select count(*) as n from "${name}"`)
    counted.push({ name, rows: Number(counts[0]?.n), bytes: Number(tables) + Number(indexes) })
  }
  await client.end()
  const sum = (values: unknown[]) => values.reduce<number>((total, each) => total + Number(each), 0)
  const [first, second] = counted.sort((a, b) => b.bytes - a.bytes)
  const share = (name = '', bytes = 0) => `${name} (${kilobytes(bytes)})`
  return {
    rows: sum(counted.map((each) => each.rows)),
    tables: sum(rows.map((each) => each.tables)),
    indexes: sum(rows.map((each) => each.indexes)),
    largest: `is mostly ${share(first?.name, first?.bytes)} and ${share(second?.name, second?.bytes)}`,
  }
}

/** CPU in milliseconds and bytes of the log for a day, with the jobs that its requests leave behind. */
async function measureDays(subject: TestData, days: number) {
  const port = await freePort()
  const { PATH } = process.env
  const child = spawn(process.execPath, ['src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH, PORT: `${port}`, KITH_RATE_LIMIT: '1000000', ...subject.env },
  })
  while (!(await fetch(`http://localhost:${port}/readyz`).catch(() => null))?.ok) await pause(50)
  const line = new Line(port)
  const play = async (day: number) => {
    for (const request of requestsOf(subject, day)) await line.ask(encoded({ ...request, token: subject.token }))
  }
  // Code is compiled and plans are made in the first days of a process.
  for (let day = -5; day < 0; day++) await play(-day)
  const client = await connect(subject.env)
  const before = await look(client, child.pid)
  for (let day = 0; day < days; day++) await play(day)
  await pause(3_000)
  const after = await look(client, child.pid)
  await client.end()
  line.close()
  child.kill()
  await once(child, 'exit')
  return {
    kith: (after.kith - before.kith) / days,
    database: (after.database - before.database) / days,
    log: (after.log - before.log) / days,
  }
}

type Request = { line: string; body?: unknown }

const someone = people().take(200).toArray()

function requestsOf({ connectionId, others }: TestData, day: number): Request[] {
  const at = <T>(list: T[], number: number) => list[(day * 7 + number) % list.length] as T
  const get = (path: string): Request => ({ line: `GET /api/${path}` })
  const looks = [0, 1, 2].flatMap(() => [
    get('next-moves'),
    get('promises'),
    get('reconnect-nudges'),
    get('connections'),
  ])
  const searches = [0, 1, 2, 3, 4, 5].map((number) =>
    get(`connections?query=${encodeURIComponent(at(someone, number).displayName)}`),
  )
  const opened = [connectionId, ...[0, 1, 2, 3, 4, 5, 6].map((number) => at(others, number))]
  const read = opened.flatMap((id) => [get(`connections/${id}`), get(`connections/${id}/interactions`)])
  const notes = [0, 1, 2].map((number) => ({
    line: `POST /api/connections/${at(others, number)}/interactions`,
    body: { kind: 'note', text: `${at(someone, day + number).notes[0]} I’ll send the paper by Friday.` },
  }))
  const newcomer = { line: 'POST /api/connections', body: { displayName: at(someone, day).displayName } }
  const promise = {
    line: `POST /api/connections/${connectionId}/promises`,
    body: { text: 'Send the deck', dueOn: '2027-03-01' },
  }
  return [...looks, ...searches, ...read, ...notes, ...(day % 2 ? [newcomer, promise] : [])]
}

async function connect({ DATABASE_URL = '' }: Record<string, string>) {
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  return client
}

async function look(client: pg.Client, pid = 0) {
  const { rows } = await client.query<{ pid: number; log: string }>(
    "select pid, pg_current_wal_lsn() - '0/0'::pg_lsn as log from pg_stat_activity where pid <> pg_backend_pid()",
  )
  const servers = await Promise.all(rows.map((row) => cpuMs(row.pid)))
  return {
    kith: await cpuMs(pid),
    database: servers.reduce((sum, each) => sum + each, 0),
    log: Number(rows[0]?.log),
  }
}

/** User and system time in ticks of 10 ms, as Linux counts it. */
async function cpuMs(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return 10 * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0))
}
