import { z } from 'zod'
import { Id, Instant } from '#contract/fields.ts'
import { StreamedFileOutput, UploadedFile } from '#contract/files.ts'
import type { Api } from '#contract/operation.ts'
import { ReasonField } from '#contract/texts/reason.ts'

const Count = z.object({
  added: z.int().meta({ examples: [412] }),
  alreadyThere: z.int().meta({ description: 'Records you already have.', examples: [0] }),
  differed: z.int().meta({ description: 'Records you have with other contents. Yours stay.', examples: [0] }),
  leftOut: z.int().meta({ description: 'Records that could not be imported. `notes` says why.', examples: [0] }),
})

const ArchiveImportView = z
  .object({
    id: Id,
    state: z.enum(['waiting', 'running', 'complete', 'failed']).meta({ examples: ['running'] }),
    progress: z
      .int()
      .min(0)
      .max(100)
      .meta({ description: 'In percent.', examples: [40] }),
    failure: ReasonField.optional().meta({
      description: 'Why the import failed. Records imported before that stay.',
      examples: [],
    }),
    origin: z
      .object({
        name: z.string().meta({ examples: ['Rui Costa'] }),
        email: z.string().meta({ examples: ['rui@example.com'] }),
        timeZone: z.string().meta({ examples: ['Europe/Lisbon'] }),
        madeAt: Instant,
      })
      .meta({ description: 'The member in the archive, and when it was made.' }),
    counts: z.record(z.string(), Count).meta({
      description: 'The number of records with each result, by kind.',
      examples: [{ people: exampleCount() }],
    }),
    notes: z
      .array(
        z.object({
          kind: z.string().meta({ examples: ['cards'] }),
          id: z.string().meta({ examples: ['0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35'] }),
          what: ReasonField.meta({ examples: ['The slug rui is taken here, so the card is at rui-2.'] }),
        }),
      )
      .meta({ description: 'Records that were changed or left out. At most 100.' }),
    createdAt: Instant,
    finishedAt: Instant.optional().meta({ examples: [] }),
  })
  .meta({ id: 'ArchiveImport' })

export const archiveApi = {
  Archive_export: {
    http: 'GET /api/export',
    access: 'read',
    refuses: ['confirmation_needed'],
    summary: 'Downloads all your data in one ZIP file: records as JSON lines, people as vCards, recordings and photos.',
    input: z.strictObject({}),
    output: StreamedFileOutput,
    bytes: ['application/zip'],
  },
  Archive_import: {
    http: 'POST /api/archive-imports',
    access: 'write',
    summary:
      'Imports an archive from this or another Kith in the background. Your data is not changed, and records you already have are skipped. Send the file in a form or as the body.',
    refuses: ['conflict'],
    input: z.strictObject({
      archive: UploadedFile.meta({
        description: 'A ZIP file from `Archive_export`. At most 2 GB, unless the operator has set another limit.',
      }),
    }),
    output: ArchiveImportView,
    created: '/api/archive-imports/{id}',
    upload: 'archive',
    uploadAlone: 'application/*',
  },
  Archive_imports: {
    http: 'GET /api/archive-imports',
    access: 'read',
    summary: 'Lists your archive imports, newest first.',
    input: z.strictObject({}),
    output: z.object({ imports: z.array(ArchiveImportView) }),
  },
  Archive_status: {
    http: 'GET /api/archive-imports/{id}',
    access: 'read',
    summary: 'Returns the progress and result of an archive import.',
    input: z.strictObject({ id: Id }),
    output: ArchiveImportView,
  },
} as const satisfies Api

function exampleCount() {
  return { added: 412, alreadyThere: 0, differed: 0, leftOut: 0 }
}
