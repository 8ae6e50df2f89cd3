import { createHash, randomUUIDv7 } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { exceedsLimits, readLines } from './lines.ts'
import { type FileSum, FormatVersion, format, formatVersion, Manifest, manifestFile } from './manifest.ts'
import { invalidArchive, type Unzipped, unzip } from './unzip.ts'

/** An open archive. It gives out only files that match the manifest. */
export type Archive = {
  manifest: Manifest
  /** The lines of a file after the skipped ones. */
  lines: (name: string, skip: number) => AsyncIterable<string>
  /** Checks the checksum of a file and counts its lines. */
  countLines: (name: string) => Promise<number>
  /** Unpacks a file while `use` runs; null when it is missing or does not match the manifest. */
  withFile: <T>(name: string, maxBytes: number, use: (file: Unpacked | null) => Promise<T>) => Promise<T>
}

type Unpacked = FileSum & { path: string }
type Settings = { limitBytes: number; incoming: string }

export async function withArchive<T>(path: string, settings: Settings, use: (archive: Archive) => Promise<T>) {
  const unzipped = await unzip(path, settings.limitBytes)
  try {
    return await use(await readArchive(unzipped, settings))
  } finally {
    unzipped.zip.close()
  }
}

async function readArchive(unzipped: Unzipped, { incoming }: Settings): Promise<Archive> {
  const manifest = await readManifest(unzipped)
  checkEntries(unzipped, manifest)
  const open = (name: string) => openEntry(unzipped, name)

  async function countLines(name: string) {
    const sum = manifest.files[name]
    if (!sum) return 0
    const hash = createHash('sha256')
    let lines = 0
    try {
      for await (const part of await open(name)) {
        hash.update(part)
        for (const byte of part as Buffer) if (byte === 10) lines += 1
      }
    } catch {
      throw invalidArchive(`is damaged: ${name} cannot be read`)
    }
    if (hash.digest('hex') !== sum.sha256)
      throw invalidArchive(`is damaged: ${name} has another checksum than in the manifest`)
    // Ids do not compress: every record takes some bytes.
    if (lines > 1_000 + (unzipped.entries.get(name)?.compressedSize ?? 0) / 4)
      throw invalidArchive(`has too many lines in ${name}`)
    return lines
  }

  async function withFile<T>(name: string, maxBytes: number, use: (file: Unpacked | null) => Promise<T>) {
    const sum = manifest.files[name]
    if (!sum || sum.bytes > maxBytes) return use(null)
    const path = join(incoming, randomUUIDv7())
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    try {
      const isIntact = await unpack(await open(name), path, sum)
      return await use(isIntact ? { ...sum, path } : null)
    } finally {
      await rm(path, { force: true })
    }
  }

  const lines = async function* (name: string, skip: number) {
    if (manifest.files[name]) yield* readLines(await open(name), skip)
  }
  return { manifest, lines, countLines, withFile }
}

/** False when the bytes do not match. Throws errors of the disk. */
async function unpack(stream: Readable, path: string, { bytes, sha256 }: FileSum) {
  const hash = createHash('sha256')
  let size = 0
  try {
    await pipeline(
      stream,
      async function* (parts: AsyncIterable<Buffer>) {
        for await (const part of parts) {
          hash.update(part)
          size += part.length
          yield part
        }
      },
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    )
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error
    return false
  }
  return size === bytes && hash.digest('hex') === sha256
}

async function openEntry({ zip, entries }: Unzipped, name: string) {
  const entry = entries.get(name)
  if (!entry) throw invalidArchive(`does not contain ${name}`)
  return zip.openReadStreamPromise(entry)
}

async function readManifest(unzipped: Unzipped) {
  refuseLargeManifest(unzipped)
  const bytes = await openEntry(unzipped, manifestFile)
    .then(buffer)
    .catch(() => {
      throw invalidArchive('has no readable manifest')
    })
  const value = parseManifest(bytes.toString('utf8'), unzipped)
  const version = FormatVersion.safeParse(value)
  if (!version.success) throw invalidArchive(`was not made by Kith: its manifest does not say "${format}"`)
  if (version.data.version > formatVersion)
    throw new Refusal('invalid', say('refusals.archive.newerFormat', { version: version.data.version, formatVersion }))
  const manifest = Manifest.safeParse(value)
  if (!manifest.success) throw invalidArchive('has an invalid manifest')
  return manifest.data
}

/** For the names of files that were missing; and for the name, size and checksum of each file in the archive. */
const maxManifestBytes = { ofArchive: 8 * 1024 * 1024, ofFile: 400 }
const maxManifestKeys = { ofArchive: 100, ofFile: 3 }
const maxManifestValues = { ofArchive: 100_000, ofFile: 3 }

const within = ({ ofArchive, ofFile }: typeof maxManifestKeys, { entries }: Unzipped) =>
  ofArchive + ofFile * entries.size

/** A small file can unpack into a manifest that takes seconds to parse, during which nobody else is served. */
function refuseLargeManifest(unzipped: Unzipped) {
  const { uncompressedSize = 0 } = unzipped.entries.get(manifestFile) ?? {}
  if (uncompressedSize > within(maxManifestBytes, unzipped)) throw manifestTooLarge()
}

const manifestTooLarge = () => invalidArchive('has a manifest that names more than its files')

function parseManifest(text: string, unzipped: Unzipped): unknown {
  const limits = { keys: within(maxManifestKeys, unzipped), values: within(maxManifestValues, unzipped) }
  if (exceedsLimits(text, limits)) throw manifestTooLarge()
  try {
    return JSON.parse(text)
  } catch {
    throw invalidArchive('has a manifest that is not JSON')
  }
}

/** The entries must be exactly the files of the manifest, with the same sizes. */
function checkEntries({ entries }: Unzipped, { files }: Manifest) {
  for (const [name, { uncompressedSize }] of entries) {
    if (name === manifestFile) continue
    if (!Object.hasOwn(files, name)) throw invalidArchive(`contains a file that is not in its manifest: ${name}`)
    if (files[name]?.bytes !== uncompressedSize)
      throw invalidArchive(`is damaged: ${name} has another size than in the manifest`)
  }
  const missing = Object.keys(files).find((name) => !entries.has(name))
  if (missing !== undefined) throw invalidArchive(`lacks a file of its manifest: ${missing.slice(0, 80)}`)
}
