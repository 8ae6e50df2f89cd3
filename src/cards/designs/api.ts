import { z } from 'zod'
import { Id, line } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { fieldText } from '#contract/texts/text.ts'

export const Colour = line(40).meta({ description: 'Id of one of the colours of the template.', examples: ['ink'] })
const OwnColour = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, fieldText('fields.colour'))

export const OwnColours = z
  .strictObject({
    accent: OwnColour.optional().meta({ description: 'For buttons, links and bands.', examples: ['#0b5f4e'] }),
    background: OwnColour.optional().meta({ description: 'Behind the card.', examples: ['#f4efe6'] }),
  })
  .refine(({ accent, background }) => accent !== undefined || background !== undefined, fieldText('fields.notEmpty'))
  .meta({
    description:
      'Own colours instead of those of the template. Text stays readable on any of them: the page uses a shade that has enough contrast.',
  })

export const TemplateId = Id.meta({ description: 'An id from `Templates_list`.' })

const Photo = z
  .object({
    width: z.int().meta({ description: 'Width of the largest size.', examples: [1024] }),
    height: z.int().meta({ examples: [1024] }),
    sizes: z.array(
      z.object({
        width: z.int().meta({ examples: [256] }),
        webp: z.string().meta({ examples: ['https://kith.example.com/photos/…-256.webp'] }),
        jpeg: z.string().meta({ examples: ['https://kith.example.com/photos/…-256.jpg'] }),
      }),
    ),
  })
  .meta({ description: 'Smallest first. The image at a URL never changes.' })

const Logo = Photo.extend({
  ground: z.string().meta({
    description: 'A colour on which the logo can be seen, where its own background is transparent.',
    examples: ['#ffffff'],
  }),
})

/** How a card looks beyond its template. */
export const ownLook = {
  colours: OwnColours.optional(),
  photo: Photo.optional(),
  logo: Logo.optional(),
  backgroundImage: Photo.optional().meta({
    description: 'An own picture behind the card, in the place of a video background.',
  }),
}

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
