import { z } from 'zod'
import { CalendarDate, Id, Instant, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { PromiseView } from '#people/promises/api.ts'

export const maxWaiting = 200

const WaitingTask = z
  .object({
    id: Id,
    text: z.string().meta({ examples: ['Send the deck'] }),
    dueOn: CalendarDate.optional(),
    sentAt: Instant,
  })
  .meta({ id: 'WaitingTask' })

export const tasksApi = {
  Tasks_waiting: {
    http: 'GET /api/tasks/waiting',
    access: 'read',
    summary:
      'Lists the tasks that you added on a device and that name nobody, or several people, latest first. Each becomes a promise when you say whom it is for.',
    input: z.strictObject({}),
    output: z.object({ tasks: z.array(WaitingTask) }),
  },
  Tasks_assign: {
    http: 'POST /api/tasks/waiting/{id}/promise',
    access: 'write',
    summary: 'Says whom a task of a device is for: it becomes a promise to that person, and stays on your devices.',
    refuses: ['not_found'],
    input: z.strictObject({ id: Id, connectionId: Id }),
    output: PromiseView,
  },
  Tasks_discard: {
    http: 'DELETE /api/tasks/waiting/{id}',
    access: 'write',
    summary: 'Removes a task that names nobody, here and on your devices.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
} as const satisfies Api
