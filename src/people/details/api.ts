import { z } from 'zod'
import { Id, line } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { fieldText } from '#contract/texts/text.ts'
import { PartialDate } from '../connections/parts/api.ts'
import { DateView, datesApi } from '../dates/api.ts'
import { GiftView, giftsApi } from '../gifts/api.ts'
import { RelationView, relationsApi } from '../relations/api.ts'

const giftKinds = ['gift_idea', 'gift_given', 'gift_received'] as const
const dateKinds = ['anniversary', 'name_day', 'child_birthday', 'died', 'other_date'] as const
const detailKinds = ['relation', ...dateKinds, ...giftKinds] as const
type DetailKind = (typeof detailKinds)[number]

const required = (field: string) => ({ error: fieldText('fields.required'), path: [field] })

const Detail = z
  .strictObject({
    connectionId: Id,
    is: z.enum(detailKinds).meta({ examples: ['gift_given'] }),
    text: line(120)
      .optional()
      .meta({
        description: 'What the gift is, the name of the other person, or a name for the date.',
        examples: ['A blue scarf'],
      }),
    kind: relationsApi.Relations_create.input.shape.kind.optional().meta({
      description: 'Of a relation: what the other is to this person, such as spouse, child, manager or introduced_by.',
      examples: [],
    }),
    otherId: Id.optional().meta({ description: 'The other person, instead of a name.', examples: [] }),
    date: line(10)
      .optional()
      .meta({
        description: 'A day, or --06-20 without a year; for gifts and relations also a year.',
        examples: ['2024-12-24'],
      }),
    occasion: line(120)
      .optional()
      .meta({ description: 'Of a gift.', examples: ['Christmas'] }),
  })
  .refine(({ is, kind }) => is !== 'relation' || kind !== undefined, required('kind'))
  .refine(({ is, text }) => !isGift(is) || text !== undefined, required('text'))
  .refine(({ is, text, otherId }) => is !== 'relation' || (text === undefined) !== (otherId === undefined), {
    error: fieldText('fields.nameOrOtherId'),
    path: ['text'],
  })
  .refine(({ is, text }) => is !== 'other_date' || text !== undefined, required('text'))
  .refine(({ is, date }) => is === 'relation' || isGift(is) || date !== undefined, required('date'))
  .refine(({ is, date }) => date === undefined || dateOf(is).safeParse(date).success, {
    error: fieldText('fields.dateOfDetail'),
    path: ['date'],
  })

const isGift = (is: DetailKind) => giftKinds.some((kind) => kind === is)

function dateOf(is: DetailKind): z.ZodType {
  if (is === 'relation') return PartialDate
  return isGift(is) ? giftsApi.Gifts_add.input.shape.date : datesApi.Dates_add.input.shape.date
}

export const detailsApi = {
  Connections_addDetail: {
    http: 'POST /api/connections/{connectionId}/details',
    access: 'write',
    summary:
      'Adds a relation, a date or a gift to a person, in one form for all of them. A given gift that was an idea until now replaces the idea.',
    refuses: ['conflict'],
    input: Detail,
    output: z
      .object({
        relation: RelationView.optional(),
        date: DateView.optional(),
        gift: GiftView.optional(),
        givenBefore: giftsApi.Gifts_add.output.shape.givenBefore,
      })
      .meta({ id: 'AddedDetail' }),
    tool: {
      name: 'add_detail',
      set: 'full',
      title: 'Add a relation, date or gift',
      description: 'Adds a relation, a date or a gift to a person. Requires write scope.',
      arguments: { connectionId: 'From search_connections.' },
      omit: [
        'relation.reverseKind',
        ...['date', 'gift', 'givenBefore'].flatMap((name) =>
          ['connectionId', 'createdAt', 'updatedAt'].map((field) => `${name}.${field}`),
        ),
      ],
    },
  },
} as const satisfies Api
