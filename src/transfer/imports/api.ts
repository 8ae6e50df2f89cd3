import { z } from 'zod'
import { Id, Instant, limit, line, Nothing } from '#contract/fields.ts'
import { UploadedFile } from '#contract/files.ts'
import type { Api } from '#contract/operation.ts'
import { ReasonField } from '#contract/texts/reason.ts'
import { ConnectionView } from '#people/connections/api.ts'
import { rareFields } from '#people/connections/record/api.ts'
import { DateView } from '#people/dates/api.ts'
import { RelationView } from '#people/relations/api.ts'

export const maxRows = 50_000
export const maxImports = 50

const Format = z.enum(['vcard', 'google', 'linkedin', 'csv', 'monica']).meta({ examples: ['vcard'] })
const Verdict = z.enum(['new', 'match', 'conflict', 'same', 'unreadable']).meta({
  description:
    '`new`: a new person. `match`: a person you have, with something to add. `conflict`: a person you have with other values, or an unclear match. `same`: a person you have, with nothing to add. `unreadable`: no person could be read.',
  examples: ['match'],
})
const Action = z.enum(['add', 'merge', 'skip']).meta({ examples: ['merge'] })
const Values = z.enum(['keep', 'theirs']).meta({
  description: 'Whose values stay where the file differs: yours (`keep`) or those of the file (`theirs`).',
  examples: ['keep'],
})
const Deed = z.enum(['added', 'merged', 'unchanged', 'skipped', 'undone', 'kept']).meta({ examples: [] })
const count = (example: number) => z.int().meta({ examples: [example] })
const Reasons = z.array(
  ReasonField.meta({ examples: ['The phone number “n/a” is not valid. It is kept as an extra.'] }),
)

export const ImportView = z
  .object({
    id: Id,
    state: z
      .enum(['reading', 'ready', 'applying', 'applied', 'undoing', 'undone', 'failed'])
      .meta({ examples: ['ready'] }),
    progress: z.int().meta({ description: 'Progress of the current step, in percent.', examples: [100] }),
    format: Format.optional(),
    fileName: z
      .string()
      .optional()
      .meta({ description: 'The name of the file, if it was sent with one.', examples: ['contacts.vcf'] }),
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
      .meta({ description: 'The number of rows with each verdict.' }),
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
          'The number of rows with each result. `left`: waiting for your decision. `kept`: not undone, because the data has changed since.',
      }),
    problems: Reasons.meta({ description: 'Problems with the file as a whole.', examples: [[]] }),
    failure: ReasonField.optional().meta({ examples: [] }),
    createdAt: Instant,
    appliedAt: Instant.optional().meta({ examples: [] }),
    undoneAt: Instant.optional().meta({ examples: [] }),
    reviewedTo: z
      .int()
      .optional()
      .meta({ description: 'The number of the last row you looked at after applying.', examples: [] }),
    keptUntil: Instant.meta({ description: 'Until then you can view and undo the import.' }),
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
  ...rareFields,
  emails: true,
  phones: true,
  tags: true,
  profiles: true,
})

const ImportRowView = z
  .object({
    rowId: Id,
    number: z.int().meta({ examples: [3] }),
    line: z.int().meta({ description: 'The line of the file on which the row begins; 0 in JSON.', examples: [4] }),
    verdict: Verdict,
    contact: fields
      .extend({
        hasPhoto: z.boolean().meta({ examples: [false] }),
        notes: z.array(z.string().meta({ examples: ['Likes sailing.'] })),
        dates: z.array(DateView.pick({ kind: true, date: true, label: true })),
        relations: z.array(RelationView.pick({ kind: true, name: true }).partial({ name: true })),
        extras: z.array(z.string().meta({ examples: ['X-PET:Rex'] })).meta({
          description: 'Data without a field of its own, as vCard lines. It is kept and exported again.',
        }),
      })
      .optional()
      .meta({ description: 'The person as read from the file.' }),
    people: z
      .array(
        z.object({
          connectionId: Id,
          displayName: ConnectionView.shape.displayName,
          reasons: z.array(ReasonField.meta({ examples: ['Both have the e-mail ana@example.com.'] })),
        }),
      )
      .meta({ description: 'People you have who match the row, best match first.' }),
    joins: z
      .int()
      .optional()
      .meta({ description: 'The number of the earlier row about the same person.', examples: [] }),
    adds: z
      .array(z.string().meta({ examples: ['phones'] }))
      .meta({ description: 'The fields to which the row adds something.' }),
    differs: z
      .array(
        z.object({
          field: z.string().meta({ examples: ['howMet'] }),
          mine: z.string().meta({ examples: ['At the design meetup in Porto'] }),
          theirs: z.string().meta({ examples: ['Connected on LinkedIn'] }),
        }),
      )
      .meta({ description: 'The fields in which your value and the file differ.' }),
    problems: Reasons.meta({ description: 'Values that were changed or moved, and why.' }),
    action: Action.optional().meta({ description: 'Your decision.', examples: [] }),
    chosenId: Id.optional().meta({ description: 'The person you chose.', examples: [] }),
    values: Values.optional().meta({ examples: [] }),
    done: Deed.optional().meta({ description: 'The result.' }),
    connectionId: Id.optional().meta({ description: 'The person the row was added as or merged into.', examples: [] }),
    reason: ReasonField.optional().meta({ description: 'Why the row was skipped, left or not undone.', examples: [] }),
  })
  .meta({ id: 'ImportRow' })

export const importsApi = {
  Imports_create: {
    http: 'POST /api/imports',
    access: 'write',
    summary:
      'Uploads a file of people: vCards, a CSV file from Google Contacts, LinkedIn or a spreadsheet, or the JSON export of Monica 4. It is read in the background. Nobody is added until you apply the import.',
    refuses: ['conflict', 'too_large'],
    input: z.strictObject({
      contacts: UploadedFile.meta({ description: 'At most 64 MB and 50,000 people.' }),
      format: Format.optional().meta({ description: 'Detected if absent.' }),
      tag: line(40)
        .optional()
        .meta({ description: 'A tag for everybody in the file.', examples: ['from my phone'] }),
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
    summary: 'Lists your imports of the last 30 days, newest first.',
    input: z.strictObject({}),
    output: z.object({ imports: z.array(ImportView) }),
  },
  Imports_get: {
    http: 'GET /api/imports/{id}',
    access: 'read',
    summary: 'Returns an import with its progress and the counts of its rows.',
    input: z.strictObject({ id: Id }),
    output: ImportView,
  },
  Imports_update: {
    http: 'PATCH /api/imports/{id}',
    access: 'write',
    summary:
      'Remembers how far you have looked through the people of an applied import, so that you can continue there.',
    input: z.strictObject({
      id: Id,
      reviewedTo: z
        .int()
        .min(0)
        .max(maxRows)
        .meta({ description: 'The number of the last row you looked at.', examples: [10] }),
    }),
    output: ImportView,
  },
  Imports_rows: {
    http: 'GET /api/imports/{id}/rows',
    access: 'read',
    summary: 'Lists the rows of an import in file order. The `Link` header leads to the next page.',
    input: z.strictObject({
      id: Id,
      verdict: Verdict.optional(),
      done: Deed.optional(),
      limit: limit(200, 50),
      after: z
        .int()
        .min(0)
        .max(maxRows)
        .optional()
        .meta({ description: 'Only rows after this row number.', examples: [50] }),
    }),
    output: z.array(ImportRowView),
    paged: 'after',
  },
  Imports_decide: {
    http: 'PATCH /api/imports/{id}/rows/{rowId}',
    access: 'write',
    summary:
      'Decides what happens to a row: add it as a new person, merge it into a person you have, or skip it. Null clears your decision.',
    refuses: ['conflict'],
    input: z.strictObject({
      id: Id,
      rowId: Id,
      action: Action.nullable().meta({ description: 'Null clears the decision.', examples: ['merge'] }),
      connectionId: Id.optional().meta({ description: 'The person to merge into. If absent, the best match.' }),
      values: Values.optional().meta({
        description: 'With the action merge: whose values stay. If absent, as chosen for the whole import.',
      }),
    }),
    output: ImportRowView,
  },
  Imports_apply: {
    http: 'POST /api/imports/{id}/application',
    access: 'write',
    summary: 'Adds and merges the rows in the background. You can apply an import again after deciding more rows.',
    refuses: ['conflict'],
    input: z.strictObject({
      id: Id,
      conflicts: z.enum(['keep', 'theirs', 'skip']).default('keep').meta({
        description:
          'What to do where the file differs from your data. `keep`: your value stays. `theirs`: the value of the file replaces it. `skip`: the row is skipped. Rows with an unclear match wait for your decision.',
      }),
      notes: z.enum(['timeline', 'extras']).default('timeline').meta({
        description: 'Where notes go: into the timeline, or into the extras of the person.',
      }),
    }),
    output: ImportView,
  },
  Imports_undo: {
    http: 'DELETE /api/imports/{id}/application',
    access: 'write',
    summary:
      'Undoes an import in the background, within 30 days. Data that has changed since stays, and the rows say why.',
    refuses: ['conflict'],
    input: z.strictObject({ id: Id }),
    output: ImportView,
  },
  Imports_remove: {
    http: 'DELETE /api/imports/{id}',
    access: 'write',
    summary: 'Removes an import from the list. The people stay, and it can no longer be undone.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
} as const satisfies Api
