import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { startServer } from '../server-process.ts'
import { sqliteStore } from '../stores.ts'
import { renderMarkdown } from '../table.ts'
import { bytes } from './bytes.ts'
import { launchChrome } from './chrome.ts'
import { fillForWeb } from './data.ts'
import { interactions } from './interactions.ts'
import { lighthouse } from './lighthouse.ts'
import type { Row, Target } from './rows.ts'
import { searchAsTyped } from './search.ts'
import { serverCpu } from './server-cpu.ts'
import { taps } from './taps.ts'
import { visits } from './visits.ts'

// The app in a real browser, against a service with 10,000 people. `--quick` measures each visit once and skips 100,000
// people, `--only NAME` runs one part, `--lighthouse FOLDER` is where `npm install lighthouse@13.5.0` was run.

const { values: flags } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' }, lighthouse: { type: 'string' } },
})
const rounds = flags.quick ? 1 : 5
const people = 10_000
const manyPeople = 100_000

const store = await sqliteStore()
const rows: Row[] = []
const began = performance.now()
const load = loadavg()[0] ?? 0
const data = await fillForWeb(await store.create('web'), people)

const inBrowser: Record<string, (browser: Browser, target: Target) => Promise<Row[]>> = {
  bytes,
  visits: (browser, target) => visits(browser, target, rounds),
  interactions,
  taps: (_, target) => taps(target, rounds),
  lighthouse: (_, target) => lighthouse(target, flags.lighthouse),
}
const onServer: Record<string, () => Promise<Row[]>> = {
  'server-cpu': () => serverCpu(data, rounds + 2),
  search: async () => [await searchAsTyped(data, people)],
  'search-many': async () => [
    await searchAsTyped(await fillForWeb(await store.create('many'), manyPeople), manyPeople),
  ],
}
const isChosen = (name: string) => (flags.only ? flags.only === name : !(flags.quick && name === 'search-many'))

const server = await startServer(data, { kind: 'kith' })
const browser = await launchChrome()
const target = { ...data, url: `http://localhost:${server.port}` }
for (const [name, measure] of Object.entries(inBrowser)) await run(name, () => measure(browser, target))
await browser.close()
await server.stop()
for (const [name, measure] of Object.entries(onServer)) await run(name, measure)

const note = `Medians of ${rounds} with \`npm run bench:web\`, on SQLite with 10,000 people, one of them with 200 entries, in
${process.version}; load of the machine before the run: ${load.toFixed(1)}.`
process.stdout.write(renderMarkdown({ title: 'The member’s app', note, head: ['figure', 'goal', 'measured'], rows }))
await store.close()
process.exit(0)

async function run(name: string, measure: () => Promise<Row[]>) {
  if (!isChosen(name)) return
  rows.push(...(await measure()))
  process.stderr.write(`${name}: done after ${Math.round((performance.now() - began) / 1000)} s\n`)
}
