import { z } from 'zod'
import { Id, Instant } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'

const JobView = z
  .object({
    id: Id,
    kind: z.string().meta({ examples: ['memo.transcribe'] }),
    about: z.record(z.string(), z.unknown()).meta({
      description: 'What it is about, by id.',
      examples: [{ ixId: '0198c5a7-0c3b-7a92-b5d4-91e07f3c2b64' }],
    }),
    state: z.enum(['waiting', 'running', 'failed']).meta({ examples: ['running'] }),
    progress: z
      .int()
      .min(0)
      .max(100)
      .optional()
      .meta({ description: 'In hundredths, while it runs.', examples: [40] }),
    attempts: z
      .int()
      .min(0)
      .meta({ description: 'How often it was tried.', examples: [1] }),
    nextTryAt: Instant.optional(),
    createdAt: Instant,
  })
  .meta({ id: 'Job' })

export const jobsApi = {
  Jobs_list: {
    http: 'GET /api/jobs',
    access: 'read',
    summary: 'What is being done for you in the background, and what could not be done.',
    input: z.strictObject({}),
    output: z.object({ jobs: z.array(JobView) }),
  },
  Jobs_retry: {
    http: 'POST /api/jobs/{id}/retry',
    access: 'write',
    summary: 'Tries again what could not be done.',
    refuses: ['conflict'],
    input: z.strictObject({ id: Id }),
    output: JobView,
  },
} as const satisfies Api
