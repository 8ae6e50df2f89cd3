import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { startPostgres } from '../test/postgres.ts'

// Every check of the project: types, style, and all tests on both stores. `npm test -- PATTERN` runs matching files only.

const pattern = process.argv[2] ?? ''
const everywhere = await tests('{src,test}/**/*.test.ts', (file) => !file.startsWith('test/machine/'))
const once = await tests('test/machine/*.test.ts', () => true)
const failed: string[] = []

await step('types', 'node_modules/.bin/tsc', [])
await step('style', 'node_modules/.bin/biome', ['check', '--error-on-warnings', '.'])
await step('tests on SQLite', process.execPath, testArguments(everywhere))
await step('tests of the whole machine', process.execPath, testArguments(once))
const postgres = await startPostgres()
await step('tests on PostgreSQL', process.execPath, testArguments(everywhere.filter(usesStore)), {
  TEST_DATABASE_URL: postgres.url,
})
await postgres.stop()

if (failed.length > 0) say(`Failed: ${failed.join(', ')}.`)
process.exit(failed.length > 0 ? 1 : 0)

async function tests(where: string, wanted: (file: string) => boolean) {
  const files = await Array.fromAsync(glob(where))
  return files.filter((file) => file.includes(pattern) && wanted(file)).sort()
}

/** Those that open a store, by way of the harness: the others would only say the same again. */
function usesStore(file: string) {
  return /\/(harness|running|world|recordings)\.ts'/.test(readFileSync(file, 'utf8'))
}

function testArguments(files: string[]) {
  return files.length === 0
    ? null
    : ['--test', '--test-force-exit', '--test-concurrency=2', '--test-timeout=240000', ...files]
}

async function step(name: string, command: string, args: string[] | null, env: Record<string, string> = {}) {
  if (args === null) return
  const began = performance.now()
  say(`${name} …`)
  const code = await run(command, args, env)
  say(`${name}: ${code === 0 ? 'well' : 'FAILED'}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
  if (code !== 0) failed.push(name)
}

function run(command: string, args: string[], env: Record<string, string>) {
  // Every test file is a process of its own: what one has compiled, the others need not.
  const compiled = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/kith') }
  const child = spawn(command, args, { stdio: 'inherit', env: { ...clean(process.env), ...compiled, ...env } })
  return new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}

/** The machine's own settings must not reach the tests. */
function clean(env: NodeJS.ProcessEnv) {
  const ours = /^(KITH_|DATABASE_URL$|BASE_URL$|PORT$|HOST$|TEST_DATABASE_URL$|NODE_OPTIONS$)/
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.test(name)))
}

function say(line: string) {
  process.stdout.write(`▸ ${line}\n`)
}
