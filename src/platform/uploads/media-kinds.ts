import { say, type Text } from '#contract/texts/text.ts'
import { formatOf, formats, headSize } from '../audio/formats.ts'
import { withSource } from '../audio/source.ts'
import {
  headSize as imageHeadSize,
  imageTypeOf,
  isGif,
  unsupportedFormat as unsupportedImage,
} from '../images/formats.ts'
import { documentTypeOf, maybeDocument } from './documents.ts'

/** The files an upload field accepts. The type is detected from the bytes; the declared type is ignored. */
export type UploadKind = {
  maxBytes: number
  /** How long the file may take to arrive. */
  timeoutMs: number
  /** The error for a larger file, and for a file of another type. */
  tooLarge: Text
  wrongType: Text
  exampleMediaType: string
  /** How many bytes `mediaTypeOf` needs. */
  headSize: number
  /** The media type of a file that begins like this; null when it is not accepted. */
  mediaTypeOf: (head: Buffer) => string | null
  /** Whether the whole file has the type that its start suggests. */
  isWhole: (path: string, mediaType: string) => Promise<boolean>
}

/** For 25 MB from a phone. */
export const uploadTimeoutMs = 300_000

export const contactsHeadSize = 1024

/** The media type of a text file that may be a list of people. Null for images, spreadsheets, HTML and the like. */
export function contactsTypeOf(head: Buffer): string | null {
  if (head.length === 0 || otherFormats.test(head.toString('latin1'))) return null
  if (/BEGIN\s*:\s*VCARD/i.test(head.toString('latin1').replaceAll('\0', ''))) return 'text/vcard'
  const isUtf16 = /^(?:\xff\xfe|\xfe\xff|[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/.test(head.toString('latin1'))
  return !isUtf16 && head.includes(0) ? null : 'text/csv'
}

/** Other text formats. Binary files are known by their zero bytes. */
const otherFormats = /^(?:PK(?!\s)\p{Cc}|%PDF|GIF8|\{\\rtf|\s*<(?:!doctype|html|\?xml))/iu

export const recordingUpload: UploadKind = {
  maxBytes: 25 * 1024 * 1024,
  timeoutMs: uploadTimeoutMs,
  tooLarge: say('refusals.uploads.recordingTooLarge'),
  wrongType: say('refusals.uploads.recordingType'),
  exampleMediaType: 'audio/webm',
  headSize,
  mediaTypeOf: (head) => formats.find(({ begins }) => begins(head))?.mediaType ?? null,
  isWhole: async (path, mediaType) => {
    const format = formatOf(mediaType)
    return format !== undefined && (await withSource(path, format.isSound))
  },
}

export const photoUpload: UploadKind = {
  maxBytes: 10 * 1024 * 1024,
  timeoutMs: uploadTimeoutMs,
  tooLarge: say('refusals.uploads.photoTooLarge'),
  wrongType: unsupportedImage,
  exampleMediaType: 'image/jpeg',
  headSize: imageHeadSize,
  mediaTypeOf: imageTypeOf,
  // The decoder finds out whether it is whole.
  isWhole: async () => true,
}

/** A picture or a document on an entry. */
export const fileUpload: UploadKind = {
  maxBytes: 20 * 1024 * 1024,
  timeoutMs: uploadTimeoutMs,
  tooLarge: say('refusals.uploads.attachmentTooLarge'),
  wrongType: say('refusals.uploads.attachmentType'),
  exampleMediaType: 'image/jpeg',
  headSize: imageHeadSize,
  mediaTypeOf: (head) => imageTypeOf(head) ?? (isGif(head) ? 'image/gif' : maybeDocument(head)),
  isWhole: async (path, mediaType) =>
    mediaType.startsWith('image/') || (await documentTypeOf(path, mediaType)) !== null,
}
