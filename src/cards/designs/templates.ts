import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { videoBackgrounds } from './video-backgrounds.ts'

/** A design for cards. `web/card/page` draws each in its own layout and type; a colour only tints it. */
type Template = {
  id: string
  /** The name of its style sheet. */
  key: string
  name: string
  description: string
  colours: [Colour, ...Colour[]]
}

type Colour = { id: string; name: string; swatch: string }

/** Cards refer to these ids, so they never change. The first is the default. */
export const templates: [Template, ...Template[]] = [
  {
    id: '0f5c1a70-0001-4a10-8c01-6b6974680001',
    key: 'linen',
    name: 'Linen',
    description: 'A quiet card on warm paper, everything in the middle, set in a serif.',
    colours: [
      { id: 'ink', name: 'Ink', swatch: '#22313f' },
      { id: 'moss', name: 'Moss', swatch: '#3f5b3a' },
      { id: 'brick', name: 'Brick', swatch: '#8a3b2a' },
      { id: 'plum', name: 'Plum', swatch: '#5b2f57' },
    ],
  },
  {
    id: '0f5c1a70-0002-4a10-8c01-6b6974680002',
    key: 'harbour',
    name: 'Harbour',
    description: 'A wide band of colour, the photo half in it, words to the left.',
    colours: [
      { id: 'teal', name: 'Teal', swatch: '#0b5f4e' },
      { id: 'navy', name: 'Navy', swatch: '#1b3a6b' },
      { id: 'coral', name: 'Coral', swatch: '#a93d26' },
      { id: 'slate', name: 'Slate', swatch: '#44505c' },
    ],
  },
  {
    id: '0f5c1a70-0003-4a10-8c01-6b6974680003',
    key: 'poster',
    name: 'Poster',
    description: 'The photo fills the top like a poster, with the name large across it.',
    colours: [
      { id: 'black', name: 'Black', swatch: '#111111' },
      { id: 'red', name: 'Red', swatch: '#a4161a' },
      { id: 'blue', name: 'Blue', swatch: '#1d3fbb' },
      { id: 'green', name: 'Green', swatch: '#14532d' },
    ],
  },
  {
    id: '0f5c1a70-0004-4a10-8c01-6b6974680004',
    key: 'ledger',
    name: 'Ledger',
    description: 'Ruled lines and a typewriter face: every detail on its own row.',
    colours: [
      { id: 'graphite', name: 'Graphite', swatch: '#2f2f2f' },
      { id: 'ultramarine', name: 'Ultramarine', swatch: '#2436a5' },
      { id: 'oxide', name: 'Oxide', swatch: '#8c2f1b' },
    ],
  },
  {
    id: '0f5c1a70-0005-4a10-8c01-6b6974680005',
    key: 'garden',
    name: 'Garden',
    description: 'Round, friendly tiles, one for each way to reach you.',
    colours: [
      { id: 'leaf', name: 'Leaf', swatch: '#2f6b3c' },
      { id: 'berry', name: 'Berry', swatch: '#9b2257' },
      { id: 'sky', name: 'Sky', swatch: '#1a5f95' },
      { id: 'amber', name: 'Amber', swatch: '#805300' },
    ],
  },
  {
    id: '0f5c1a70-0006-4a10-8c01-6b6974680006',
    key: 'atelier',
    name: 'Atelier',
    description: 'Two columns like a magazine: a tall picture, a large thin name, much white.',
    colours: [
      { id: 'bone', name: 'Bone', swatch: '#6b5f4b' },
      { id: 'ink', name: 'Ink', swatch: '#1f2430' },
      { id: 'rose', name: 'Rose', swatch: '#8d4a52' },
    ],
  },
]

/** The look of a card after choosing a template, a colour, both or neither. */
export function chooseLook(
  before: Look | null,
  wanted: { templateId?: string | undefined; colour?: string | undefined },
) {
  const template = getTemplate(wanted.templateId ?? before?.templateId ?? templates[0].id)
  const { colours } = template
  const has = (id: string | undefined) => colours.some((colour) => colour.id === id)
  if (wanted.colour !== undefined && !has(wanted.colour))
    throw wrongField(
      'colour',
      say('fields.colourOfTemplate', { list: colours.map(({ id }) => id).join(', '), name: template.name }),
    )
  const kept = before && has(before.colour) ? before.colour : colours[0].id
  return { templateId: template.id, colour: wanted.colour ?? kept }
}

type Look = { templateId: string; colour: string }

export function getTemplate(id: string) {
  const template = templates.find((each) => each.id === id)
  if (!template) throw wrongField('templateId', say('fields.notTemplate'))
  return template
}

export async function listTemplates() {
  return { templates: templates.map(({ key: _, ...shown }) => shown) }
}

export async function listVideoBackgrounds({ config: { baseUrl } }: MemberContext) {
  const at = (file: string) => `${baseUrl}/video-backgrounds/${file}`
  return {
    videoBackgrounds: videoBackgrounds.map(({ id, name, description }) => ({
      id,
      name,
      description,
      videoUrl: at(`${id}.mp4`),
      posterUrl: at(`${id}.jpg`),
    })),
  }
}
