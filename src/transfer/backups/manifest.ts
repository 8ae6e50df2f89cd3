import { z } from 'zod'
import { Instant } from '#contract/fields.ts'

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
