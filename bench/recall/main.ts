import { parseArgs } from 'node:util'
import { postgresStore, sqliteStore } from '../stores.ts'
import { renderMarkdown } from '../table.ts'
import { evidence } from './evidence.ts'
import { growth } from './growth.ts'
import { readConversations } from './locomo.ts'

// `npm run bench:recall -- locomo10.json` finds evidence; with `--growth` it times a growing memory. `--store sqlite` for one.

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { growth: { type: 'boolean' }, store: { type: 'string' } },
})
const makers = { sqlite: sqliteStore, postgres: postgresStore }
const wanted = Object.entries(makers).filter(([name]) => flags.store === undefined || flags.store === name)
const stores = await Promise.all(wanted.map(([, make]) => make()))
const [path] = positionals
if (path) process.stdout.write(`${renderMarkdown(await evidence(stores, await readConversations(path)))}\n`)
if (flags.growth) process.stdout.write(`${renderMarkdown(await growth(stores, [1_000, 10_000, 100_000]))}\n`)
if (!path && !flags.growth) process.stdout.write('Give the path of locomo10.json, or --growth.\n')
await Promise.all(stores.map((store) => store.close()))
process.exit(0)
