import { z } from 'zod'
import { Instant, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'

const flag = (what: string) => z.boolean().meta({ description: `Whether ${what} are in it.`, examples: [true] })

const choices = {
  promises: flag('open promises'),
  birthdays: flag('birthdays'),
  details: z.enum(['full', 'private']).meta({
    description: '`full` says what and who; `private` only that a promise is due or that it is a birthday.',
    examples: ['full'],
  }),
}

const FeedView = z
  .object({
    ...choices,
    createdAt: Instant,
    lastReadAt: Instant.optional().meta({ description: 'To the hour.', examples: ['2026-03-16T18:00:00.000Z'] }),
  })
  .meta({ id: 'CalendarFeed' })

export const calendarApi = {
  Calendar_get: {
    http: 'GET /api/calendar-feed',
    access: 'read',
    summary:
      'Whether there is a calendar feed, what is in it, and when it was last read. Its address is not shown again.',
    input: z.strictObject({}),
    output: z.object({ feed: FeedView.optional() }),
  },
  Calendar_create: {
    http: 'POST /api/calendar-feed',
    access: 'write',
    session: true,
    summary:
      'Makes a private address at which any calendar program reads your open promises and birthdays. It is shown once; an earlier one ends.',
    input: z.strictObject({
      promises: choices.promises.default(true),
      birthdays: choices.birthdays.default(true),
      details: choices.details.default('full'),
    }),
    output: FeedView.extend({
      url: z.string().meta({ examples: ['https://kith.example.com/calendar/kith_cal_….ics'] }),
    }).meta({ id: 'NewCalendarFeed' }),
    created: '/api/calendar-feed',
  },
  Calendar_remove: {
    http: 'DELETE /api/calendar-feed',
    access: 'write',
    summary: 'Ends the calendar feed at once: its address leads nowhere.',
    input: z.strictObject({}),
    output: Nothing,
  },
} as const satisfies Api
