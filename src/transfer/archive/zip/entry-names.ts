import { formats } from '#platform/audio/formats.ts'
import { mediaTypes } from '#platform/images/photo.ts'
import { photoUpload, recordingUpload } from '#platform/uploads/media-kinds.ts'
import { manifestFile } from './manifest.ts'

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const anyOf = (endings: string[]) => `(${endings.join('|')})`

const recording = new RegExp(`^audio/${id}\\.${anyOf(formats.map(({ ending }) => ending))}$`)
const photo = new RegExp(`^photos/${id}(-logo|-background)?-\\d{1,4}\\.${anyOf(Object.keys(mediaTypes))}$`)
const portrait = new RegExp(`^portraits/${id}-[0-9a-f]{16}\\.(?:webp|jpg)$`)
const records = /^data\/[a-z-]{1,40}\.jsonl$/

const megabyte = 1024 * 1024

/** The maximum unpacked size of a file. Undefined for a file that no export contains. */
export function maxBytesOf(name: string, maxBytes: number) {
  if (name === manifestFile) return 32 * megabyte
  if (name === 'README.txt') return megabyte
  if (name === 'people.vcf' || records.test(name)) return maxBytes
  if (recording.test(name)) return recordingUpload.maxBytes
  if (photo.test(name)) return photoUpload.maxBytes
  if (portrait.test(name)) return megabyte
  return undefined
}
