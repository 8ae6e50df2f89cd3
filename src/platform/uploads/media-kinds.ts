import { say } from '#contract/texts/text.ts'
import { formatOf, formats, headSize } from '../audio/formats.ts'
import { withSource } from '../audio/source.ts'
import { headSize as imageHeadSize, imageTypeOf, unsupportedFormat as unsupportedImage } from '../images/formats.ts'
import { type UploadKind, uploadTimeoutMs } from './upload-kind.ts'

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
