import { z } from 'zod'
import { CalendarDate, Id, Instant, line, Nothing, text } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { fieldText } from '#contract/texts/text.ts'
import { WebAddress } from '../connections/record/api.ts'

/** For one person. */
export const maxGifts = 300
/** In characters. */
export const maxGiftLength = { what: 200, occasion: 120, note: 500, price: 40 }

const status = z.enum(['idea', 'given', 'received']).meta({
  description: '`given`: you gave it to the person; `received`: they gave it to you.',
  examples: ['idea'],
})
const what = line(maxGiftLength.what).meta({ examples: ['A blue scarf'] })

const details = {
  date: z
    .union([CalendarDate, z.string().regex(/^(?!0000)\d{4}$/)], { error: fieldText('fields.yearOrDate') })
    .meta({ description: 'A year, or a date.', examples: ['2024'] }),
  occasion: line(maxGiftLength.occasion).meta({ examples: ['50th birthday'] }),
  note: text(maxGiftLength.note).meta({ examples: ['The one with the stripes'] }),
  link: WebAddress.meta({ examples: ['https://example.com/scarf'] }),
  price: line(maxGiftLength.price).meta({ examples: ['€ 40'] }),
}
const given = z.strictObject(details).partial().shape
const { date, occasion, note, link, price } = details

export const GiftView = z
  .object({
    giftId: Id,
    connectionId: Id,
    status,
    what,
    ...given,
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Gift' })

const ids = { connectionId: Id, giftId: Id }

export const giftsApi = {
  Gifts_list: {
    http: 'GET /api/connections/{connectionId}/gifts',
    access: 'read',
    summary: `Lists gift ideas for a person, what you gave them and what they gave you: at most ${maxGifts}, ideas first, then the newest gift.`,
    input: z.strictObject({ connectionId: Id, status: status.optional() }),
    output: z.array(GiftView),
  },
  Gifts_add: {
    http: 'POST /api/connections/{connectionId}/gifts',
    access: 'write',
    summary: 'Adds a gift, or an idea for one, to a person. The answer tells you if you gave them the same before.',
    refuses: ['conflict'],
    input: z.strictObject({ connectionId: Id, what, status: status.default('idea'), ...given }),
    output: GiftView.extend({
      givenBefore: GiftView.optional().meta({
        description: 'What you gave this person already, if it sounds like the same.',
      }),
    }).meta({ id: 'AddedGift' }),
    created: '/api/connections/{connectionId}/gifts/{giftId}',
  },
  Gifts_get: {
    http: 'GET /api/connections/{connectionId}/gifts/{giftId}',
    access: 'read',
    summary: 'Returns a gift or an idea for one.',
    input: z.strictObject(ids),
    output: GiftView,
  },
  Gifts_update: {
    http: 'PATCH /api/connections/{connectionId}/gifts/{giftId}',
    access: 'write',
    summary: 'Changes a gift, such as an idea that you have given now. Fields that are left out stay; null clears one.',
    input: z.strictObject({
      ...ids,
      what: what.optional(),
      status: status.optional(),
      date: date.nullable().optional(),
      occasion: occasion.nullable().optional(),
      note: note.nullable().optional(),
      link: link.nullable().optional(),
      price: price.nullable().optional(),
    }),
    output: GiftView,
  },
  Gifts_remove: {
    http: 'DELETE /api/connections/{connectionId}/gifts/{giftId}',
    access: 'write',
    summary: 'Removes a gift or an idea for one. You can restore it for 30 days.',
    input: z.strictObject(ids),
    output: Nothing,
  },
  Gifts_restore: {
    http: 'POST /api/connections/{connectionId}/gifts/{giftId}/restoration',
    access: 'write',
    summary: 'Restores a gift that was removed in the last 30 days. Restoring it again changes nothing.',
    refuses: ['gone', 'conflict'],
    input: z.strictObject(ids),
    output: GiftView,
  },
} as const satisfies Api
