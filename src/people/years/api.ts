import { z } from 'zod'
import { Id, Instant } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { ConnectionView } from '../connections/api.ts'

const Count = z.int().meta({ examples: [12] })
const counts = {
  entries: Count.meta({ description: 'Timeline entries. One about several people counts once.' }),
  people: Count.meta({ description: 'People you were in touch with.' }),
  newPeople: Count.meta({ description: 'People you added.' }),
}
const Person = z.object({ connectionId: Id, displayName: ConnectionView.shape.displayName })
const Entry = Person.extend({ ixId: Id, occurredAt: Instant }).meta({ id: 'YearEntry' })
const Place = z.object({ place: z.string().meta({ examples: ['Lisbon'] }), people: Count })

export const yearsApi = {
  Years_get: {
    http: 'GET /api/years/{year}',
    access: 'read',
    summary: 'Returns your year with people in figures, by the months of your time zone.',
    input: z.strictObject({
      year: z
        .int()
        .min(1900)
        .max(2200)
        .meta({ examples: [2026] }),
    }),
    output: z
      .object({
        year: z.int().meta({ examples: [2026] }),
        ...counts,
        months: z.array(z.object(counts).meta({ id: 'YearMonth' })).meta({ description: 'January first.' }),
        promises: z.object({
          made: Count,
          kept: Count.meta({ description: 'Kept in this year, whenever you made them.' }),
          inTime: Count.meta({ description: 'Of those, kept by their day. One without a day is always in time.' }),
        }),
        most: z
          .array(Person.extend({ times: Count }).meta({ id: 'YearMost' }))
          .meta({ description: 'Whom you were in touch with most often, at most 5.' }),
        least: z.array(Person.extend({ lastContactAt: Instant }).meta({ id: 'YearLeast' })).meta({
          description:
            'Whose rhythm, set or learned, has passed the longest by now, at most 5. Nobody in a year that is over for more than two weeks.',
        }),
        places: z
          .array(Place.meta({ id: 'YearPlace' }))
          .meta({ description: 'Where most of the people you were in touch with live, at most 5.' }),
        silence: Person.extend({ days: Count, from: Instant, until: Instant })
          .meta({ id: 'YearSilence' })
          .optional()
          .meta({ description: 'The longest time between two contacts that ended in this year, from two months on.' }),
        first: Entry.optional(),
        last: Entry.optional(),
        before: z
          .int()
          .optional()
          .meta({ description: 'The latest earlier year with entries.', examples: [2025] }),
      })
      .meta({ id: 'Year' }),
  },
} as const satisfies Api
