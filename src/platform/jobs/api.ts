import { z } from 'zod'
import { Id, IdCursor, Instant, Next } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { ReasonField } from '#contract/texts/reason.ts'

const JobView = z
  .object({
    id: Id,
    kind: z.string().meta({ examples: ['memo.transcribe'] }),
    about: z.record(z.string(), z.unknown()).meta({
      description: 'The ids of the records the job works on.',
      examples: [{ ixId: '0198c5a7-0c3b-7a92-b5d4-91e07f3c2b64' }],
    }),
    state: z.enum(['waiting', 'running', 'failed']).meta({ examples: ['running'] }),
    progress: z
      .int()
      .min(0)
      .max(100)
      .optional()
      .meta({ description: 'Progress in percent, while the job runs.', examples: [40] }),
    attempts: z
      .int()
      .min(0)
      .meta({ description: 'How often the job has been tried.', examples: [1] }),
    reason: ReasonField.optional().meta({ description: 'Why the job failed.', examples: [] }),
    nextTryAt: Instant.optional(),
    createdAt: Instant,
  })
  .meta({ id: 'Job' })

export const jobsApi = {
  Jobs_list: {
    http: 'GET /api/jobs',
    access: 'read',
    summary: 'Lists your background jobs that are waiting, running or failed, newest first.',
    input: z.strictObject({ cursor: IdCursor.optional() }),
    output: z.object({
      jobs: z.array(JobView),
      more: z.string().optional().meta({ description: 'A message, present if there are more results.' }),
      next: Next,
    }),
  },
  Jobs_retry: {
    http: 'POST /api/jobs/{id}/retry',
    access: 'write',
    summary: 'Retries a failed job.',
    refuses: ['conflict'],
    input: z.strictObject({ id: Id }),
    output: JobView,
  },
} as const satisfies Api
