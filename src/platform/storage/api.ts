import { z } from 'zod'
import type { Api } from '#contract/operation.ts'

const Bytes = z.int().min(0)

export const storageApi = {
  Storage_get: {
    http: 'GET /api/storage',
    access: 'read',
    summary: 'Returns how much your recordings, photos and files use, and how much you can use.',
    input: z.strictObject({}),
    output: z
      .object({
        usedBytes: Bytes.meta({ description: 'Photos count by an average size.', examples: [52_428_800] }),
        limitBytes: Bytes.optional().meta({
          description: 'If left out, there is no limit for you.',
          examples: [1_073_741_824],
        }),
      })
      .meta({ id: 'Storage' }),
  },
} as const satisfies Api
