import { Worker } from 'node:worker_threads'

type PoolOptions = {
  /** How many threads run in parallel. */
  size: number
  /** How many tasks may wait for a thread; more are refused. */
  maxWaiting?: number
  /** How long one task may run. */
  maxRunMs: number
  /** How long an idle thread is kept for the next task: starting one takes longer than most tasks. */
  idleMs: number
  memoryMb: { old: number; young: number }
}

type WorkerPool<Input, Output> = {
  /** Runs a task in a thread. Rejects if it fails, is aborted, or is not done by the deadline (waiting included). */
  run: (input: Input, options?: { deadline?: number; signal?: AbortSignal | undefined }) => Promise<Output>
}

/** A task took too long, or needed too much memory. */
export class TaskLimitExceeded extends Error {}

/**
 * Threads for long work and untrusted files. The program answers each message with one message. A thread that fails or
 * takes too long is ended.
 */
export function createWorkerPool<Input, Output>(program: URL, options: PoolOptions): WorkerPool<Input, Output> {
  const { size, maxWaiting = Number.POSITIVE_INFINITY, maxRunMs, idleMs } = options
  const waiting: (() => void)[] = []
  const idle: Worker[] = []
  let busy = 0

  const run: WorkerPool<Input, Output>['run'] = async (input, { deadline = Number.POSITIVE_INFINITY, signal } = {}) => {
    if (waiting.length >= maxWaiting) throw new Error('Too many tasks are waiting for a thread.')
    if (busy < size) busy += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await runNow(input, Math.min(maxRunMs, deadline - Date.now()), signal)
    } finally {
      // The place goes to the next in line, or is free.
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }

  function runNow(input: Input, timeoutMs: number, signal: AbortSignal | undefined) {
    signal?.throwIfAborted()
    if (timeoutMs <= 0) throw new TaskLimitExceeded('No time is left for the task.')
    const worker = idle.pop() ?? startWorker()
    worker.ref()
    return new Promise<Output>((resolve, reject) => {
      const release = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
        for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
        // An error nobody listens for would end the service.
        worker.once('error', () => {})
      }
      const fail = (error: unknown) => {
        release()
        void worker.terminate()
        reject(error)
      }
      const abort = () => fail(signal?.reason)
      const timer = setTimeout(() => fail(new TaskLimitExceeded('The task took too long.')), timeoutMs)
      signal?.addEventListener('abort', abort)
      worker.once('message', (output: Output) => {
        release()
        keepIdle(worker)
        resolve(output)
      })
      worker.once('error', (error) =>
        fail(isOutOfMemory(error) ? new TaskLimitExceeded('The task needed too much memory.') : error),
      )
      worker.once('exit', () => fail(new Error('The thread ended.')))
      worker.postMessage(input)
    })
  }

  /** Without our environment, and what a library prints does not get into our log. */
  function startWorker() {
    const { old, young } = options.memoryMb
    const resourceLimits = { maxOldGenerationSizeMb: old, maxYoungGenerationSizeMb: young }
    return new Worker(program, { resourceLimits, stdout: true, stderr: true, env: {} })
  }

  function keepIdle(worker: Worker) {
    idle.push(worker)
    worker.unref()
    const drop = () => {
      const at = idle.indexOf(worker)
      if (at < 0) return
      idle.splice(at, 1)
      void worker.terminate()
    }
    worker.once('exit', drop)
    setTimeout(drop, idleMs).unref()
  }

  return { run }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
