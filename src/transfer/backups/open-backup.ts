import { createHash, randomUUIDv7 } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { decrypted, encryptedStart } from './encryption.ts'
import { format, formatVersion, Manifest, manifestFile, type Progress, tableFile } from './manifest.ts'

/** An open backup. Its files are read as they are: `checkBackup` compares them with the manifest. */
export type Backup = { manifest: Manifest; names: string[]; read: (name: string) => Promise<Readable> }

type Options = {
  /** Asked only for a file that is encrypted. */
  askPassphrase: () => Promise<string>
  /** Where an encrypted file is unpacked meanwhile. */
  folder: string
}

export async function withBackup<T>(file: string, options: Options, use: (backup: Backup) => Promise<T>) {
  if (!(await isEncrypted(file))) return withZip(file, use)
  await mkdir(options.folder, { recursive: true, mode: 0o700 })
  const plain = join(options.folder, `${randomUUIDv7()}.zip`)
  try {
    const bytes = Readable.toWeb(createReadStream(file))
    const opened = await decrypted(bytes, await options.askPassphrase())
    await pipeline(Readable.fromWeb(opened), createWriteStream(plain, { mode: 0o600 })).catch(refuseDamaged)
    return await withZip(plain, use)
  } finally {
    await rm(plain, { force: true })
  }
}

async function isEncrypted(file: string) {
  const handle = await open(file).catch(() => {
    throw new Refusal('invalid', say('refusals.backups.unreadable', { file }))
  })
  const { buffer } = await handle.read(Buffer.alloc(encryptedStart.length), 0, encryptedStart.length, 0)
  await handle.close()
  return buffer.toString('latin1') === encryptedStart
}

async function withZip<T>(file: string, use: (backup: Backup) => Promise<T>) {
  const zip = await openPromise(file, { strictFileNames: true, autoClose: false }).catch(refuseDamaged)
  try {
    const entries = await readEntries(zip).catch(refuseDamaged)
    const read = async (name: string) => {
      const entry = entries.get(name)
      if (!entry) throw damagedBackup(`${name} is missing`)
      return (await zip.openReadStreamPromise(entry)) as Readable
    }
    return await use({ manifest: await readManifest(read), names: [...entries.keys()], read })
  } finally {
    zip.close()
  }
}

async function readEntries(zip: ZipFile) {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

const Version = z.object({ format: z.literal(format), version: z.int() })

async function readManifest(read: Backup['read']) {
  const text = await read(manifestFile).then(buffer).catch(refuseDamaged)
  const json: unknown = JSON.parse(text.toString('utf8'))
  const known = Version.safeParse(json)
  if (known.success && known.data.version > formatVersion)
    throw new Refusal('invalid', say('refusals.backups.newerVersion'))
  const manifest = Manifest.safeParse(json)
  if (!manifest.success) throw damagedBackup('its manifest cannot be read')
  return manifest.data
}

export function damagedBackup(what: string) {
  return new Refusal('invalid', say('refusals.backups.damaged', { what }))
}

function refuseDamaged(error: unknown): never {
  // Errors of the file system are not the backup's fault.
  if (error instanceof Refusal || (error instanceof Error && 'syscall' in error)) throw error
  throw damagedBackup('it is no ZIP file, or only a part of one')
}

/** Reads every file of a backup and compares it with the manifest. Throws at the first one that differs. */
export async function checkBackup({ manifest, names, read }: Backup, progress: Progress) {
  const expected = Object.keys(manifest.files)
  const present = new Set(names.filter((name) => name !== manifestFile))
  const absent = expected.find((name) => !present.has(name))
  if (absent !== undefined) throw damagedBackup(`${absent} is missing`)
  if (present.size > expected.length) throw damagedBackup('it has files that its manifest does not name')
  const lines = new Map(manifest.tables.map(({ name, rows }) => [tableFile(name), rows]))
  for (const [at, name] of expected.entries()) {
    const found = await sumOf(read, name)
    const { bytes, sha256 } = manifest.files[name] ?? {}
    if (found.bytes !== bytes || found.sha256 !== sha256) throw damagedBackup(`${name} was changed`)
    if ((lines.get(name) ?? found.lines) !== found.lines) throw damagedBackup(`${name} has too few rows`)
    progress('checked', at + 1, expected.length)
  }
}

async function sumOf(read: Backup['read'], name: string) {
  const hash = createHash('sha256')
  let [bytes, lines] = [0, 0]
  try {
    for await (const part of (await read(name)) as AsyncIterable<Buffer>) {
      hash.update(part)
      bytes += part.length
      for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) lines += 1
    }
  } catch {
    throw damagedBackup(`${name} cannot be read`)
  }
  return { bytes, lines, sha256: hash.digest('hex') }
}
