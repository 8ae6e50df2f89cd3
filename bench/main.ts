import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { fileSizes } from './file-sizes.ts'
import { scale } from './scale.ts'
import { startUp } from './start-up.ts'
import { postgresStore, sqliteStore } from './stores.ts'
import { markdown, type Table } from './table.ts'
import { throughput } from './throughput.ts'
import { toolCalls } from './tool-calls.ts'

// Ratios, because a machine is never the same twice: whatever is compared takes turns within one run.
// `--quick` leaves out 100,000 people; `--write` puts the tables into docs/benchmarks.md; `--only NAME` runs one part.

const { values: flags } = parseArgs({
  options: { quick: { type: 'boolean' }, write: { type: 'boolean' }, only: { type: 'string' } },
})
const rounds = flags.quick ? 5 : 9
const sizes = flags.quick ? [1_000, 10_000] : [1_000, 10_000, 100_000]
const stores = [await sqliteStore(), await postgresStore()]

const parts: Record<string, () => Promise<Table>> = {
  throughput: () => throughput(stores, rounds),
  'tool-calls': () => toolCalls(stores, rounds),
  scale: () => scale(stores, sizes, 200),
  'start-up': () => startUp(stores, rounds),
  'file-sizes': fileSizes,
}

const written: string[] = []
for (const [name, part] of Object.entries(parts)) {
  if (flags.only !== undefined && flags.only !== name) continue
  const table = markdown(await part())
  process.stdout.write(`${table}\n`)
  written.push(table)
}
await Promise.all(stores.map((store) => store.close()))
if (flags.write) await writeFile('docs/benchmarks.md', [preface(), ...written].join('\n'))
process.exit(0)

function preface() {
  return [
    '# Benchmarks',
    '',
    `Made by \`npm run bench -- --write${flags.quick ? ' --quick' : ''}\` on 2 cores. Servers run in processes of their own;`,
    `what is compared takes turns, and each ratio is the median of ${rounds} rounds.`,
    '',
  ].join('\n')
}
