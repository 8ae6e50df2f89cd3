import type { ChildProcess } from 'node:child_process'
import { recall, startAddOnProcess, unlessAborted } from '../addons/add-on.ts'

/** `idleMs`: how long an idle process is kept. `stallMs`: how long it may take for a text. */
type Options = { idleMs?: number; stallMs?: number; program?: string | URL }

const readerProgram = new URL('embedding-process.ts', import.meta.url)

/** Runs the model in its own process, started on first use. */
export function localEmbedder(options: Options = {}): Embedder {
  const { idleMs = 600_000, stallMs = 60_000, program = readerProgram } = options
  let reader: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  /** One text at a time, so that a question waits for at most one other text. */
  async function embed(texts: string[], signal: AbortSignal) {
    const vectors: Float32Array[] = []
    for (const text of texts) vectors.push(await unlessAborted(() => inTurn(() => next(text, signal)), signal))
    return vectors
  }

  function inTurn<T>(work: () => Promise<T>) {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  /** Continues even if nobody waits; otherwise every question would end a process that starts slowly. */
  async function next(text: string, signal: AbortSignal) {
    signal.throwIfAborted()
    if (isClosed) throw new Error('The sentence model is closed.')
    clearTimeout(idle)
    if (!reader?.connected) reader = startAddOnProcess(program, [], { serialization: 'advanced' })
    try {
      return await requestEmbedding(reader, text, stallMs)
    } catch (error) {
      stop()
      throw error
    } finally {
      idle = setTimeout(stop, idleMs).unref()
    }
  }

  function stop() {
    clearTimeout(idle)
    reader?.kill('SIGKILL')
    reader = null
  }

  async function close() {
    isClosed = true
    stop()
    await last
    clearTimeout(idle)
  }

  return { name: 'all-MiniLM-L6-v2', size: 384, embed, close }
}

function requestEmbedding(child: ChildProcess, text: string, stallMs: number) {
  const { promise, resolve, reject } = Promise.withResolvers<Float32Array>()
  const fail = (sentence: string) => reject(new Error(sentence))
  const onStall = () => fail(`The sentence model did not respond for ${Math.ceil(stallMs / 1000)} seconds.`)
  const stall = setTimeout(onStall, stallMs)
  const onExit = (code: number | null, name: string | null) =>
    fail(`The sentence model ended early (${name ?? `exit code ${code}`}).`)
  child.on('exit', onExit)
  child.on('message', resolve)
  child.send(text, (error) => error && fail('The sentence model could not be started.'))
  return promise.finally(() => {
    clearTimeout(stall)
    child.off('exit', onExit)
    child.off('message', resolve)
  })
}

/** Turns texts into vectors. Texts with similar meanings have similar vectors. */
export type Embedder = {
  /** Only vectors of the same embedder can be compared. */
  name: string
  /** How many numbers a vector has: a multiple of 32. */
  size: number
  /** One vector for each text, in order. Callers cut long texts first. */
  embed(texts: string[], signal: AbortSignal): Promise<Float32Array[]>
  close(): Promise<void>
}

/** The sentence model on this machine, if it is installed. */
export function openEmbedder(): Embedder | null {
  return recall.isInstalled() ? localEmbedder() : null
}

/** The line logged at startup. */
export function describeEmbedder(embedder: Embedder | null) {
  return embedder
    ? `Questions are answered by words and by meaning, with ${embedder.name} on this machine.`
    : 'Questions are searched by words only. To search by meaning as well, run npm run add:recall.'
}
