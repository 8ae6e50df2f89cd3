import { speech } from '../addons/add-on.ts'
import { localTranscriber } from './local.ts'
import { remoteTranscriber } from './remote.ts'
import type { Transcriber } from './transcriber.ts'

type SpeechSettings = { url: string | null; key: string | null; model: string }

/** The configured server; else Whisper on this machine, where it is installed; else nothing. */
export async function openTranscriber({ url, key, model }: SpeechSettings): Promise<Transcriber | null> {
  if (url) return remoteTranscriber({ url, key, model })
  return speech.isInstalled() ? localTranscriber() : null
}

/** For the log, at the start. */
export function sayTranscriber(transcriber: Transcriber | null) {
  return transcriber
    ? `Voice memos are transcribed by ${transcriber.name}.`
    : 'Voice memos are kept but not transcribed: set KITH_TRANSCRIBE_URL, or run npm run add:speech.'
}
