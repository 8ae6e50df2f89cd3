import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { StoredFileOutput, UploadedFile } from '#contract/files.ts'
import type { Api } from '#contract/operation.ts'
import { ConnectionView } from '../connections/api.ts'

const Size = z
  .enum(['96', '320'])
  .default('96')
  .meta({ description: 'The side of the square in pixels. Small photos are not enlarged.', examples: ['320'] })

export const photosApi = {
  Connections_photo: {
    http: 'POST /api/connections/{connectionId}/photo',
    access: 'write',
    summary:
      'Sets the photo of a person. Send it in a form under any field name, or as the body. It is stored as an upright square in two sizes, without the camera’s metadata.',
    input: z.strictObject({
      connectionId: Id,
      photo: UploadedFile.meta({ description: 'JPEG, PNG, WebP or AVIF, at most 10 MB and 40 megapixels.' }),
    }),
    output: ConnectionView,
    upload: 'photo',
    uploadAlone: 'image/*',
  },
  Connections_getPhoto: {
    http: 'GET /api/connections/{connectionId}/photo',
    access: 'read',
    summary: 'Downloads the photo of a person as WebP. Only you can see it.',
    input: z.strictObject({ connectionId: Id, size: Size }),
    output: StoredFileOutput,
    bytes: ['image/webp'],
  },
  Connections_removePhoto: {
    http: 'DELETE /api/connections/{connectionId}/photo',
    access: 'write',
    summary: 'Removes the photo of a person.',
    input: z.strictObject({ connectionId: Id }),
    output: ConnectionView,
  },
} as const satisfies Api
