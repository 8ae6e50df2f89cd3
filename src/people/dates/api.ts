import { z } from 'zod'
import { CalendarDate, Id, Instant, line, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { YearlessDate } from '../connections/record/api.ts'

/** In characters. */
export const maxDateLabel = 120
/** For one person. */
export const maxDates = 50

const kind = z.enum(['anniversary', 'name_day', 'child_birthday', 'died', 'other']).meta({
  description: '`child_birthday`: the birthday of a child of theirs, with the name as `label`.',
  examples: ['anniversary'],
})
const date = YearlessDate.meta({
  description: 'A date, or `--06-20` without a year. On 29 February it is kept on 28 February in common years.',
  examples: ['2015-06-20'],
})
const label = line(maxDateLabel).meta({
  description: 'Your own name for it. `other` requires one.',
  examples: ['Milo’s birthday'],
})
const repeats = z.enum(['yearly', 'once']).meta({
  description: 'The default is `yearly`. `died` is always `once`.',
  examples: ['yearly'],
})

export const DateView = z
  .object({
    dateId: Id,
    connectionId: Id,
    kind,
    date,
    label: label.optional(),
    repeats,
    nextOn: CalendarDate.optional().meta({
      description: 'The next time, today included. Left out once it has passed for good.',
      examples: ['2026-06-20'],
    }),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Date' })

const ids = { connectionId: Id, dateId: Id }

export const datesApi = {
  Dates_list: {
    http: 'GET /api/connections/{connectionId}/dates',
    access: 'read',
    summary: `Lists the dates of a person, such as anniversaries: at most ${maxDates}. The birthday is a field of the person.`,
    input: z.strictObject({ connectionId: Id }),
    output: z.array(DateView),
  },
  Dates_add: {
    http: 'POST /api/connections/{connectionId}/dates',
    access: 'write',
    summary:
      'Adds a date to a person. With `died`, Kith no longer suggests to be in touch with them or mentions their birthday.',
    refuses: ['conflict'],
    input: z.strictObject({
      connectionId: Id,
      kind,
      date,
      label: label.optional(),
      repeats: repeats.optional(),
    }),
    output: DateView,
    created: '/api/connections/{connectionId}/dates/{dateId}',
  },
  Dates_get: {
    http: 'GET /api/connections/{connectionId}/dates/{dateId}',
    access: 'read',
    summary: 'Returns a date of a person.',
    input: z.strictObject(ids),
    output: DateView,
  },
  Dates_update: {
    http: 'PATCH /api/connections/{connectionId}/dates/{dateId}',
    access: 'write',
    summary: 'Changes a date of a person. Fields that are left out stay; null clears the label.',
    refuses: ['conflict'],
    input: z.strictObject({
      ...ids,
      kind: kind.optional(),
      date: date.optional(),
      label: label.nullable().optional(),
      repeats: repeats.optional(),
    }),
    output: DateView,
  },
  Dates_remove: {
    http: 'DELETE /api/connections/{connectionId}/dates/{dateId}',
    access: 'write',
    summary: 'Removes a date of a person. You can restore it for 30 days.',
    input: z.strictObject(ids),
    output: Nothing,
  },
  Dates_restore: {
    http: 'POST /api/connections/{connectionId}/dates/{dateId}/restoration',
    access: 'write',
    summary: 'Restores a date that was removed in the last 30 days. Restoring it again changes nothing.',
    refuses: ['gone', 'conflict'],
    input: z.strictObject(ids),
    output: DateView,
  },
} as const satisfies Api
