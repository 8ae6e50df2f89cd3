import { z } from 'zod'
import type { Api } from '#contract/operation.ts'

const Count = z.int().min(0).max(1000)

export const countsApi = {
  Counts_get: {
    http: 'GET /api/counts',
    access: 'read',
    summary:
      'Counts what waits for you, for example to show on tabs. Each number goes up to 1000, which means 1000 or more.',
    input: z.strictObject({}),
    output: z
      .object({
        due: Count.meta({ description: 'Open promises that are overdue or due today.', examples: [3] }),
        suggestions: Count.meta({ description: 'Suggested promises to accept or dismiss.', examples: [2] }),
        captures: Count.meta({ description: 'Captures that are about nobody yet.', examples: [1] }),
        drafts: Count.meta({ description: 'Follow-ups that are drafted and not snoozed.', examples: [1] }),
        leads: Count.meta({ description: 'Leads that wait to be connected or discarded.', examples: [4] }),
        leadsInReview: Count.meta({ description: 'Leads that may be spam.', examples: [0] }),
      })
      .meta({ id: 'Counts' }),
  },
} as const satisfies Api
