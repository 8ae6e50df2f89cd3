import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findChromium } from '../../test/browser/chromium.ts'

/** A browser as people start it: Playwright would turn prerendering off. */
export async function startBrowser() {
  const folder = await mkdtemp(join(tmpdir(), 'kith-bench-browser-'))
  const options = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--window-size=390,844']
  const child = spawn(`${findChromium()}`, [...options, '--remote-debugging-port=0', `--user-data-dir=${folder}`], {
    stdio: 'ignore',
  })
  const port = await readPort(join(folder, 'DevToolsActivePort'))
  return { port, stop: () => stop(child, folder) }
}

async function readPort(file: string) {
  for (let tries = 0; tries < 200; tries++) {
    const [port] = existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : []
    if (port) return Number(port)
    await pause(100)
  }
  throw new Error('The browser did not start.')
}

async function stop(child: ChildProcess, folder: string) {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

export type Tab = {
  send: (method: string, params?: object) => Promise<unknown>
  evaluate: (script: string) => Promise<unknown>
}

/** The first tab. It stays the same when a prerendered page takes the place of another. */
export async function openTab(port: number): Promise<Tab> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as Target[]
  const address = targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl
  if (!address) throw new Error('The browser has no tab.')
  const socket = new WebSocket(address)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as Answer
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
  })
  let last = 0
  const send = (method: string, params: object = {}) => {
    const answer = Promise.withResolvers<unknown>()
    waiting.set(++last, answer)
    socket.send(JSON.stringify({ id: last, method, params }))
    return answer.promise
  }
  const evaluate = async (expression: string) => {
    const options = { expression, awaitPromise: true, returnByValue: true }
    const { result } = (await send('Runtime.evaluate', options)) as { result: { value: unknown } }
    return result.value
  }
  return { send, evaluate }
}

type Target = { type: string; webSocketDebuggerUrl: string }
type Answer = { id: number; result: unknown; error?: { message: string } }
