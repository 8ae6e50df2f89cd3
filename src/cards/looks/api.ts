import { z } from 'zod'
import { Id, line } from '#contract/fields.ts'
import { UploadedFile } from '#contract/files.ts'
import type { Api } from '#contract/operation.ts'
import { fieldText } from '#contract/texts/text.ts'
import { CardView } from '../cards/api.ts'

const PhotoUpload = UploadedFile.meta({ description: 'JPEG, PNG, WebP or AVIF, at most 10 MB and 40 megapixels.' })

export const looksApi = {
  Cards_photo: {
    http: 'POST /api/cards/{id}/photo',
    access: 'write',
    summary:
      'Sets the photo of a card. Send it in a form under any field name, or as the body. It is stored upright in a few sizes, without the camera’s metadata.',
    input: z.strictObject({
      id: Id,
      photo: PhotoUpload,
      turn: z
        .enum(['0', '90', '180', '270'])
        .optional()
        .meta({ description: 'Degrees by which the upright photo is turned to the right.', examples: ['90'] }),
      crop: z
        .string()
        .regex(/^(middle|\d{1,3}(\.\d{1,4})?(,\d{1,3}(\.\d{1,4})?){3})$/, fieldText('fields.crop'))
        .optional()
        .meta({
          description:
            'The part to keep after turning: `middle` for a square, or left, top, width and height in percent of the photo.',
          examples: ['12.5,0,75,100'],
        }),
    }),
    output: CardView,
    upload: 'photo',
    uploadAlone: 'image/*',
  },
  Cards_removePhoto: {
    http: 'DELETE /api/cards/{id}/photo',
    access: 'write',
    summary: 'Removes the photo of a card.',
    input: z.strictObject({ id: Id }),
    output: CardView,
  },
  Cards_logo: {
    http: 'POST /api/cards/{id}/logo',
    access: 'write',
    summary: 'Sets the company logo of a card. Send it like a photo. It is never cropped, and may be transparent.',
    input: z.strictObject({ id: Id, photo: PhotoUpload }),
    output: CardView,
    upload: 'photo',
    uploadAlone: 'image/*',
  },
  Cards_removeLogo: {
    http: 'DELETE /api/cards/{id}/logo',
    access: 'write',
    summary: 'Removes the logo of a card.',
    input: z.strictObject({ id: Id }),
    output: CardView,
  },
  Cards_backgroundImage: {
    http: 'POST /api/cards/{id}/background-image',
    access: 'write',
    summary: 'Sets an own picture as the background of a card. Send it like a photo. It replaces a video background.',
    input: z.strictObject({ id: Id, photo: PhotoUpload }),
    output: CardView,
    upload: 'photo',
    uploadAlone: 'image/*',
  },
  Cards_removeBackgroundImage: {
    http: 'DELETE /api/cards/{id}/background-image',
    access: 'write',
    summary: 'Removes the background image of a card.',
    input: z.strictObject({ id: Id }),
    output: CardView,
  },
  Cards_setVideoBackground: {
    http: 'PUT /api/cards/{id}/video-background',
    access: 'write',
    summary: 'Sets or removes the video background of a card. It replaces a background image.',
    input: z.strictObject({
      id: Id,
      backgroundId: line(64)
        .nullable()
        .meta({ description: 'An id from `VideoBackgrounds_list`, or null to remove it.', examples: ['tide'] }),
    }),
    output: CardView,
  },
} as const satisfies Api
