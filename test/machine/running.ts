import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after } from 'node:test'
import { createClient, KithError } from '#contract/client.ts'
import { patienceMs } from '../harness/patience.ts'

export const root = join(import.meta.dirname, '../..')

type Ending = { code: number | null; signal: NodeJS.Signals | null }
type Running = {
  child: ChildProcess
  /** Everything it wrote, to standard output and standard error. */
  output: () => string
  ended: Promise<Ending>
}
export type Service = Running & { url: string; readyAfter: number }

/** Starts the service in its own process, as `npm start` does, and waits until it is ready. */
export async function startService(env: Record<string, string>, nodeArguments: string[] = []): Promise<Service> {
  const began = performance.now()
  const { file, compiled } = findProgram('src/main.ts')
  const running = run(process.execPath, [...nodeArguments, file], { ...compiled, ...env })
  const url = await readyAt(running)
  return { ...running, url, readyAfter: performance.now() - began }
}

/** Runs a program that ends by itself. */
export async function runToTheEnd(env: Record<string, string>, program = 'src/main.ts', args: string[] = []) {
  const { file, compiled } = findProgram(program)
  const running = run(process.execPath, [file, ...args], { ...compiled, ...env })
  const ending = await running.ended
  return { ...ending, output: running.output() }
}

export function run(command: string, args: string[], env: Record<string, string>, cwd = tmpdir()): Running {
  // In its own process group, so that a test can signal or kill all of it.
  const child = spawn(command, args, { cwd, env: { ...machine(), ...usual, ...env }, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = once(child, 'close').then(([code, signal]): Ending => ({ code, signal }))
  const running = { child, output: () => output, ended }
  all.push(running)
  return running
}

const all: Running[] = []
// A test that fails in the middle leaves no process behind.
after(() => Promise.all(all.map((running) => killGroup(running))))

/** Waits for the line that says where it listens, and for its readiness. */
export async function readyAt(running: Running, patience = patienceMs) {
  const given = AbortSignal.timeout(patience)
  let over = false
  void running.ended.then(() => (over = true))
  while (!over && !given.aborted) {
    const [, url] = /Server listening at (http:[^"]+)/.exec(running.output()) ?? []
    const answer = url ? await fetch(`${url}/readyz`).catch(() => null) : null
    if (url && answer?.ok) return url
    await pause(10)
  }
  await killGroup(running)
  throw new Error(`It did not become ready:\n${running.output()}`)
}

export async function killGroup({ child, ended }: Running, signal: NodeJS.Signals = 'SIGKILL') {
  if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal)
  return ended
}

export const password = 'a long enough password'

export async function signUp({ url }: { url: string }, email = 'rui@example.com') {
  const person = { name: 'Rui', email, password }
  const { accessToken } = await patiently(() => createClient({ baseUrl: url }).Access_signUp(person))
  return accessToken
}

/** Retries when the service is busy, as a client should. */
export async function patiently<T>(call: () => Promise<T>, times = 400): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof KithError) || error.code !== 'unavailable' || times === 0) throw error
    await pause(250)
    return patiently(call, times - 1)
  }
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Tests share the machine: a slow moment is neither overload nor a reached limit. No load balancer watches. */
const usual = {
  HOST: '127.0.0.1',
  PORT: '0',
  KITH_LOG: 'info',
  KITH_SIGN_UP: 'open',
  KITH_RATE_LIMIT: '10000000',
  KITH_BUSY_MS: '60000',
  KITH_DATABASE_TIMEOUT_MS: '60000',
  KITH_DISK_RESERVE_MB: '0',
  KITH_DRAIN_SECONDS: '0',
}

const { bundledFile, findBundle, isBundled } = createRequire(import.meta.url)('../../scripts/find-bundle.cjs')

/** Where a program is, as in scripts/run.cjs: the bundle loads in half the time. */
function findProgram(program: string) {
  const packages = join(root, 'node_modules')
  const withLock = (work: () => void) => work()
  const folder = isBundled(program) ? findBundle({ packages, node: [process.execPath], withLock }) : null
  if (!folder) return { file: join(root, program), compiled: compiledAt(join(packages, '.cache/kith/compiled')) }
  return { file: String(bundledFile(folder, program)), compiled: compiledAt(join(folder, 'compiled')) }
}

const compiledAt = (folder: string) => ({ NODE_COMPILE_CACHE: folder })

/** The system's Node, not the one that npm puts first. */
export function ownPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter)
}

/** Without the settings of the current user and of the test runner. */
function machine() {
  const theirs =
    /^(KITH_|DATABASE_URL$|BASE_URL$|PORT$|HOST$|TEST_(DATABASE|POOLER)_URL$|NODE_OPTIONS$|NODE_TEST_CONTEXT$|npm_(?!config_))/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !theirs.test(name)))
}
