import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { type AddOn, speech as shipped, startAddOnProcess } from '../addons/add-on.ts'
import { type About, type Transcriber, type Transcript, TranscriptionFailure } from './transcriber.ts'
import type { Heard } from './whisper-process.ts'

/** `idleMs`: how long an idle process is kept. `stallMs`: how long it may work without progress. */
type Options = { speech?: AddOn; idleMs?: number; stallMs?: number; program?: string | URL }

const listen = new URL('whisper-process.ts', import.meta.url)

/** Runs Whisper in its own process, one recording at a time: each takes more than 1 GB and all available CPU time. */
export function localTranscriber(options: Options = {}): Transcriber {
  const { speech = shipped, idleMs = 30_000, stallMs = 600_000, program = listen } = options
  let listener: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  function transcribe(file: string, about: About) {
    const turn = last.then(() => next(file, about))
    last = turn.catch(() => {})
    return turn
  }

  async function next(file: string, about: About) {
    about.signal.throwIfAborted()
    clearTimeout(idle)
    if (!listener?.connected) listener = start(program, speech)
    about.onProgress(0)
    try {
      return await hear(listener, file, about, stallMs)
    } catch (error) {
      // Nobody waits for its current work. After a recording that it cannot read, the process can be used again.
      if (!(error instanceof TranscriptionFailure) || error.retryable) stop()
      throw error
    } finally {
      idle = setTimeout(stop, idleMs).unref()
    }
  }

  function stop() {
    listener?.kill('SIGKILL')
    listener = null
  }

  return { name: 'Whisper on this machine', transcribe }
}

function start(program: string | URL, { folder }: AddOn) {
  const child = startAddOnProcess(program, [folder])
  // It uses every core, so other processes take precedence.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return child
}

function hear(child: ChildProcess, file: string, { signal, onProgress }: About, stallMs: number) {
  const { promise, resolve, reject } = Promise.withResolvers<Transcript>()
  const fail = (sentence: string, retryable = true) => reject(new TranscriptionFailure(sentence, { retryable }))
  const onStall = () => fail(`Whisper did not respond for ${Math.ceil(stallMs / 1000)} seconds and was stopped.`)
  const stall = setTimeout(onStall, stallMs)
  const onAbort = () => reject(signal.reason)
  const onExit = (code: number | null, name: string | null) =>
    fail(`Whisper ended early (${name ?? `exit code ${code}`}).`)
  const onMessage = (heard: Heard) => {
    stall.refresh()
    if ('part' in heard) onProgress(heard.part)
    else if ('transcript' in heard) resolve(heard.transcript)
    else fail(heard.failure, heard.retryable)
  }
  signal.addEventListener('abort', onAbort)
  child.on('exit', onExit)
  child.on('message', onMessage)
  child.send({ file }, (error) => error && fail('Whisper could not be started.'))
  return promise.finally(() => {
    clearTimeout(stall)
    signal.removeEventListener('abort', onAbort)
    child.off('exit', onExit)
    child.off('message', onMessage)
  })
}
