import { searchConnections } from '#people/connections/search.ts'
import { quantile } from '../statistics.ts'
import type { Store } from '../stores.ts'
import { fixed, type Table } from '../table.ts'
import { houseOf } from './fill.ts'
import { miniSearch } from './mini.ts'
import { someones } from './people.ts'
import { type Answer, type Question, questions } from './questions.ts'

type Search = (query: string) => Promise<Answer[]>

/** How often the person meant is first, and among the first ten; against a library that holds all names in memory. */
export async function peopleSearch(stores: Store[], sizes: number[], each = 500): Promise<Table> {
  const rows: string[][] = []
  for (const size of sizes) {
    const everyone = someones().take(size).toArray()
    const asked = questions(everyone, each)
    const library = miniSearch(everyone)
    for (const store of stores) {
      const { ctx, close } = await houseOf(await store.create(`people_${size}`), everyone)
      const ours: Search = async (query) => (await searchConnections(ctx, { query, limit: 10 })).connections
      for (const query of everyone.slice(0, 50)) await ours(query.displayName)
      for (const [kind, list] of Object.entries(asked)) {
        rows.push([
          kind,
          size.toLocaleString('en'),
          store.name,
          ...(await measured(ours, list)),
          ...(await measured(library, list)),
        ])
      }
      await close()
    }
  }
  const head = ['kind', 'people', 'store', 'R@1', 'R@10', 'p50 ms', 'p95 ms']
  const theirs = ['R@1', 'R@10', 'p50 ms', 'p95 ms'].map((name) => `MiniSearch ${name}`)
  return { title: 'Finding people', note, head: [...head, ...theirs], rows }
}

const note = `Right answers in a hundred, first and among the first ten, in the process. Whoever has the same name is right;
of initials, whoever they fit. MiniSearch (fuzzy 0.34, prefix) holds the folded names, and nothing else, in memory.`

async function measured(search: Search, asked: Question[]) {
  const places: number[] = []
  const times: number[] = []
  for (const { query, isMeant } of asked) {
    const began = performance.now()
    const found = await search(query)
    times.push(performance.now() - began)
    places.push(found.findIndex(isMeant))
  }
  const within = (most: number) =>
    fixed((100 * places.filter((place) => place >= 0 && place < most).length) / asked.length, 1)
  return [within(1), within(10), fixed(quantile(times, 0.5), 1), fixed(quantile(times, 0.95), 1)]
}
