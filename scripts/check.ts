import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { startPostgres } from '../test/postgres.ts'

// Every check of the project: types, style, and all tests on both stores. `npm test -- PATTERN` runs matching files only.

const pattern = process.argv[2] ?? ''
const everywhere = await tests('{src,test}/**/*.test.ts', (file) => !file.startsWith('test/machine/'))
const ofMachine = await tests('test/machine/*.test.ts', () => true)
const testing = ['--test', '--test-isolation=none', '--test-force-exit', '--test-timeout=240000']
const failed: { name: string; why: string }[] = []

await step('types', () => run('node_modules/.bin/tsc', []))
await step('style', () => run('node_modules/.bin/biome', ['check', '--error-on-warnings', '.']))
const postgres = await startPostgres()
await runTests([
  ...processes(everywhere, 'SQLite'),
  ...processes(everywhere.filter(usesStore), 'PostgreSQL', { TEST_DATABASE_URL: postgres.url }),
  ...processes(ofMachine, 'the whole machine'),
])
await postgres.stop()

// Last, so that nobody has to look for it among all that went well.
for (const { name, why } of failed) say(`Failed: ${name}\n${why}`)
process.exit(failed.length > 0 ? 1 : 0)

async function tests(where: string, wanted: (file: string) => boolean) {
  const files = await Array.fromAsync(glob(where))
  return files.filter((file) => file.includes(pattern) && wanted(file)).sort()
}

/** Those that open a store, by way of the harness: the others would only say the same again. What a picture is, no store knows. */
function usesStore(file: string) {
  return (
    !file.startsWith('src/platform/images/') &&
    /\/(harness|stores|running|world|recordings)\.ts'/.test(readFileSync(file, 'utf8'))
  )
}

type Process = { on: string; files: string[]; env: Record<string, string>; isApart: boolean }

/**
 * Tests share a few processes, for what takes longest is to load the service. Those that kill it, or start it, have one
 * each, and wait more than they work: they run beside the others.
 */
function processes(files: string[], on: string, env: Record<string, string> = {}): Process[] {
  const apart = files.filter((file) => /^test\/(faults|machine)\//.test(file))
  const folders = Map.groupBy(new Set(files).difference(new Set(apart)), folderOf)
  return [
    ...apart.map((file) => ({ on, files: [file], env, isApart: true })),
    ...shared([...folders.values()]).map((files) => ({ on, files, env, isApart: false })),
  ]
}

/** The largest first, so that none is waited for at the end. */
async function runTests(all: Process[]) {
  const sorted = all.sort((a, b) => size(b.files) - size(a.files))
  const apart = sorted.filter(({ isApart }) => isApart)
  const together = sorted.filter(({ isApart }) => !isApart)
  const lanes = [
    [together, apart],
    [together, apart],
    [apart, together],
  ]
  await Promise.all(lanes.map(inTurn))
}

/** "src/asking/ask", and "test" for those at its root. */
function folderOf(file: string) {
  return file.split('/').slice(0, -1).slice(0, 2).join('/')
}

/** Folders by the process, about as much in each. */
function shared(folders: string[][]) {
  const processes: string[][] = Array.from({ length: 10 }, () => [])
  for (const files of folders.sort((a, b) => size(b) - size(a))) {
    const [least] = processes.sort((a, b) => size(a) - size(b))
    least?.push(...files)
  }
  return processes.filter((files) => files.length > 0)
}

/** From the first that has any left. */
async function inTurn(queues: Process[][]) {
  const take = () => queues.find((left) => left.length > 0)?.shift()
  for (let next = take(); next; next = take()) {
    const { on, files, env, isApart } = next
    const what = isApart ? files : [...new Set(files.map(folderOf))]
    await step(`tests on ${on}: ${what.join(', ')}`, () => run(process.execPath, [...testing, ...files], env, 'pipe'))
  }
}

function size(files: string[]) {
  return files.reduce((sum, file) => sum + statSync(file).size, 0)
}

async function step(name: string, work: () => Promise<{ code: number; said: string }>) {
  const began = performance.now()
  const { code, said } = await work()
  say(`${name}: ${code === 0 ? 'well' : 'FAILED'}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
  if (code !== 0) failed.push({ name, why: reasonIn(said) })
}

/** What the tests sum up at their end; of what ended otherwise, its last words. */
function reasonIn(said: string) {
  const at = said.lastIndexOf('✖ failing tests:')
  return at < 0 ? said.slice(-4000) : said.slice(at, at + 4000)
}

/** What two say at once is shown one after the other. */
async function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  stdio: 'inherit' | 'pipe' = 'inherit',
) {
  // What one process has compiled, the others need not.
  const compiled = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/kith') }
  const child = spawn(command, args, {
    stdio: ['ignore', stdio, stdio],
    env: { ...clean(process.env), ...compiled, ...env },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => void said.push(part))
  const [code] = (await once(child, 'close')) as [number | null]
  process.stdout.write(Buffer.concat(said))
  return { code: code ?? 1, said: Buffer.concat(said).toString() }
}

/** The machine's own settings must not reach the tests. */
function clean(env: NodeJS.ProcessEnv) {
  const ours = /^(KITH_|DATABASE_URL$|BASE_URL$|PORT$|HOST$|TEST_DATABASE_URL$|NODE_OPTIONS$)/
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.test(name)))
}

function say(line: string) {
  process.stdout.write(`▸ ${line}\n`)
}
