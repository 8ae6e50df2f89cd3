import { addOn, speech as shipped } from '../addons/add-on.ts'
import { decode } from './decode.ts'
import { heardRate } from './sound.ts'
import { type Transcript, TranscriptionFailure } from './transcriber.ts'
import { energy, loadWhisper, nextWindow, type Window } from './whisper.ts'

// Runs in its own process, started by local.ts, so that Whisper's memory and CPU use do not affect the service.

export type Heard = { part: number } | { transcript: Transcript } | { failure: string; retryable: boolean }

const quiet = 0.001
const [, , folder] = process.argv
const speech = folder ? addOn('speech', folder) : shipped
const whisper = loadWhisper(speech)
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
  const samples = await decode(file, speech)
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
