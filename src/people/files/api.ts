import { z } from 'zod'
import { Id, Nothing } from '#contract/fields.ts'
import { StoredFileOutput, UploadedFile } from '#contract/files.ts'
import type { Api } from '#contract/operation.ts'
import { FileView } from '../interactions/api.ts'

export const maxFiles = 10

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** What is stored, and its ending. Other pictures become JPEG or WebP. */
export const fileEndings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  [`${office}.wordprocessingml.document`]: 'docx',
  [`${office}.spreadsheetml.sheet`]: 'xlsx',
  [`${office}.presentationml.presentation`]: 'pptx',
  [`${openDocument}.text`]: 'odt',
  [`${openDocument}.spreadsheet`]: 'ods',
  [`${openDocument}.presentation`]: 'odp',
}

const ixId = Id.meta({ description: 'Of an entry, or of a capture.', examples: [] })

export const filesApi = {
  Files_add: {
    http: 'POST /api/interactions/{ixId}/files',
    access: 'write',
    summary: `Adds a picture or a document to an entry or a capture, which has ${maxFiles} at most. Send it as \`multipart/form-data\`. A picture is stored upright and without the camera’s metadata, such as the place. If you send your own \`fileId\`, the same request can be repeated: it returns the file as it is, or 410 if it was removed.`,
    refuses: ['storage_full', 'conflict', 'gone'],
    input: z.strictObject({
      ixId,
      fileId: Id.optional().meta({ description: 'For safe retries.', examples: [] }),
      file: UploadedFile.meta({
        description:
          'At most 20 MB: a JPEG, PNG, WebP, AVIF or GIF picture of 40 megapixels at most, a PDF, or a document of Word, Excel, PowerPoint or LibreOffice without macros (DOCX, XLSX, PPTX, ODT, ODS, ODP).',
      }),
    }),
    output: FileView,
    created: null,
    upload: 'file',
  },
  Files_list: {
    http: 'GET /api/interactions/{ixId}/files',
    access: 'read',
    summary: 'Lists the pictures and documents of an entry or a capture.',
    input: z.strictObject({ ixId }),
    output: z.object({ files: z.array(FileView) }),
  },
  Files_get: {
    http: 'GET /api/interactions/{ixId}/files/{fileId}',
    access: 'read',
    summary: 'Downloads a picture or a document. Only you can see it. Supports range requests.',
    input: z.strictObject({ ixId, fileId: Id }),
    output: StoredFileOutput,
    bytes: Object.keys(fileEndings),
  },
  Files_getPreview: {
    http: 'GET /api/interactions/{ixId}/files/{fileId}/preview',
    access: 'read',
    summary: 'Downloads a smaller copy of a picture as WebP.',
    input: z.strictObject({
      ixId,
      fileId: Id,
      size: z
        .enum(['320', '1280'])
        .default('320')
        .meta({ description: 'Its long side in pixels. Small pictures are not enlarged.', examples: ['1280'] }),
    }),
    output: StoredFileOutput,
    bytes: ['image/webp'],
  },
  Files_remove: {
    http: 'DELETE /api/interactions/{ixId}/files/{fileId}',
    access: 'write',
    summary: 'Removes a picture or a document. You can restore it for 30 days.',
    input: z.strictObject({ ixId, fileId: Id }),
    output: Nothing,
  },
  Files_restore: {
    http: 'POST /api/files/{fileId}/restoration',
    access: 'write',
    summary:
      'Restores a picture or a document that was removed in the last 30 days, to its entry. Restoring it again changes nothing.',
    refuses: ['gone', 'conflict'],
    input: z.strictObject({ fileId: Id }),
    output: z.object({ ixId: Id, files: z.array(FileView) }).meta({ id: 'FilesOfEntry' }),
  },
} as const satisfies Api
