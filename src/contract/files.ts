import type { Readable } from 'node:stream'
import { z } from 'zod'
import { fieldText } from './texts/text.ts'

/** Fields that take a file; the table of upload kinds says what each accepts. */
export type UploadField = 'audio' | 'photo' | 'contacts' | 'archive' | 'file'

/** A file that came with a request, staged on this machine. Only the HTTP reader makes one: JSON cannot forge it. */
export class Upload {
  readonly path: string
  readonly mediaType: string
  readonly size: number
  readonly sha256: string
  /** The sender's name for it. */
  readonly fileName: string | undefined

  constructor({
    path,
    mediaType,
    size,
    sha256,
    fileName,
  }: Omit<Upload, 'toJSON' | 'fileName'> & { fileName?: string | undefined }) {
    this.path = path
    this.mediaType = mediaType
    this.size = size
    this.sha256 = sha256
    this.fileName = fileName
  }

  /** Wherever it is staged: two requests with the same bytes are the same. */
  toJSON() {
    return { sha256: this.sha256 }
  }
}

export const UploadedFile = z
  .unknown()
  .refine((value) => value instanceof Upload, fieldText('fields.uploadedFile'))
  .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<Upload, Upload>

/** A file of known size as an answer. */
export type StoredFile = {
  mediaType: string
  size: number
  /** Different bytes have different versions. */
  version: string
  filename: string
  /** A browser saves it instead of showing it. */
  isSaved?: boolean
  /** How long a recording is, if known. */
  seconds?: number | undefined
  open: (range: ByteRange) => Promise<Readable>
}
/** From the first byte to the last, both included. */
export type ByteRange = { start: number; end: number }

/** A file that is written while it is sent: its size is not known yet. */
export type StreamedFile = { mediaType: string; filename: string; stream: () => Readable }

export const StoredFileOutput = z.custom<StoredFile>()
export const StreamedFileOutput = z.custom<StreamedFile>()
