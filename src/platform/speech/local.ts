import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { startAddOnProcess } from '../addons/start-process.ts'
import { decode } from './decode.ts'
import { energy, nextWindow, type Window } from './silence.ts'
import { heardRate } from './sound.ts'
import { type About, type Transcriber, type Transcript, TranscriptionFailure } from './transcriber.ts'
import { loadWhisper } from './whisper.ts'

/** `idleMs`: how long an idle process is kept. `stallMs`: how long it may work without progress. */
type Options = { idleMs?: number; stallMs?: number; program?: string | URL }

const listen = new URL('whisper-process.ts', import.meta.url)

/** Runs Whisper in its own process, one recording at a time: each takes more than 1 GB and all available CPU time. */
export function localTranscriber({ idleMs = 30_000, stallMs = 600_000, program = listen }: Options = {}): Transcriber {
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
    if (!listener?.connected) listener = start(program)
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

function start(program: string | URL) {
  const child = startAddOnProcess(program)
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

// Runs in its own process, started by local.ts, so that Whisper's memory and CPU use do not affect the service.

type Heard = { part: number } | { transcript: Transcript } | { failure: string; retryable: boolean }

const quiet = 0.001
const whisper = loadWhisper()
// The failure is reported where it is awaited.
whisper.catch(() => {})

process.on('message', async ({ file }: { file: string }) => {
  sendToParent(await transcribe(file).catch(failureFrom))
})
// The service has stopped, so nobody waits for the text.
process.on('disconnect', () => process.exit())

function sendToParent(heard: Heard) {
  process.send?.(heard)
}

async function transcribe(file: string): Promise<Heard> {
  const samples = await decode(file)
  const recognise = await whisper
  const texts: string[] = []
  let language: string | undefined
  let window = nextWindow(samples, heardRate, 0)
  while (window) {
    const sound = samples.slice(window.from, window.to)
    let to = window.to
    // Whisper makes up words in silence.
    if (!isSilent(sound)) {
      const heard = await recognise(sound, language)
      language = heard.language
      texts.push(heard.text)
      to = carriedOver(window, heard.openFrom)
    }
    sendToParent({ part: to / samples.length })
    window = nextWindow(samples, heardRate, to)
  }
  return { transcript: { text: texts.filter(Boolean).join(' '), language, seconds: samples.length / heardRate } }
}

/** A sentence cut off in the second half of a window is transcribed with the next window. */
function carriedOver({ from, to }: Window, openFrom?: number) {
  const open = from + Math.round((openFrom ?? 0) * heardRate)
  return open > (from + to) / 2 && open < to ? open : to
}

/** True if no tenth of a second is louder than -60 dB. */
function isSilent(samples: Float32Array) {
  const size = heardRate / 10
  for (let at = 0; at < samples.length; at += size) {
    if (energy(samples, at, at + size) / size > quiet ** 2) return false
  }
  return true
}

function failureFrom(error: unknown): Heard {
  if (error instanceof TranscriptionFailure) return { failure: error.message, retryable: error.retryable }
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  return { failure: 'Whisper failed on this machine.', retryable: true }
}
