import { z } from 'zod'
import { Id, line } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'

export const Colour = line(40).meta({ description: 'Id of one of the colours of the template.', examples: ['ink'] })
export const TemplateId = Id.meta({ description: 'An id from `Templates_list`.' })

export const designsApi = {
  Templates_list: {
    http: 'GET /api/card-templates',
    access: 'read',
    summary: 'Lists the templates for cards, with the colours of each.',
    input: z.strictObject({}),
    output: z.object({
      templates: z.array(
        z
          .object({
            id: Id,
            name: z.string().meta({ examples: ['Linen'] }),
            description: z.string().meta({ examples: ['A quiet card on warm paper.'] }),
            colours: z
              .array(
                z.object({
                  id: Colour,
                  name: z.string().meta({ examples: ['Ink'] }),
                  swatch: z.string().meta({ description: 'For a colour picker.', examples: ['#22313f'] }),
                }),
              )
              .meta({ description: 'The default colour first.' }),
          })
          .meta({ id: 'Template' }),
      ),
    }),
  },
  VideoBackgrounds_list: {
    http: 'GET /api/video-backgrounds',
    access: 'read',
    summary: 'Lists the video backgrounds for cards.',
    input: z.strictObject({}),
    output: z.object({
      videoBackgrounds: z.array(
        z
          .object({
            id: z.string().meta({ examples: ['tide'] }),
            name: z.string().meta({ examples: ['Tide'] }),
            description: z.string().meta({ examples: ['Slow water in the evening.'] }),
            videoUrl: z.string().meta({ examples: ['https://kith.example.com/video-backgrounds/tide.mp4'] }),
            posterUrl: z.string().meta({ examples: ['https://kith.example.com/video-backgrounds/tide.jpg'] }),
          })
          .meta({ id: 'VideoBackground' }),
      ),
    }),
  },
} as const satisfies Api
