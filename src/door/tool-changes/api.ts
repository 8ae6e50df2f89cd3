import { z } from 'zod'
import { Id, Instant } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'

export const toolChangesApi = {
  ToolChanges_undo: {
    http: 'POST /api/tool-changes/undo',
    access: 'write',
    summary:
      'Undoes the last change that this token or app made with a tool in the last 24 hours. Repeating it undoes the change before. A change to something that was changed again since is not undone.',
    refuses: ['not_found', 'conflict'],
    input: z.strictObject({}),
    output: z.object({
      undone: z
        .string()
        .meta({ description: 'What was done to undo it.', examples: ['Removed the note to Ana Ribeiro: “Coffee.”'] }),
      tool: z.string().meta({ description: 'The tool that had made the change.', examples: ['add_note'] }),
      changedAt: Instant.meta({ description: 'When the tool made it.' }),
      connectionId: Id.optional().meta({ description: 'The person it was about, if they still exist.' }),
      left: z.int().meta({ description: 'How many earlier changes can be undone.', examples: [2] }),
    }),
    tool: {
      name: 'undo',
      title: 'Undo the last change',
      description:
        'Undoes what this app changed last with a tool, within a day; calling it again undoes the change before. Tell the member what was undone. Requires write scope.',
      set: 'full',
    },
  },
} as const satisfies Api
