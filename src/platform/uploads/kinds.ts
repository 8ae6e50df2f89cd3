import type { UploadField } from '#contract/files.ts'
import { formatOf, formats, headSize } from '../audio/formats.ts'
import { withSource } from '../audio/source.ts'
import type { Config } from '../config/config.ts'
import { headSize as imageHeadSize, imageTypeOf, otherwise as noImage } from '../images/formats.ts'
import { contactsHeadSize, contactsTypeOf } from './contacts-type.ts'
import { archiveTime, uploadTime } from './deadline.ts'

/** What a field takes. A file counts as what its bytes are; what the sender calls it is not asked. */
export type UploadKind = {
  maxBytes: number
  /** How long it may take to arrive. */
  milliseconds: number
  /** Said to whoever sends more, or something else. */
  tooLarge: string
  otherwise: string
  /** A media type it may have. */
  example: string
  headSize: number
  /** The media type of a file that begins like this; null when it is not taken. */
  mediaTypeOf: (head: Buffer) => string | null
  /** Whether the whole file is what it began as. */
  isWhole: (path: string, mediaType: string) => Promise<boolean>
}

const zipStart = Buffer.from('PK\x03\x04', 'latin1')

export const uploadKinds: Record<UploadField, UploadKind> = {
  audio: {
    maxBytes: 25 * 1024 * 1024,
    milliseconds: uploadTime,
    tooLarge: 'The recording is larger than 25 MB. Record a shorter one, or at a lower quality.',
    otherwise: 'This is no recording that is taken here. Send audio as WebM, Ogg, MP4 (M4A), MP3 or WAV.',
    example: 'audio/webm',
    headSize,
    mediaTypeOf: (head) => formats.find(({ begins }) => begins(head))?.mediaType ?? null,
    isWhole: async (path, mediaType) => {
      const format = formatOf(mediaType)
      return format !== undefined && (await withSource(path, format.isSound))
    },
  },
  photo: {
    maxBytes: 10 * 1024 * 1024,
    milliseconds: uploadTime,
    tooLarge: 'The photo is larger than 10 MB. Send a smaller one.',
    otherwise: noImage,
    example: 'image/jpeg',
    headSize: imageHeadSize,
    mediaTypeOf: imageTypeOf,
    // Whether it can be read to its end is known when its pixels are, which is done once.
    isWhole: async () => true,
  },
  contacts: {
    maxBytes: 20 * 1024 * 1024,
    milliseconds: uploadTime,
    tooLarge: 'The file is larger than 20 MB. Export it in parts, or without photos.',
    otherwise:
      'This is no list of people that is taken here. Send a vCard file, or a CSV of Google Contacts, LinkedIn or your own.',
    example: 'text/vcard',
    headSize: contactsHeadSize,
    mediaTypeOf: contactsTypeOf,
    // What its rows are is found out in the background.
    isWhole: async () => true,
  },
  archive: {
    // How much is for whoever runs the service to say.
    maxBytes: Number.MAX_SAFE_INTEGER,
    milliseconds: archiveTime,
    tooLarge: '',
    otherwise: 'This is no archive of Kith. Send the ZIP file that Archive_export (GET /api/export) gave.',
    example: 'application/zip',
    headSize: zipStart.length,
    mediaTypeOf: (head) => (head.subarray(0, 4).equals(zipStart) ? 'application/zip' : null),
    // Whether it is one that Kith made is known when what it lists is.
    isWhole: async () => true,
  },
}

export function uploadKind(field: UploadField, { archiveLimitMb }: Pick<Config, 'archiveLimitMb'>): UploadKind {
  if (field !== 'archive') return uploadKinds[field]
  const tooLarge = `The archive is larger than ${archiveLimitMb} MB, which is the most here (KITH_ARCHIVE_LIMIT_MB).`
  return { ...uploadKinds.archive, maxBytes: archiveLimitMb * 1024 * 1024, tooLarge }
}
