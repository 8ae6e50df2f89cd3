import { z } from 'zod'
import { Instant } from '#contract/fields.ts'
import { MemberName, TimeZone } from '#members/members/api.ts'

export const manifestFile = 'manifest.json'
export const format = 'kith-archive'

/** Raised when older versions can no longer read new archives. */
export const formatVersion = 1

/** The part of a manifest that stays the same in all versions. */
export const FormatVersion = z.object({ format: z.literal(format), version: z.int().min(1) })

const File = z.strictObject({ bytes: z.int().min(0), sha256: z.hex().length(64) })

export const Manifest = z.strictObject({
  format: z.literal(format),
  version: z.literal(formatVersion),
  madeAt: Instant,
  madeBy: z.string().max(100),
  member: z.strictObject({ name: MemberName, email: z.email().max(200), timeZone: TimeZone }),
  counts: z.record(z.string().max(40), z.int().min(0)),
  /** Recordings and photos whose files were missing. */
  missing: z.array(z.string().max(200)).max(100_000),
  /** Tables of a damaged database of which not all rows could be read, and how many those are at most. */
  unreadable: z.array(z.strictObject({ table: z.string().max(40), rows: z.int().min(0).nullable() })).optional(),
  files: z.record(z.string().max(200), File),
})

export type Manifest = z.output<typeof Manifest>
export type FileSum = z.output<typeof File>
