import { z } from 'zod'
import { Instant, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'

const flag = (what: string) => z.boolean().meta({ description: `Whether the feed contains ${what}.`, examples: [true] })

const choices = {
  promises: flag('open promises'),
  birthdays: flag('birthdays'),
  details: z.enum(['full', 'private']).meta({
    description:
      '`full` shows texts and names. `private` shows only that a promise is due or that there is a birthday.',
    examples: ['full'],
  }),
}

const FeedView = z
  .object({
    ...choices,
    createdAt: Instant,
    lastReadAt: Instant.optional().meta({
      description: 'When a calendar last read the feed, rounded down to the hour.',
      examples: ['2026-03-16T18:00:00.000Z'],
    }),
  })
  .meta({ id: 'CalendarFeed' })

export const calendarApi = {
  Calendar_get: {
    http: 'GET /api/calendar-feed',
    access: 'read',
    summary: 'Returns the settings of your calendar feed and when it was last read. Its address is not shown again.',
    input: z.strictObject({}),
    output: z.object({ feed: FeedView.optional() }),
  },
  Calendar_create: {
    http: 'POST /api/calendar-feed',
    access: 'write',
    session: true,
    refuses: ['confirmation_needed'],
    summary:
      'Creates a private address from which any calendar app reads your open promises and birthdays. It is shown once and replaces the one before.',
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
    manages: true,
    summary: 'Removes the calendar feed. Its address stops working at once.',
    input: z.strictObject({}),
    output: Nothing,
  },
} as const satisfies Api
