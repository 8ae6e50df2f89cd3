import { totalmem } from 'node:os'
import { type AddOn, speech, speechIn } from '../addons/add-on.ts'
import { installAddOn } from '../addons/install-add-on.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import { downloadFirst } from './download-first.ts'
import { localTranscriber } from './local.ts'
import { remoteTranscriber } from './remote.ts'
import type { Transcriber } from './transcriber.ts'

/** The size npm unpacks, before the binaries of other platforms are removed. */
export const whisperMegabytes = { downloaded: 180, unpacked: 412 }
const platforms = ['linux', 'darwin', 'win32']
const architectures = ['x64', 'arm64']
/** Whisper takes 1.7 GB while it transcribes, and the service needs some too. */
const neededMemory = 2.2e9

/** The configured server; otherwise Whisper on this machine, if it is installed or may be downloaded; otherwise null. */
export function openTranscriber(
  { speech: settings, data }: Pick<Config, 'speech' | 'data'>,
  log: Log,
): Transcriber | null {
  const { local, url, key, model } = settings
  if (url) return remoteTranscriber({ url, key, model })
  if (local === 'off') return null
  if (speech.isInstalled()) return localTranscriber()
  if (local !== 'auto' || !canRunWhisper()) return null
  const downloaded = speechIn(data)
  return downloadFirst(downloaded, localTranscriber({ speech: downloaded }), downloadWhisper, log)
}

/** The line logged at startup. */
export function describeTranscriber(transcriber: Transcriber | null) {
  if (!transcriber)
    return 'Voice memos are stored but not transcribed. To transcribe them, set KITH_TRANSCRIBE_URL or run npm run add:speech.'
  const isMissing = transcriber.readiness?.().state === 'missing'
  const { downloaded } = whisperMegabytes
  const download = isMissing ? `, which the first recording downloads (${downloaded} MB)` : ''
  return `Voice memos are transcribed by ${transcriber.name}${download}.`
}

export const downloadWhisper = (addOn: AddOn, onProgress?: (part: number) => void) =>
  installAddOn(addOn, { megabytes: whisperMegabytes.unpacked, ...(onProgress && { onProgress }) })

function canRunWhisper() {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return platforms.includes(process.platform) && architectures.includes(process.arch) && memory >= neededMemory
}
