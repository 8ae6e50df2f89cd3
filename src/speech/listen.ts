import { decode } from './decode.ts'
import { cutAtSilence, energy } from './silence.ts'
import { heardRate } from './sound.ts'
import { type Transcript, TranscriptionFailure } from './transcriber.ts'
import { loadWhisper } from './whisper.ts'

// A process of its own, started by local.ts: what Whisper takes in memory and time, the service does not feel.

export type Heard = { part: number } | { transcript: Transcript } | { failure: string; retry: boolean }

const quiet = 0.001
const whisper = loadWhisper()
// Its failure is told where it is awaited.
whisper.catch(() => {})

process.on('message', async ({ file }: { file: string }) => {
  tell(await transcribe(file).catch(failed))
})
// The service is gone: nobody waits for the text.
process.on('disconnect', () => process.exit())

function tell(heard: Heard) {
  process.send?.(heard)
}

async function transcribe(file: string): Promise<Heard> {
  const samples = await decode(file)
  const seconds = samples.length / heardRate
  const windows = cutAtSilence(samples, heardRate)
  const recognise = await whisper
  const texts: string[] = []
  let language: string | undefined
  for (const [index, { from, to }] of windows.entries()) {
    const window = samples.slice(from, to)
    // Made to hear words, Whisper makes them up where there are none.
    if (!isSilent(window)) {
      const heard = await recognise(window, language)
      language = heard.language
      texts.push(heard.text)
    }
    tell({ part: (index + 1) / windows.length })
  }
  return { transcript: { text: texts.filter(Boolean).join(' '), language, seconds } }
}

/** No tenth of a second is louder than -60 dB. */
function isSilent(samples: Float32Array) {
  const size = heardRate / 10
  for (let at = 0; at < samples.length; at += size) {
    if (energy(samples, at, at + size) / size > quiet ** 2) return false
  }
  return true
}

function failed(error: unknown): Heard {
  if (error instanceof TranscriptionFailure) return { failure: error.message, retry: error.retry }
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  return { failure: 'Whisper failed on this machine.', retry: true }
}
