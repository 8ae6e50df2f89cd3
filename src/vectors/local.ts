import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Embedder } from './embedder.ts'

type Options = { /** How long it may say nothing. */ stallMs?: number; program?: URL }

const worker = new URL('embed-worker.ts', import.meta.url)

/** The model in a thread of this process, started when there is something to do. */
export function localEmbedder({ stallMs = 60_000, program = worker }: Options = {}): Embedder {
  let thread: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()

  /** One text at a time: a question never waits longer than for the one that is under way. */
  async function embed(texts: string[], signal: AbortSignal) {
    const vectors: Float32Array[] = []
    for (const text of texts) vectors.push(await inTurn(() => next(text, signal)))
    return vectors
  }

  function inTurn<T>(work: () => Promise<T>) {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  async function next(text: string, signal: AbortSignal) {
    signal.throwIfAborted()
    thread ??= start()
    const mine = thread
    mine.ref()
    mine.postMessage(text)
    try {
      return await answerOf(mine, stallMs, signal)
    } catch (error) {
      // Whatever it is busy with, nobody waits for it.
      await stop()
      throw error
    } finally {
      mine.unref()
    }
  }

  function start() {
    const started = new Worker(program, { env: {}, stdout: true, stderr: true })
    // Nobody listens while it rests.
    started.on('error', () => {})
    started.on('exit', () => {
      if (thread === started) thread = null
    })
    return started
  }

  async function stop() {
    const ending = thread
    thread = null
    await ending?.terminate()
  }

  return { name: 'all-MiniLM-L6-v2', embed, close: () => inTurn(stop) }
}

async function answerOf(thread: Worker, stallMs: number, calledOff: AbortSignal): Promise<Float32Array> {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, calledOff])
  const ended = once(thread, 'exit', { signal }).then(() => {
    throw new Error('The thread of the sentence model has ended.')
  })
  const stalled = pause(stallMs, undefined, { signal }).then(() => {
    throw new Error(`The sentence model has said nothing for ${Math.ceil(stallMs / 1000)} seconds.`)
  })
  try {
    const [vector] = await Promise.race([once(thread, 'message', { signal }), ended, stalled])
    return vector
  } finally {
    over.abort()
    // Those who lost the race are called off, which is no failure.
    await Promise.allSettled([ended, stalled])
  }
}
