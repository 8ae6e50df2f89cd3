import { z } from 'zod'
import { Id, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { ConnectionView } from '../connections/api.ts'

export const connectionRemovalApi = {
  Connections_remove: {
    http: 'DELETE /api/connections/{connectionId}',
    access: 'write',
    summary: 'Removes a person and their timeline, promises and follow-ups. You can restore them for 30 days.',
    input: z.strictObject({ connectionId: Id }),
    output: Nothing,
  },
  Connections_restore: {
    http: 'POST /api/connections/{connectionId}/restoration',
    access: 'write',
    summary:
      'Restores a person who was removed in the last 30 days, with their timeline, promises and follow-ups. Restoring them again changes nothing.',
    refuses: ['gone'],
    input: z.strictObject({ connectionId: Id }),
    output: ConnectionView,
  },
} as const satisfies Api
