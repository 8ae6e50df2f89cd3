import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statfsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumVersions, installChromium } from '../test/browser/chromium.ts'
import { startPostgres } from '../test/harness/postgres.ts'
import { isInstalled } from './container/podman.ts'
import { findTestFiles, type TestFile } from './test-files.ts'

// npm test                    types, style, and the tests: on SQLite, and on PostgreSQL where SQL may differ
// npm test -- promises        the test files whose path contains "promises", on SQLite
// npm test -- promises --full the same files on both stores, after types and style
// npm run test:nightly        what npm test leaves out: long tests, and the rest on PostgreSQL

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean' }, nightly: { type: 'boolean' } },
})
const isNight = values.nightly === true
const isWholeRun = positionals.length === 0
const isFull = isWholeRun || values.full === true
// Whoever names a test wants all of it.
if (isNight || !isWholeRun) process.env.TEST_NIGHTLY = 'yes'

const chosen = findTestFiles().filter(({ file }) => isWholeRun || positionals.some((each) => file.includes(each)))
const onPostgres = chosen.filter(({ postgres, isLonger }) =>
  isNight && !isLonger ? postgres === 'night' : isNight || !isWholeRun ? postgres !== 'never' : postgres === 'day',
)
const onSqlite = chosen.filter(({ isLonger }) => !isNight || isLonger)
const browserTests = namesOf(onSqlite, 'browser')
const machineTests = namesOf(onSqlite, 'machine')
if (chosen.length === 0) {
  process.stderr.write(`No test file has a path that contains ${positionals.join(' or ')}.\n`)
  process.exit(1)
}

/** How much longer files take than tests beside the code, for their size. */
const timesLonger: Record<string, number> = {
  'test/machine': 30,
  'test/browser': 12,
  'test/faults': 8,
  'test/sweeps': 8,
  test: 4,
  'test/mcp': 3,
}

const otherPrograms = { restarts: 'nginx', pgbouncer: 'pgbouncer', caldav: 'radicale', container: 'podman' }

/** Files of tests are kept in memory where there is room: Kith waits for the disk after every write. */
const memory: Record<string, string> = hasRoom('/dev/shm') ? { TMPDIR: '/dev/shm' } : {}

/** Tests make many objects and keep few, so V8 gets room for new ones, in MB. */
const testOptions = [...['--min-semi-space-size=32', '--max-semi-space-size=64'], 'scripts/run-tests.cjs']
type Failure = { name: string; output: string; files?: string[]; env?: Record<string, string> }
const failures: Failure[] = []
const totals = { passed: 0, failed: 0 }

if (isFull) await runAll()
else await runOnSqlite()

process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`)
process.exit(failures.length > 0 ? 1 : 0)

/** The quick loop: one process, with the output as it comes. */
async function runOnSqlite() {
  if (browserTests.length > 0) sayBrowsers()
  const { code, output } = await run(process.execPath, [...testOptions, ...onSqlite.map(({ file }) => file)], {
    isLive: true,
  })
  addToTotals(output)
  if (code !== 0) failures.push({ name: 'tests', output })
}

async function runAll() {
  const installing = browserTests.length > 0 ? installChromium().finally(sayBrowsers) : Promise.resolve(null)
  const postgres = await startPostgres(memory.TMPDIR)
  // Tests start the service from the bundle, as `npm start` does.
  await check('bundle', () => run(process.execPath, ['scripts/run.cjs']))
  const processes = [
    ...groupIntoProcesses(onSqlite, 'SQLite'),
    ...groupIntoProcesses(onPostgres, 'PostgreSQL', { TEST_DATABASE_URL: postgres.url }),
    ...waiting(browserTests, 4, 'browser', memory),
    ...waiting(machineTests, 2, 'whole machine'),
  ]
  await runInLanes(processes, checkSources(), installing)
  const disturbed = await runAgain()
  await postgres.stop()
  if (isNight && isWholeRun) await checkOtherPrograms()
  for (const name of disturbed) process.stdout.write(`\nPassed only when run alone: ${name}\n`)
  const noBrowser = await installing
  if (noBrowser) process.stdout.write(`\n${noBrowser}\n`)
  // Repeated last, so that nobody has to search the output for it.
  for (const { name, output } of failures) process.stdout.write(`\nFailed: ${name}\n${summaryOf(output)}\n`)
}

/** A new version of the browser can be why a test fails. */
function sayBrowsers() {
  for (const version of chromiumVersions()) process.stdout.write(`Browser tests run in ${version}.\n`)
}

async function checkSources() {
  // Several checkers would each work out the types of the same operations.
  await check('types', () => run('node_modules/.bin/tsc', ['--checkers', '1']))
  await check('types of browser scripts', () => run('node_modules/.bin/tsc', ['-p', 'src/web/app/browser']))
  await check('types of views', () => run('node_modules/.bin/tsc', ['-p', 'src/web/views/browser']))
  await check('types of the service worker', () => run('node_modules/.bin/tsc', ['-p', 'src/web/app/offline']))
  await check('style', () => run('node_modules/.bin/biome', ['check', '--error-on-warnings', '.']))
}

/** Kith beside other programs, where they are installed. */
async function checkOtherPrograms() {
  for (const [name, program] of Object.entries(otherPrograms)) {
    const script = `scripts/check-${name}.ts`
    if (isInstalled(program)) await check(script, () => run(process.execPath, [script]))
    else process.stdout.write(`Skipped: ${script} needs ${program}.\n`)
  }
}

function hasRoom(folder: string) {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 4_000_000_000
}

type Process = { store: string; files: string[]; env: Record<string, string>; isWaiting: boolean }

/**
 * Loading the service takes longest, so tests share a few processes. Those that kill or start the service mostly wait, so
 * they run beside the others.
 */
function groupIntoProcesses(files: TestFile[], store: string, env: Record<string, string> = {}): Process[] {
  const folders = Map.groupBy(namesOf(files, 'store'), folderOf)
  return [
    ...waiting(namesOf(files, 'faults'), 2, store, env),
    ...[...balance([...folders.values()], 4), ...balance([namesOf(files, 'blocks')], 1)].map((files) => ({
      store,
      files,
      env: { ...env, ...memory },
      isWaiting: false,
    })),
  ]
}

function namesOf(files: TestFile[], kind: TestFile['kind']) {
  return files.filter((each) => each.kind === kind).map(({ file }) => file)
}

function killsService(file: string) {
  return file.startsWith('test/faults/')
}

function waiting(files: string[], count: number, store: string, env: Record<string, string> = {}): Process[] {
  const each = files.map((file) => [file])
  return balance(each, count).map((files) => ({ store, files, env, isWaiting: true }))
}

/** "src/people/promises", or "test/sweeps". */
function folderOf(file: string) {
  const folders = file.split('/').slice(0, -1)
  return folders.slice(0, folders[0] === 'src' ? 3 : 2).join('/')
}

/** Spreads files, or folders of files, over processes that take about as long. */
function balance(parts: string[][], count: number) {
  const processes: string[][] = Array.from({ length: count }, () => [])
  for (const files of parts.sort((a, b) => workOf(b) - workOf(a))) {
    const [shortest] = processes.sort((a, b) => workOf(a) - workOf(b))
    shortest?.push(...files)
  }
  return processes.filter((files) => files.length > 0)
}

/**
 * Two lanes of tests that work, one of which checks the sources first, and one of tests that wait for a browser; a lane that
 * runs out helps with the others. Tests that kill the service wait most of the time, so they have a lane beside these.
 */
async function runInLanes(processes: Process[], checking: Promise<unknown>, installing: Promise<unknown>) {
  const longestFirst = processes.sort((a, b) => workOf(b.files) - workOf(a.files))
  const {
    working = [],
    waiting = [],
    killing = [],
  } = Object.groupBy(longestFirst, ({ isWaiting, files }) =>
    !isWaiting ? 'working' : files.every(killsService) ? 'killing' : 'waiting',
  )
  let done = 0
  const lane = async (queues: Process[][]) => {
    const take = () => queues.find((queue) => queue.length > 0)?.shift()
    for (let next = take(); next; next = take()) {
      const { store, files, env, isWaiting } = next
      const label = `${store}: ${(isWaiting ? files : [...new Set(files.map(folderOf))]).join(', ')}`
      const progress = () => `[${++done}/${processes.length}] `
      const failure = await check(label, () => run(process.execPath, [...testOptions, ...files], { env }), progress)
      if (failure) Object.assign(failure, { files, env })
    }
  }
  const count = processes.length
  process.stdout.write(`Running ${count} test processes, 3 or 4 at a time.\n`)
  await Promise.all([
    lane([working, waiting, killing]),
    checking.then(() => lane([working, waiting, killing])),
    installing.then(() => lane([waiting, working, killing])),
    lane([killing]),
  ])
}

/**
 * Three or four processes share two cores, so a test that waits for a browser or a killed service can run out of time. A few
 * failed files are run once more, alone; the names of those that then pass are returned, to be looked at.
 */
async function runAgain() {
  const failed = failures.flatMap((failure) => (failure.files ? [{ ...failure, files: failedFiles(failure) }] : []))
  if (failed.flatMap(({ files }) => files).length > 6) return []
  const disturbed: string[] = []
  for (const { name, output, files, env } of failed) {
    const label = `${files.join(', ')}, once more and alone`
    const again = await check(label, () => run(process.execPath, [...testOptions, ...files], { env }))
    failures.splice(
      failures.findIndex((failure) => failure.name === name),
      1,
    )
    if (again) continue
    totals.failed -= countOf(output, 'fail') + countOf(output, 'cancelled')
    disturbed.push(files.join(', '))
  }
  return disturbed
}

/** The files in which a test failed, or all if the process died before saying. */
function failedFiles({ output, files = [] }: Failure) {
  const named = new Set([...output.matchAll(/^test at (\S+?):\d+:\d+$/gm)].map(([, file = '']) => file))
  return named.size > 0 ? files.filter((file) => named.has(file)) : files
}

/** About how long files take. */
function workOf(files: string[]) {
  return files.reduce((sum, file) => sum + statSync(file).size * (timesLonger[folderOf(file)] ?? 1), 0)
}

type Outcome = { code: number; output: string }

async function check(name: string, work: () => Promise<Outcome>, progress = () => '') {
  const began = performance.now()
  const { code, output } = await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(`${progress()}${code === 0 ? '✔' : '✖'} ${name} (${seconds} s)\n`)
  addToTotals(output)
  if (code === 0) return null
  const failure: Failure = { name, output }
  failures.push(failure)
  process.stdout.write(output)
  return failure
}

function addToTotals(output: string) {
  totals.passed += countOf(output, 'pass')
  totals.failed += countOf(output, 'fail') + countOf(output, 'cancelled')
}

function countOf(output: string, outcome: 'pass' | 'fail' | 'cancelled') {
  return Number(new RegExp(`^ℹ ${outcome} (\\d+)$`, 'm').exec(output)?.[1] ?? 0)
}

/** The list of failed tests, or the end of the output if the process died before printing one. */
function summaryOf(output: string) {
  const start = output.lastIndexOf('✖ failing tests:')
  return start < 0 ? output.slice(-4000) : output.slice(start, start + 4000)
}

/** `isLive` shows the output while it comes; otherwise that of processes side by side would mix. */
async function run(
  command: string,
  args: string[],
  { env = {}, isLive = false }: { env?: Record<string, string>; isLive?: boolean } = {},
): Promise<Outcome> {
  const compileCache = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/kith/compiled') }
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...withoutSettings(process.env), ...compileCache, ...env },
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (isLive) process.stdout.write(chunk)
    })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? 1, output: Buffer.concat(chunks).toString() }
}

/** Settings of the machine must not reach the tests. */
function withoutSettings(env: NodeJS.ProcessEnv) {
  const settings = /^(KITH_|DATABASE_URL$|BASE_URL$|PORT$|HOST$|TEST_(DATABASE|POOLER)_URL$|NODE_OPTIONS$)/
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settings.test(name)))
}
