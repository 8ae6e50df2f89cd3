import type { UploadField } from '#contract/files.ts'
import { asIs, say } from '#contract/texts/text.ts'
import type { Config } from '#platform/config/config.ts'
import {
  contactsHeadSize,
  contactsTypeOf,
  fileUpload,
  photoUpload,
  recordingUpload,
  type UploadKind,
  uploadTimeoutMs,
} from '#platform/uploads/media-kinds.ts'

const zipSignature = Buffer.from('PK\x03\x04', 'latin1')

/** For 2 GB from a home connection: the longest that any request may take to arrive. */
export const archiveTimeoutMs = 3_600_000

const uploadKinds: Record<UploadField, UploadKind> = {
  audio: recordingUpload,
  photo: photoUpload,
  file: fileUpload,
  contacts: {
    maxBytes: 64 * 1024 * 1024,
    timeoutMs: uploadTimeoutMs,
    tooLarge: say('refusals.uploads.fileTooLarge'),
    wrongType: say('refusals.uploads.contactsType'),
    exampleMediaType: 'text/vcard',
    headSize: contactsHeadSize,
    mediaTypeOf: contactsTypeOf,
    // A background job reads the rows.
    isWhole: async () => true,
  },
  archive: {
    // uploadKindOf sets the limit that is configured.
    maxBytes: Number.MAX_SAFE_INTEGER,
    timeoutMs: archiveTimeoutMs,
    tooLarge: asIs(''),
    wrongType: say('refusals.uploads.archiveType'),
    exampleMediaType: 'application/zip',
    headSize: zipSignature.length,
    mediaTypeOf: (head) => (head.subarray(0, 4).equals(zipSignature) ? 'application/zip' : null),
    // The import checks whether Kith made it.
    isWhole: async () => true,
  },
}

export function uploadKindOf(field: UploadField, { archiveLimitMb }: Pick<Config, 'archiveLimitMb'>): UploadKind {
  if (field !== 'archive') return uploadKinds[field]
  const tooLarge = say('refusals.uploads.archiveTooLarge', { archiveLimitMb })
  return { ...uploadKinds.archive, maxBytes: archiveLimitMb * 1024 * 1024, tooLarge }
}
