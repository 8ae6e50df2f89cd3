import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { fileEndings } from '#people/files/api.ts'
import { formats } from '#platform/audio/formats.ts'
import { mediaTypes } from '#platform/images/photo.ts'
import { fileUpload, photoUpload, recordingUpload } from '#platform/uploads/media-kinds.ts'
import { manifestFile } from './manifest.ts'

/** More files than any member has. */
const maxEntries = 200_000
/** How much larger an archive may be unpacked: text compresses to a tenth. */
const maxGrowth = 40
/** Repeated data compresses to a hundredth, so this part of the limit is always allowed. */
const alwaysAllowed = 1 / 4

export type Unzipped = { zip: ZipFile; entries: Map<string, Entry> }

/** Opens a ZIP file and reads its entries. Refuses anything that an export would not contain. */
export async function unzip(path: string, limitBytes: number): Promise<Unzipped> {
  const zip = await openPromise(path, { strictFileNames: true, autoClose: false }).catch(refuseBroken)
  try {
    if (zip.entryCount > maxEntries) throw invalidArchive(`contains more than ${maxEntries} files`)
    const grown = maxGrowth * Math.min(zip.fileSize, limitBytes)
    return { zip, entries: await entriesOf(zip, Math.max(grown, alwaysAllowed * limitBytes)) }
  } catch (error) {
    zip.close()
    throw error instanceof Refusal ? error : refuseBroken(error)
  }
}

async function entriesOf(zip: ZipFile, maxBytes: number) {
  const entries = new Map<string, Entry>()
  let total = 0
  for await (const entry of zip.eachEntry()) {
    const { fileName: name, uncompressedSize: size } = entry
    refuseSpecialFile(entry)
    if (entries.has(name)) throw invalidArchive(`contains ${quoteName(name)} twice`)
    const maxEntryBytes = maxBytesOf(name, maxBytes)
    if (maxEntryBytes === undefined) throw invalidArchive(`contains an unexpected file: ${quoteName(name)}`)
    total += size
    if (size > maxEntryBytes || total > maxBytes) throw invalidArchive(`is too large unpacked: ${quoteName(name)}`)
    entries.set(name, entry)
  }
  return entries
}

/** Refuses links, folders and encrypted files. */
function refuseSpecialFile(entry: Entry) {
  const kind = (entry.externalFileAttributes >>> 28) & 15
  const isPlain = kind === 0 || kind === 8
  if (!isPlain || !entry.canDecodeFileData())
    throw invalidArchive(`contains a link, a folder or an encrypted file: ${quoteName(entry.fileName)}`)
}

export function invalidArchive(what: string) {
  return new Refusal('invalid', say('refusals.archive.invalid', { what }))
}

function refuseBroken(error: unknown): never {
  // Errors of the file system are not the archive's fault.
  if (error instanceof Error && 'syscall' in error) throw error
  throw invalidArchive('cannot be read. It is damaged, incomplete or not made by Kith')
}

/** A file name may contain misleading characters. */
const quoteName = (name: string) => JSON.stringify(name.slice(0, 80))

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const anyOf = (endings: string[]) => `(${endings.join('|')})`

const recording = new RegExp(`^audio/${id}\\.${anyOf(formats.map(({ ending }) => ending))}$`)
const photo = new RegExp(`^photos/${id}(-logo|-background)?-\\d{1,4}\\.${anyOf(Object.keys(mediaTypes))}$`)
const portrait = new RegExp(`^portraits/${id}-[0-9a-f]{16}\\.(?:webp|jpg)$`)
const attached = new RegExp(`^files/${id}/${id}\\.${anyOf(Object.values(fileEndings))}$`)
const records = /^data\/[a-z-]{1,40}\.jsonl$/

const megabyte = 1024 * 1024

/** The maximum unpacked size of a file. Undefined for a file that no export contains. */
function maxBytesOf(name: string, maxBytes: number) {
  if (name === manifestFile) return 32 * megabyte
  if (name === 'README.txt') return megabyte
  if (name === 'people.vcf' || records.test(name)) return maxBytes
  if (recording.test(name)) return recordingUpload.maxBytes
  if (attached.test(name)) return fileUpload.maxBytes
  if (photo.test(name)) return photoUpload.maxBytes
  if (portrait.test(name)) return megabyte
  return undefined
}
