import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { archive } from './archive.ts'
import { assistant } from './assistant/assistant.ts'
import { cardPage } from './card-page.ts'
import { doors } from './doors/doors.ts'
import { fileSizes } from './file-sizes.ts'
import { firstCalls } from './first-calls.ts'
import { footprint } from './footprint.ts'
import { peopleSearch } from './people-search/people-search.ts'
import { photos } from './photos.ts'
import { promises } from './promises/promises.ts'
import { removal } from './removal.ts'
import { scale } from './scale.ts'
import { sharedEntries } from './shared-entries.ts'
import { startUp } from './start-up.ts'
import { postgresStore, sqliteStore } from './stores.ts'
import { renderMarkdown, type Table } from './table.ts'
import { throughput } from './throughput.ts'
import { toolCalls } from './tool-calls.ts'

// Results are ratios, because machines differ: whatever is compared runs in turn within one run.
// `--quick` skips 100,000 people, `--write` writes the tables into docs/benchmarks.md, `--only NAME` runs one part, `--rounds N` takes another number of rounds.

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    write: { type: 'boolean' },
    only: { type: 'string' },
    rounds: { type: 'string' },
  },
})
const rounds = Number(flags.rounds ?? (flags.quick ? 5 : 9))
const sizes = flags.quick ? [1_000, 10_000] : [1_000, 10_000, 100_000]
const [sqlite, postgres] = [await sqliteStore(), await postgresStore()]
const stores = [sqlite, postgres]

const parts: Record<string, () => Promise<Table | Table[]>> = {
  doors: () => doors(sqlite, rounds),
  throughput: () => throughput(stores, rounds),
  'tool-calls': () => toolCalls(stores, rounds),
  scale: () => scale(stores, sizes, 200),
  'people-search': () => peopleSearch(stores, sizes.slice(1)),
  assistant: () => assistant(stores),
  promises,
  photos: () => photos(rounds),
  'card-page': () => cardPage(stores, rounds),
  archive: () =>
    archive(
      stores,
      flags.quick
        ? [{ people: 1_000, notes: 10_000, recordings: 200 }]
        : [
            { people: 2_000, notes: 20_000, recordings: 200 },
            { people: 10_000, notes: 100_000, recordings: 0 },
          ],
    ),
  'shared-entries': () => sharedEntries(stores, flags.quick ? 1_000 : 10_000, rounds),
  removal: () => removal(stores, flags.quick ? 1_500 : 15_000),
  'start-up': () => startUp(stores, rounds),
  'first-calls': () => firstCalls(sqlite, rounds),
  footprint: () => footprint(postgres, flags.quick ? 10 : 40),
  'file-sizes': fileSizes,
}

const document = 'docs/benchmarks.md'
const preface = `# Benchmarks

Measured on 2 cores with \`npm run bench -- --write\`, or \`npm run bench -- --write --only PART\` for one part. Servers run in
processes of their own. Compared servers run in turn, and each ratio is the median of several rounds.`

const written: Record<string, string> = {}
for (const [name, part] of Object.entries(parts)) {
  if (flags.only !== undefined && flags.only !== name) continue
  for (const table of [await part()].flat()) {
    written[table.title] = renderMarkdown(table)
    process.stdout.write(`${renderMarkdown(table)}\n`)
  }
}
await Promise.all(stores.map((store) => store.close()))
if (flags.write) await write()
process.exit(0)

/** Parts that were not run keep their old tables. */
async function write() {
  const before = existsSync(document) ? await readFile(document, 'utf8') : ''
  const sections = before.split(/^(?=## )/m).filter((each) => each.startsWith('## '))
  const kept = Object.fromEntries(sections.map((each) => [/^## (.*)$/m.exec(each)?.[1] ?? '', each.trimEnd()]))
  const all = Object.values({ ...kept, ...written }).map((each) => each.trim())
  await writeFile(document, `${[preface, ...all].join('\n\n')}\n`)
}
