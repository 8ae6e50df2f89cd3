import { z } from 'zod'
import { Id, Instant } from '#contract/fields.ts'
import { StreamedFileOutput, UploadedFile } from '#contract/files.ts'
import type { Api } from '#contract/operation.ts'

const Count = z.object({
  added: z.int().meta({ examples: [412] }),
  alreadyThere: z.int().meta({ description: 'The same as what you have.', examples: [0] }),
  differed: z.int().meta({ description: 'You have it, and it says something else: yours stays.', examples: [0] }),
  leftOut: z.int().meta({ description: 'Could not be taken; `notes` says why.', examples: [0] }),
})

const ArchiveImportView = z
  .object({
    id: Id,
    state: z.enum(['waiting', 'running', 'complete', 'failed']).meta({ examples: ['running'] }),
    progress: z
      .int()
      .min(0)
      .max(100)
      .meta({ description: 'In hundredths.', examples: [40] }),
    failure: z
      .string()
      .optional()
      .meta({ description: 'Why it failed, in a sentence. What was taken before that stays.', examples: [] }),
    origin: z
      .object({
        name: z.string().meta({ examples: ['Rui Costa'] }),
        email: z.string().meta({ examples: ['rui@example.com'] }),
        timeZone: z.string().meta({ examples: ['Europe/Lisbon'] }),
        madeAt: Instant,
      })
      .meta({ description: 'Whose the archive says it is, and when it was made.' }),
    counts: z
      .record(z.string(), Count)
      .meta({ description: 'What came of the records, for each kind.', examples: [{ people: exampleCount() }] }),
    notes: z
      .array(
        z.object({
          kind: z.string().meta({ examples: ['cards'] }),
          id: z.string().meta({ examples: ['0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35'] }),
          what: z.string().meta({ examples: ['The slug rui is taken here: the card is at rui-2.'] }),
        }),
      )
      .meta({ description: 'What did not come in as it was: the first hundred.' }),
    createdAt: Instant,
    finishedAt: Instant.optional().meta({ examples: [] }),
  })
  .meta({ id: 'ArchiveImport' })

export const archiveApi = {
  Archive_export: {
    http: 'GET /api/export',
    access: 'read',
    summary:
      'Everything that is yours in one ZIP file: records as JSON lines, people as vCards, recordings and photos. It is made while it is sent.',
    input: z.strictObject({}),
    output: StreamedFileOutput,
    bytes: ['application/zip'],
  },
  Archive_import: {
    http: 'POST /api/archive-imports',
    access: 'write',
    summary:
      'Brings in an archive that this or another Kith exported, in the background. Nothing you have is changed, and what you have already is not added again. Send it in a form, under any name, or as the body.',
    refuses: ['conflict'],
    input: z.strictObject({
      archive: UploadedFile.meta({
        description: 'The ZIP file that `Archive_export` gave: at most 2 GB, unless the operator set another limit.',
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
    summary: 'The archives you brought in, newest first.',
    input: z.strictObject({}),
    output: z.object({ imports: z.array(ArchiveImportView) }),
  },
  Archive_status: {
    http: 'GET /api/archive-imports/{id}',
    access: 'read',
    summary: 'How far an archive has come in, and what came of it.',
    input: z.strictObject({ id: Id }),
    output: ArchiveImportView,
  },
} as const satisfies Api

function exampleCount() {
  return { added: 412, alreadyThere: 0, differed: 0, leftOut: 0 }
}
