import { fillDatabase, type TestData } from './fill-database.ts'
import { encoded, Line } from './load.ts'
import { type Person, people } from './people.ts'
import { type Running, startServer } from './server-process.ts'
import { quantile } from './statistics.ts'
import type { Store } from './stores.ts'
import { fixed, type Table } from './table.ts'

/** Response times as the data of one member grows, with the same requests at every size. */
export async function scale(stores: Store[], sizes: number[], repeats: number): Promise<Table> {
  const rows: string[][] = []
  const filled: string[] = []
  for (const store of stores) {
    const subjects: TestData[] = []
    for (const size of sizes) {
      const began = performance.now()
      subjects.push(await fillDatabase(await store.create(`scale_${size}`), size))
      filled.push(`${size.toLocaleString('en')} in ${fixed((performance.now() - began) / 1000, 0)} s on ${store.name}`)
    }
    const houses = await Promise.all(subjects.map(open))
    for (const [name, pathsOf] of Object.entries(questions)) {
      rows.push([name, store.name, ...(await latencies(houses, pathsOf, repeats))])
    }
    await Promise.all(houses.map(({ server }) => server.stop()))
  }
  const head = ['question', 'store', ...sizes.map((size) => `${size.toLocaleString('en')} people`), 'last / first']
  const note = `Milliseconds, p50 and p95, over HTTP, after ${warmUp} requests of each kind; the ratio is of the p50. Filled: ${filled.join(', ')}.`
  return { title: 'Latency as a memory grows', note, head, rows }
}

type House = { subject: TestData; server: Running; line: Line }

async function open(subject: TestData): Promise<House> {
  const server = await startServer(subject, { kind: 'kith' })
  return { subject, server, line: new Line(server.port) }
}

type Paths = (subject: TestData) => string[]

const samplePeople = people().take(200).toArray()

const questions: Record<string, Paths> = {
  'search: full name': search((person) => person.displayName),
  'search: misspelled name': search((person) => misspell(person.displayName)),
  'search: company': search((person) => person.company),
  'search: word of a note': search((person) => /ask about (\w+)/.exec(person.notes[0] ?? '')?.[1]),
  'search: two words': search((person) => person.location && `${person.displayName.split(' ')[0]} ${person.location}`),
  'search: end of a phone number': search((person) => person.phones[0]?.slice(-7)),
  'search: no query': () => ['/api/connections'],
  timeline: ({ connectionId }) => [`/api/connections/${connectionId}/interactions`],
  'one person': ({ connectionId }) => [`/api/connections/${connectionId}`],
  'open promises': () => ['/api/promises'],
  'next moves': () => ['/api/next-moves'],
  nudges: () => ['/api/reconnect-nudges'],
}

function search(of: (person: Person) => string | undefined): Paths {
  const queries = samplePeople.flatMap((person) => of(person) ?? [])
  return () => queries.map((query) => `/api/connections?query=${encodeURIComponent(query)}`)
}

/** Swaps two neighbouring letters. */
function misspell(name: string) {
  return name.replace(/(\p{L}{2})(\p{L})(\p{L})/u, '$1$3$2')
}

/** Warm-up requests: until V8 has compiled the code, they take two to three times as long. */
const warmUp = 500

async function latencies(houses: House[], pathsOf: Paths, repeats: number) {
  const times = houses.map(() => [] as number[])
  for (let turn = -warmUp; turn < repeats; turn++) {
    for (const [at, house] of houses.entries()) {
      const took = await timeRequest(house, pathsOf, Math.abs(turn))
      if (turn >= 0) times[at]?.push(took)
    }
  }
  const p50 = times.map((each) => quantile(each, 0.5))
  const cells = times.map((each) => `${fixed(quantile(each, 0.5), 1)} / ${fixed(quantile(each, 0.95), 1)}`)
  return [...cells, fixed((p50.at(-1) ?? Number.NaN) / (p50[0] ?? Number.NaN))]
}

async function timeRequest({ subject, line }: House, pathsOf: Paths, turn: number) {
  const paths = pathsOf(subject)
  const request = encoded({ line: `GET ${paths[turn % paths.length]}`, token: subject.token })
  const began = performance.now()
  await line.ask(request)
  return performance.now() - began
}
