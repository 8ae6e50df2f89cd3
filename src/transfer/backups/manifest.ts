import type { ReadableStream } from 'node:stream/web'
import { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import { Instant } from '#contract/fields.ts'
import { say } from '#contract/texts/text.ts'

export const format = 'kith-backup'
export const manifestFile = 'manifest.json'

/** Raised when older versions can no longer read new backups. */
export const formatVersion = 1

const Column = z.strictObject({ name: z.string(), kind: z.enum(['text', 'integer', 'bytes', 'json']) })
const BackupTable = z.strictObject({
  name: z.string(),
  columns: z.array(Column),
  key: z.array(z.string()),
  rows: z.int().min(0),
})
const File = z.strictObject({ bytes: z.int().min(0), sha256: z.hex().length(64) })

export const Manifest = z.strictObject({
  format: z.literal(format),
  version: z.literal(formatVersion),
  madeAt: Instant,
  madeBy: z.string(),
  /** The migrations that the database had run. */
  migrations: z.array(z.string()),
  tables: z.array(BackupTable),
  /** Files of members that were removed while the backup was written. */
  missing: z.array(z.string()),
  /** Recordings and photos that rows name, but the storage does not have. */
  lost: z.array(z.string()).default([]),
  files: z.record(z.string(), File),
})

export type Manifest = z.output<typeof Manifest>

/** The rows of a table, one JSON array a line. */
export const tableFile = (name: string) => `tables/${name}.jsonl`
/** A recording, photo or picture, under its key in the storage. */
export const blobFile = (key: string) => `files/${key}`

/** Says how far a long task is. `total` is undefined while it is not known. */
export type Progress = (what: string, done: number, total?: number) => void

export const silent: Progress = () => {}

// The format is age's: `age --decrypt` opens such a file too.

/** Loaded with the first encrypted backup: the service does not need it. */
const load = () => import('age-encryption')

/** How much work a guess at the passphrase takes, as a power of two: about a second. */
const usualWork = 18

export async function encrypted(bytes: ReadableStream, passphrase: string, work = usualWork) {
  const { Encrypter } = await load()
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(work)
  return (await encrypter.encrypt(bytes as Bytes)) as unknown as ReadableStream
}

export async function decrypted(bytes: ReadableStream, passphrase: string) {
  const { Decrypter } = await load()
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const opened = await decrypter.decrypt(bytes as Bytes).catch(() => {
    throw new Refusal('invalid', say('refusals.backups.wrongPassphrase'))
  })
  return opened as unknown as ReadableStream
}

type Bytes = globalThis.ReadableStream<Uint8Array>

/** The first bytes of a file in age's format. */
export const encryptedStart = 'age-encryption.org/v1'
