import { z } from 'zod'
import { CalendarDate, Id, Instant, limit, Next, Nothing, text } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { fieldText } from '#contract/texts/text.ts'

/** In characters. */
export const maxPromiseLength = 500
const PromiseText = text(maxPromiseLength).meta({ examples: ['Send her the deck'] })
const TimeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldText('fields.timeOfDay'))
  .meta({ examples: ['15:30'] })

export const PromiseView = z
  .object({
    promiseId: Id,
    connectionId: Id,
    connectionName: z.string().meta({ examples: ['Ana Ribeiro'] }),
    text: PromiseText,
    dueOn: CalendarDate,
    dueTime: TimeOfDay.optional(),
    status: z.enum(['open', 'complete']),
    overdue: z
      .boolean()
      .meta({ description: 'Open and past its due date (or time) in your time zone.', examples: [false] }),
    createdAt: Instant,
    completedAt: Instant.optional(),
    foundIn: z
      .object({ ixId: Id, sentence: z.string().meta({ examples: ['I promised to send her the deck by Friday'] }) })
      .optional()
      .meta({ description: 'The timeline entry and the sentence it was found in.' }),
    dueAssumed: z.literal(true).optional().meta({
      description: 'Present if no day was named: dueOn then only puts the promise in order, and it is never overdue.',
      examples: [],
    }),
  })
  .meta({ id: 'Promise' })

const ChangedStatus = z.enum(['open', 'complete', 'removed']).meta({ examples: ['open'] })

/** A promise found in a note: an open promise if that is clear, else a suggestion. */
export const FindingView = z
  .object({
    id: Id,
    status: z.enum(['promised', 'suggested']).meta({ examples: ['promised'] }),
    promiseId: Id.optional(),
    text: PromiseText,
    sentence: z.string().meta({ examples: ['I promised to send her the deck by Friday'] }),
    dueOn: CalendarDate.optional(),
    dueTime: TimeOfDay.optional(),
  })
  .meta({ id: 'Finding' })

/** For an assistant: what to do about findings that are not clear. */
export const suggestionAdvice = {
  where: 'found.status=suggested',
  says: 'Ask the member whether they promised what is suggested. If so, accept it with update_promise, its id and status open; without that tool, the member accepts it in Kith.',
}

const SuggestionView = FindingView.extend({
  status: z.enum(['promised', 'suggested']).meta({ examples: ['suggested'] }),
  connectionId: Id,
  connectionName: z.string().meta({ examples: ['Ana Ribeiro'] }),
  ixId: Id,
  foundBy: z.enum(['rules', 'model']).meta({ description: 'Whether rules or a model found it.', examples: ['rules'] }),
  createdAt: Instant,
}).meta({ id: 'Suggestion' })

export const maxListed = 50

const PromiseCursor = z
  .string()
  .toLowerCase()
  .regex(/^\d{4}-\d\d-\d\d~(\d\d:\d\d)?~[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, fieldText('fields.cursor'))
  .meta({
    format: 'cursor',
    description: 'The cursor in the `Link` header of the previous page.',
    examples: ['2026-03-20~15:30~0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35'],
  })

export const promisesApi = {
  Promises_listOpen: {
    http: 'GET /api/promises',
    access: 'read',
    summary: 'Lists your open promises, soonest due first: all of them, or those to one person.',
    refuses: ['not_found'],
    input: z.strictObject({
      limit: limit(maxListed, 20),
      cursor: PromiseCursor.optional().meta({ description: 'The `next` of the previous page.' }),
      connectionId: Id.optional().meta({ description: 'Only those to this person.' }),
    }),
    output: z.object({
      promises: z.array(PromiseView),
      more: z.string().optional().meta({ description: 'A message, present if there are more results.' }),
      next: Next,
    }),
    tool: {
      name: 'list_open_promises',
      title: 'List open promises',
      description:
        'Lists the promises the member has not kept yet, soonest due first, with the person and whether it is overdue. Use complete_promise once one is kept.',
      arguments: {
        limit: 'How many.',
        cursor: 'The next of the previous answer.',
        connectionId: 'Only to this person.',
      },
      omit: ['promises.status', 'promises.overdue=false', 'promises.createdAt', 'promises.foundIn'],
      lists: {
        promises: {
          line: ['dueOn', 'dueTime', 'dueAssumed', 'overdue', 'text', 'connectionName', 'promiseId'],
          page: { argument: 'cursor', key: ['dueOn', 'dueTime', 'promiseId'] },
        },
      },
    },
  },
  Promises_list: {
    http: 'GET /api/connections/{connectionId}/promises',
    access: 'read',
    summary: 'Lists the open promises to a person, soonest due first. The `Link` header leads to the next page.',
    input: z.strictObject({ connectionId: Id, limit: limit(200, 50), after: PromiseCursor.optional() }),
    output: z.array(PromiseView),
    paged: 'after',
  },
  Promises_get: {
    http: 'GET /api/promises/{promiseId}',
    access: 'read',
    summary: 'Returns a promise.',
    input: z.strictObject({ promiseId: Id }),
    output: PromiseView,
  },
  Promises_create: {
    http: 'POST /api/connections/{connectionId}/promises',
    access: 'write',
    summary: 'Adds a promise to a person, with its due date if there is one.',
    input: z.strictObject({
      connectionId: Id,
      text: PromiseText,
      dueOn: CalendarDate.optional(),
      dueTime: TimeOfDay.optional(),
    }),
    output: PromiseView,
    created: '/api/promises/{promiseId}',
    tool: {
      name: 'add_promise',
      omit: ['connectionId', 'createdAt', 'foundIn'],
      title: 'Add a promise',
      description: 'Adds a promise to a person, without dueOn if no day was named. Requires write scope.',
      set: 'full',
    },
  },
  Promises_update: {
    http: 'PATCH /api/promises/{promiseId}',
    access: 'write',
    summary:
      'Changes a promise. Set `dueOn` to null if it has no day, `dueTime` to null to remove the time. With the id of a suggestion, `status` accepts it (`open`) or dismisses it (`removed`).',
    input: z.strictObject({
      promiseId: Id,
      text: PromiseText.optional(),
      dueOn: CalendarDate.nullable().optional(),
      dueTime: TimeOfDay.nullable().optional(),
      status: ChangedStatus.optional(),
    }),
    output: PromiseView.extend({ status: ChangedStatus }).meta({ id: 'ChangedPromise' }),
    tool: {
      name: 'update_promise',
      omit: ['createdAt', 'foundIn'],
      title: 'Change a promise',
      description:
        'Changes a promise; dueOn null means no day. status open reopens it, removed drops it. With the id of a suggestion as promiseId, open accepts it and removed dismisses it. Requires write scope.',
      set: 'full',
    },
  },
  Promises_remove: {
    http: 'DELETE /api/promises/{promiseId}',
    access: 'write',
    summary: 'Removes a promise. You can restore it for 30 days.',
    input: z.strictObject({ promiseId: Id }),
    output: Nothing,
  },
  Promises_restore: {
    http: 'POST /api/promises/{promiseId}/restoration',
    access: 'write',
    summary: 'Restores a promise that was removed in the last 30 days. Restoring it again changes nothing.',
    refuses: ['gone', 'conflict'],
    input: z.strictObject({ promiseId: Id }),
    output: PromiseView,
  },
  Promises_complete: {
    http: 'POST /api/promises/{promiseId}/completion',
    access: 'write',
    summary: 'Marks a promise as complete. Completing it again changes nothing.',
    input: z.strictObject({ promiseId: Id }),
    output: PromiseView,
    tool: {
      name: 'complete_promise',
      title: 'Complete a promise',
      description: 'Marks a promise as kept: it is no longer open. Requires write scope.',
      arguments: { promiseId: 'From list_open_promises or get_connection.' },
      omit: ['overdue', 'createdAt', 'foundIn', 'dueAssumed'],
      idempotent: true,
    },
  },
  Promises_reopen: {
    http: 'DELETE /api/promises/{promiseId}/completion',
    access: 'write',
    summary: 'Reopens a completed promise.',
    input: z.strictObject({ promiseId: Id }),
    output: PromiseView,
  },
  Promises_suggested: {
    http: 'GET /api/promise-suggestions',
    access: 'read',
    summary: 'Lists possible promises found in your notes, for you to accept or dismiss, the newest first.',
    refuses: ['not_found'],
    input: z.strictObject({
      limit: limit(maxListed, 20),
      connectionId: Id.optional().meta({ description: 'Only those about this person.' }),
    }),
    output: z.object({
      suggestions: z.array(SuggestionView),
      more: z.string().optional().meta({ description: 'A message, present if there are more results.' }),
    }),
  },
  Promises_accept: {
    http: 'POST /api/promise-suggestions/{id}/acceptance',
    access: 'write',
    summary: 'Turns a suggestion into an open promise. You can change its text and due date.',
    input: z.strictObject({
      id: Id,
      text: PromiseText.optional(),
      dueOn: CalendarDate.optional().meta({
        description: 'The default is the date found in the note, or a week after the note.',
      }),
      dueTime: TimeOfDay.optional(),
    }),
    output: PromiseView,
    created: '/api/promises/{promiseId}',
  },
  Promises_dismiss: {
    http: 'DELETE /api/promise-suggestions/{id}',
    access: 'write',
    summary: 'Dismisses a suggestion. It does not come back when the note is edited.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
  Promises_suggestAgain: {
    http: 'POST /api/promise-suggestions/{id}/restoration',
    access: 'write',
    summary:
      'Takes back that you accepted or dismissed a suggestion: it is a suggestion again, and the promise it became is removed, unless another note makes it too.',
    input: z.strictObject({ id: Id }),
    output: SuggestionView,
  },
} as const satisfies Api
