import { z } from 'zod'
import { Id, Instant, limit, line, Nothing } from '#contract/fields.ts'
import { UploadedFile } from '#contract/files.ts'
import type { Api } from '#contract/operation.ts'
import { ConnectionView } from '#people/connections/api.ts'

export const mostRows = 50_000
export const mostImports = 50

const Format = z.enum(['vcard', 'google', 'linkedin', 'csv']).meta({ examples: ['vcard'] })
const Verdict = z.enum(['new', 'match', 'conflict', 'same', 'unreadable']).meta({
  description:
    'Somebody new; somebody you have, who gets something; somebody you have, of whom the file says something else, or who it is cannot be told; somebody you have, with nothing to add; or nobody who can be read.',
  examples: ['match'],
})
const Action = z.enum(['add', 'merge', 'skip']).meta({ examples: ['merge'] })
const Deed = z.enum(['added', 'merged', 'unchanged', 'skipped', 'undone', 'kept']).meta({ examples: [] })
const count = (example: number) => z.int().meta({ examples: [example] })
const Words = z.array(
  z.string().meta({ examples: ['The phone number “n/a” is not one that can be used: it is kept beside the fields.'] }),
)

export const ImportView = z
  .object({
    id: Id,
    state: z
      .enum(['reading', 'ready', 'applying', 'applied', 'undoing', 'undone', 'failed'])
      .meta({ examples: ['ready'] }),
    progress: z.int().meta({ description: 'How far it is with what it is doing, in hundredths.', examples: [100] }),
    format: Format.optional(),
    tag: z
      .string()
      .optional()
      .meta({ examples: ['from my phone'] }),
    rows: z
      .object({
        total: count(12),
        new: count(7),
        match: count(2),
        conflict: count(1),
        same: count(1),
        unreadable: count(1),
      })
      .meta({ description: 'What the rows are.' }),
    done: z
      .object({
        added: count(0),
        merged: count(0),
        unchanged: count(0),
        skipped: count(0),
        undone: count(0),
        kept: count(0),
        left: count(0),
      })
      .meta({
        description:
          'What became of them. `left` waits for your decision; `kept` is what an undo left, because it was changed since.',
      }),
    problems: Words.meta({ description: 'What there is to say of the file as a whole.', examples: [[]] }),
    failure: z.string().optional().meta({ examples: [] }),
    createdAt: Instant,
    appliedAt: Instant.optional().meta({ examples: [] }),
    undoneAt: Instant.optional().meta({ examples: [] }),
    keptUntil: Instant.meta({ description: 'Until then it can be looked at and undone.' }),
  })
  .meta({ id: 'Import' })

const fields = ConnectionView.pick({
  displayName: true,
  company: true,
  title: true,
  location: true,
  howMet: true,
  metOn: true,
  birthday: true,
  rhythmDays: true,
  emails: true,
  phones: true,
  tags: true,
  profiles: true,
})

const ImportRowView = z
  .object({
    rowId: Id,
    number: z.int().meta({ examples: [3] }),
    line: z.int().meta({ description: 'Where in the file it begins.', examples: [4] }),
    verdict: Verdict,
    contact: fields
      .extend({
        notes: z.array(z.string().meta({ examples: ['Likes sailing.'] })),
        extras: z.array(z.string().meta({ examples: ['NICKNAME:Nini'] })).meta({
          description: 'What has no field of its own, as lines of vCard: kept, and exported again.',
        }),
      })
      .optional()
      .meta({ description: 'What was read.' }),
    people: z
      .array(
        z.object({
          connectionId: Id,
          displayName: ConnectionView.shape.displayName,
          reasons: z.array(z.string().meta({ examples: ['Both have the e-mail ana@example.com.'] })),
        }),
      )
      .meta({ description: 'Who it is or may be, the likeliest first.' }),
    joins: z
      .int()
      .optional()
      .meta({ description: 'The number of the row that tells of the same person.', examples: [] }),
    adds: z.array(z.string().meta({ examples: ['phones'] })).meta({ description: 'The fields that get something.' }),
    differs: z
      .array(
        z.object({
          field: z.string().meta({ examples: ['howMet'] }),
          mine: z.string().meta({ examples: ['At the design meetup in Porto'] }),
          theirs: z.string().meta({ examples: ['Connected on LinkedIn'] }),
        }),
      )
      .meta({ description: 'Where the two say something else.' }),
    problems: Words.meta({ description: 'What could not be taken as it was, and where it went.' }),
    action: Action.optional().meta({ description: 'What you decided.', examples: [] }),
    chosenId: Id.optional().meta({ description: 'Whom you chose.', examples: [] }),
    done: Deed.optional().meta({ description: 'What became of it.' }),
    connectionId: Id.optional().meta({ description: 'Whom it became part of.', examples: [] }),
    reason: z.string().optional().meta({ description: 'Why it was left out, or not taken back.', examples: [] }),
  })
  .meta({ id: 'ImportRow' })

export const importsApi = {
  Imports_create: {
    http: 'POST /api/imports',
    access: 'write',
    summary:
      'Takes a file of people: vCards, or a CSV of Google Contacts, LinkedIn or your own. It is read in the background, and nobody is added before you apply it.',
    refuses: ['conflict', 'too_large'],
    input: z.strictObject({
      contacts: UploadedFile.meta({ description: 'At most 20 MB and 50,000 people.' }),
      format: Format.optional().meta({ description: 'Recognised by itself, if left out.' }),
      tag: line(40)
        .optional()
        .meta({ description: 'A tag for everybody who comes with it.', examples: ['from my phone'] }),
    }),
    query: ['format', 'tag'],
    output: ImportView,
    created: '/api/imports/{id}',
    upload: 'contacts',
    uploadAlone: 'text/*',
  },
  Imports_list: {
    http: 'GET /api/imports',
    access: 'read',
    summary: 'Your imports of the last 30 days, newest first.',
    input: z.strictObject({}),
    output: z.object({ imports: z.array(ImportView) }),
  },
  Imports_get: {
    http: 'GET /api/imports/{id}',
    access: 'read',
    summary: 'One import: how far it is, what its rows are, and what became of them.',
    input: z.strictObject({ id: Id }),
    output: ImportView,
  },
  Imports_rows: {
    http: 'GET /api/imports/{id}/rows',
    access: 'read',
    summary: 'The rows of an import, in the order of the file. The `Link` header leads to the next page.',
    input: z.strictObject({
      id: Id,
      verdict: Verdict.optional(),
      done: Deed.optional(),
      limit: limit(200, 50),
      after: z
        .int()
        .min(0)
        .max(mostRows)
        .optional()
        .meta({ description: 'The number of a row.', examples: [50] }),
    }),
    output: z.array(ImportRowView),
    paged: 'after',
  },
  Imports_decide: {
    http: 'PATCH /api/imports/{id}/rows/{rowId}',
    access: 'write',
    summary: 'Decides about a row: somebody new, part of somebody you have, or nobody. Null leaves it to the import.',
    refuses: ['conflict'],
    input: z.strictObject({
      id: Id,
      rowId: Id,
      action: Action.nullable().meta({ description: 'Null takes a decision back.', examples: ['merge'] }),
      connectionId: Id.optional().meta({ description: 'Whom it is to be merged into; the likeliest, if left out.' }),
    }),
    output: ImportRowView,
  },
  Imports_apply: {
    http: 'POST /api/imports/{id}/application',
    access: 'write',
    summary:
      'Adds and merges the rows, in the background. Twice is fine: what is done stays, and what you decided since is done.',
    refuses: ['conflict'],
    input: z.strictObject({
      id: Id,
      conflicts: z.enum(['keep', 'theirs', 'skip']).default('keep').meta({
        description:
          'Where the file says something else: what you have stays, or the file counts, or the row is left out. Rows of which nobody can tell who is meant are left out until you decide.',
      }),
      notes: z.enum(['timeline', 'extras']).default('timeline').meta({
        description: 'Where notes go: into the timeline, or beside the fields.',
      }),
    }),
    output: ImportView,
  },
  Imports_undo: {
    http: 'DELETE /api/imports/{id}/application',
    access: 'write',
    summary:
      'Takes back what an import did, in the background. What was changed since stays, and the rows say why. Possible as long as the import is kept.',
    refuses: ['conflict'],
    input: z.strictObject({ id: Id }),
    output: ImportView,
  },
  Imports_remove: {
    http: 'DELETE /api/imports/{id}',
    access: 'write',
    summary: 'Forgets an import, and with it the way to undo it. The people stay.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
} as const satisfies Api
