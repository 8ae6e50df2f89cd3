import { speech } from '../addons/add-on.ts'
import { localTranscriber } from './local.ts'
import { remoteTranscriber } from './remote.ts'
import type { Transcriber } from './transcriber.ts'

type SpeechSettings = { url: string | null; key: string | null; model: string }

/** The configured server; otherwise Whisper on this machine, if it is installed; otherwise null. */
export async function openTranscriber({ url, key, model }: SpeechSettings): Promise<Transcriber | null> {
  if (url) return remoteTranscriber({ url, key, model })
  return speech.isInstalled() ? localTranscriber() : null
}

/** The line logged at startup. */
export function describeTranscriber(transcriber: Transcriber | null) {
  return transcriber
    ? `Voice memos are transcribed by ${transcriber.name}.`
    : 'Voice memos are stored but not transcribed. To transcribe them, set KITH_TRANSCRIBE_URL or run npm run add:speech.'
}
