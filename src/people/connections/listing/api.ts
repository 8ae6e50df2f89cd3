import { z } from 'zod'
import { Id, isStorableText, limit, line } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { fieldText } from '#contract/texts/text.ts'
import { ConnectionView } from '../api.ts'

const Order = z.enum(['added', 'newest', 'name', 'recent', 'due'])
export type Order = z.output<typeof Order>

const filter = {
  tag: ConnectionView.shape.tags.element
    .optional()
    .meta({ description: 'Only people with this tag, in any spelling.' }),
  place: ConnectionView.shape.location.meta({
    description: 'Only people in this place: the whole location, or a part between commas.',
    examples: ['Lisbon'],
  }),
}

/** An id, or a value and an id: `ana ribeiro~0198c5a2-…`. */
const PeopleCursor = z
  .string()
  .max(400)
  .refine((text) => isStorableText(text) && Id.safeParse(text.slice(text.lastIndexOf('~') + 1)).success, {
    error: fieldText('fields.cursorOrPerson'),
  })
  .meta({
    format: 'cursor',
    description:
      'The cursor in the `Link` header of the previous page; in the orders `added` and `newest`, the last id of that page.',
    examples: ['maria silva~0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35'],
  })

const LabelCount = z
  .object({
    label: z.string().meta({ examples: ['Lisbon'] }),
    people: z.int().meta({ examples: [12] }),
  })
  .meta({ id: 'LabelCount' })

export const connectionListingApi = {
  Connections_list: {
    http: 'GET /api/people',
    access: 'read',
    summary:
      'Lists all your people, or those with a tag or in a place. People who are added, changed or removed while you page cause no one else to be skipped or repeated. The `Link` header leads to the next page.',
    input: z.strictObject({
      order: Order.optional().meta({
        description:
          '`added`: as they were added, the default. `newest`: whoever was added last first. `name`: by name. `recent`: the last contact first. `due`: whoever is due for contact first.',
        examples: ['name'],
      }),
      ...filter,
      from: line(40)
        .optional()
        .meta({ description: 'In the order `name`: where to begin, such as `M` or `Mar`.', examples: ['M'] }),
      limit: limit(500, 100),
      after: PeopleCursor.optional(),
    }),
    output: z.array(ConnectionView),
    paged: 'after',
  },
  Connections_count: {
    http: 'GET /api/people/count',
    access: 'read',
    summary:
      'Counts your people, or those with a tag or in a place, in total and by the first character of their names.',
    input: z.strictObject(filter),
    output: z.object({
      total: z.int().meta({ examples: [214] }),
      letters: z
        .array(
          z.object({
            letter: z.string().meta({ examples: ['M'] }),
            people: z.int().meta({ examples: [12] }),
          }),
        )
        .meta({ description: 'In the order of the list by name. `from` begins that list at one of them.' }),
    }),
  },
  Connections_countLabels: {
    http: 'GET /api/people/labels',
    access: 'read',
    summary:
      'Lists the tags and places that most of your people have, the most frequent first. With many people, the 1,000 you were last in contact with count. `place` narrows the tags, and `tag` the places.',
    input: z.strictObject(filter),
    output: z.object({
      tags: z.array(LabelCount),
      places: z.array(LabelCount).meta({ description: 'Each part of a location counts: a city, a country.' }),
    }),
  },
} as const satisfies Api
