import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { occasionTerms } from '#people/connections/merged/occasions.ts'
import { recountDeath } from '#people/connections/record/death.ts'
import { DateView } from '#people/dates/api.ts'
import { GiftView } from '#people/gifts/api.ts'
import { tableKind } from '../records/table-kind.ts'
import { resolvePeople } from './people.ts'

const DateRecord = DateView.omit({ nextOn: true }).strict()

/** A day without a year is never a single one. */
export const dates = tableKind({
  name: 'dates',
  table: 'dates',
  record: DateRecord,
  renamed: { dateId: 'id' },
  columnsOf: (_ctx, { date }) => ({ monthDay: date.slice(-5) }),
  resolve: resolvePeople,
  indexTermsOf: ({ dateId: sourceId, connectionId, label = null }) => ({
    ...{ connectionId, sourceId, place: 'said', terms: occasionTerms({ label }) },
  }),
  onAdded: async (ctx, records) => {
    for (const { connectionId, kind } of records) if (kind === 'died') await recountDeath(ctx, connectionId)
  },
})

export const gifts = tableKind({
  name: 'gifts',
  table: 'gifts',
  record: z.strictObject({ ...GiftView.shape, giftId: Id }),
  renamed: { giftId: 'id' },
  resolve: resolvePeople,
  indexTermsOf: ({ giftId: sourceId, connectionId, what, occasion = null, note = null }) => ({
    ...{ connectionId, sourceId, place: 'said', terms: occasionTerms({ what, occasion, note }) },
  }),
})
