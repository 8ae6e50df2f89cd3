/** A piece of audio: a list of samples for each channel. */
export type Piece = { channelData: Float32Array[]; sampleRate: number }

/** Samples a second that Whisper expects, in one channel. */
export const heardRate = 16_000

export type Format = 'webm' | 'opus' | 'oga' | 'mp4' | 'mp3' | 'aac' | 'wav'

/** Detects the format by the first bytes: the media type that a client sends is often wrong. */
export function formatOf(head: string): Format | null {
  if (head.startsWith('\x1aE\xdf\xa3')) return 'webm'
  if (head.startsWith('OggS')) return head.includes('OpusHead') ? 'opus' : 'oga'
  if (head.startsWith('RIFF') && head.startsWith('WAVE', 8)) return 'wav'
  if (head.startsWith('ftyp', 4)) return 'mp4'
  if (head.startsWith('ID3')) return 'mp3'
  if (/^\xff[\xf0\xf1\xf8\xf9]/.test(head)) return 'aac'
  return /^\xff[\xe2-\xff]/.test(head) ? 'mp3' : null
}

export function mixed(channels: Float32Array[]) {
  const [first] = channels
  if (!first || channels.length === 1) return first ?? new Float32Array(0)
  return first.map((_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length)
}
