import { createHash, randomUUIDv7 } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '#contract/errors.ts'
import { linesOf } from './lines.ts'
import { type FileSum, format, formatVersion, Manifest, manifestFile, Stated } from './manifest.ts'
import { no, type Unzipped, unzip } from './unzip.ts'

/** An archive that is being read. Only what its manifest names, with the checksum it names, is ever given out. */
export type Archive = {
  manifest: Manifest
  /** The lines of a file, behind so many. */
  lines: (name: string, skip: number) => AsyncIterable<string>
  /** How many lines a file has, once its checksum is known to be right. */
  countLines: (name: string) => Promise<number>
  /** A file on this machine while `use` runs; null when it is not there, or not what the manifest says. */
  withFile: <T>(name: string, mostBytes: number, use: (file: Unpacked | null) => Promise<T>) => Promise<T>
}

type Unpacked = FileSum & { path: string }
type Settings = { limitBytes: number; incoming: string }

export async function withArchive<T>(path: string, settings: Settings, use: (archive: Archive) => Promise<T>) {
  const unzipped = await unzip(path, settings.limitBytes)
  try {
    return await use(await archiveIn(unzipped, settings))
  } finally {
    unzipped.zip.close()
  }
}

async function archiveIn(unzipped: Unzipped, { incoming }: Settings): Promise<Archive> {
  const manifest = await manifestOf(unzipped)
  refuseStrays(unzipped, manifest)
  const open = (name: string) => streamOf(unzipped, name)

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
      throw no(`is damaged: ${name} cannot be read to its end`)
    }
    if (hash.digest('hex') !== sum.sha256) throw no(`is damaged: ${name} is not what the manifest says`)
    // Ids do not shrink: a record takes some bytes, however much it is like the one before.
    if (lines > 1_000 + (unzipped.entries.get(name)?.compressedSize ?? 0) / 4)
      throw no(`has more lines than records can be in ${name}`)
    return lines
  }

  async function withFile<T>(name: string, mostBytes: number, use: (file: Unpacked | null) => Promise<T>) {
    const sum = manifest.files[name]
    if (!sum || sum.bytes > mostBytes) return use(null)
    const path = join(incoming, randomUUIDv7())
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    try {
      const isRight = await unpack(await open(name), path, sum)
      return await use(isRight ? { ...sum, path } : null)
    } finally {
      await rm(path, { force: true })
    }
  }

  const lines = async function* (name: string, skip: number) {
    if (manifest.files[name]) yield* linesOf(await open(name), skip)
  }
  return { manifest, lines, countLines, withFile }
}

/** False when the bytes are not those that were meant. What the disk says is thrown. */
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

async function streamOf({ zip, entries }: Unzipped, name: string) {
  const entry = entries.get(name)
  if (!entry) throw no(`lacks ${name}`)
  return zip.openReadStreamPromise(entry)
}

async function manifestOf(unzipped: Unzipped) {
  const bytes = await streamOf(unzipped, manifestFile)
    .then(buffer)
    .catch(() => {
      throw no('has no manifest that can be read')
    })
  const said = parsed(bytes.toString('utf8'))
  const stated = Stated.safeParse(said)
  if (!stated.success) throw no(`is none of Kith: its manifest does not say "${format}"`)
  if (stated.data.version > formatVersion)
    throw new Refusal(
      'invalid',
      `This archive was made by a newer Kith (format ${stated.data.version}; this one reads up to ${formatVersion}). Update this Kith, then bring it in.`,
    )
  const manifest = Manifest.safeParse(said)
  if (!manifest.success) throw no('has a manifest that does not say what it should')
  return manifest.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw no('has a manifest that is no JSON')
  }
}

/** What is there is named, at its size, and what is named is there. */
function refuseStrays({ entries }: Unzipped, { files }: Manifest) {
  for (const [name, { uncompressedSize }] of entries) {
    if (name === manifestFile) continue
    if (!Object.hasOwn(files, name)) throw no(`has a file that its manifest does not name: ${name}`)
    if (files[name]?.bytes !== uncompressedSize) throw no(`is damaged: ${name} has not the size that its manifest says`)
  }
  const gone = Object.keys(files).find((name) => !entries.has(name))
  if (gone !== undefined) throw no(`lacks a file that its manifest names: ${gone.slice(0, 80)}`)
}
