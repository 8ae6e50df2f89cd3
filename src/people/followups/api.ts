import { z } from 'zod'
import { CalendarDate, Id, Instant, limit, line, Nothing, text } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { fieldText } from '#contract/texts/text.ts'

const Subject = line(200).meta({ examples: ['The deck, and Porto'] })
const Body = text(2000).meta({
  examples: ['Hi Ana,\n\nIt was good to see you on Tuesday. I will send you the deck by Friday.\n\nBest,\nRui'],
})
export const tones = ['short', 'warm', 'formal'] as const
const Tone = z.enum(tones).meta({ examples: ['warm'] })
const State = z.enum(['draft', 'snoozed', 'sent', 'dismissed']).meta({ examples: ['draft'] })

export const FollowupView = z
  .object({
    id: Id,
    connectionId: Id,
    connectionName: z.string().meta({ examples: ['Ana Ribeiro'] }),
    state: State,
    subject: Subject,
    body: Body,
    tone: Tone.optional().meta({ description: 'The tone you asked for, if any.' }),
    openers: z
      .array(line(300))
      .max(5)
      .optional()
      .meta({
        description: 'Present if your notes say little to write about: other sentences to begin with.',
        examples: [
          ['What is new with you since we were last in touch?', 'Do you have time for a call in the next few days?'],
        ],
      }),
    drewOn: z
      .object({ ixIds: z.array(Id), promiseIds: z.array(Id) })
      .meta({ description: 'The timeline entries and promises it was made from.' }),
    writtenBy: z.string().meta({ description: '`rules`, or the name of the model.', examples: ['rules'] }),
    createdAt: Instant,
    updatedAt: Instant,
    snoozedUntil: Instant.optional(),
    sentAt: Instant.optional(),
    ixId: Id.optional().meta({ description: 'The timeline entry that was added when it was sent.' }),
    mailto: z
      .string()
      .optional()
      .meta({
        description: 'A link that opens the draft in your e-mail program. Kith itself sends nothing.',
        examples: ['mailto:ana@example.com'],
      }),
  })
  .meta({ id: 'Followup' })

export const actions = ['send', 'dismiss', 'snooze', 'restore', 'edit'] as const
export const maxListed = 100

export const followupsApi = {
  Followups_draft: {
    http: 'POST /api/connections/{connectionId}/followups',
    access: 'write',
    summary:
      'Drafts a message to a person from your last notes and open promises, in the language of the notes. Nothing is sent.',
    refuses: ['conflict'],
    input: z.strictObject({
      connectionId: Id,
      tone: Tone.optional().meta({
        description: '`short`: two sentences; `warm`: with a personal line; `formal`: as to somebody you hardly know.',
      }),
    }),
    output: FollowupView,
    created: '/api/followups/{id}',
    tool: {
      name: 'draft_followup',
      title: 'Draft a follow-up',
      description:
        'Drafts a short message to a person in the member’s voice from the newest entries (at least one with text) and open promises, with its sources. Nothing is sent: show it to the member. Requires write scope.',
      arguments: { connectionId: 'From search_connections.', tone: 'If asked for.' },
      omit: ['state', 'tone', 'writtenBy', 'createdAt', 'updatedAt', 'snoozedUntil', 'sentAt', 'ixId', 'mailto'],
    },
  },
  Followups_list: {
    http: 'GET /api/followups',
    access: 'read',
    summary: 'Lists your follow-ups, the newest first. The default is those still in draft.',
    refuses: ['not_found'],
    input: z.strictObject({
      state: State.default('draft'),
      connectionId: Id.optional(),
      limit: limit(maxListed, 50),
    }),
    output: z.object({
      followups: z.array(FollowupView),
      more: z.string().optional().meta({ description: 'A message, present if there are more results.' }),
    }),
  },
  Followups_get: {
    http: 'GET /api/followups/{id}',
    access: 'read',
    summary: 'Returns a follow-up.',
    input: z.strictObject({ id: Id }),
    output: FollowupView,
  },
  Followups_patch: {
    http: 'PATCH /api/followups/{id}',
    access: 'write',
    summary:
      'Changes a follow-up. `send` marks it as sent and logs a message; `dismiss` closes it; `snooze` hides it for three days or `until` a date; `restore` makes it a draft again; `edit` changes `subject` or `body`.',
    refuses: ['conflict'],
    input: z.strictObject({
      id: Id,
      action: z.enum(actions),
      until: z
        .union([CalendarDate, Instant], { error: fieldText('fields.dateOrInstant') })
        .optional()
        .meta({ description: 'For `snooze`: a date or an instant.', examples: [] }),
      subject: Subject.optional().meta({ description: 'For `edit`.' }),
      body: Body.optional().meta({ description: 'For `edit`.' }),
    }),
    output: FollowupView,
    tool: {
      name: 'update_followup',
      omit: ['body', 'tone', 'openers', 'drewOn', 'writtenBy', 'createdAt', 'updatedAt', 'ixId', 'mailto'],
      title: 'Change a follow-up',
      description:
        'Changes a follow-up. send only notes that the member sent it; restore makes it a draft again. Requires write scope.',
      arguments: { id: 'From draft_followup or brief.' },
      set: 'full',
    },
  },
  Followups_remove: {
    http: 'DELETE /api/followups/{id}',
    access: 'write',
    summary: 'Deletes a follow-up that was not sent, for good. The draft that it replaced, if any, is a draft again.',
    refuses: ['conflict'],
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
} as const satisfies Api
