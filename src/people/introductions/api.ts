import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { ConnectionView } from '../connections/api.ts'
import { DisplayName, lists, optional } from '../connections/record/api.ts'
import { interactionsApi } from '../interactions/api.ts'
import { FindingView, suggestionAdvice } from '../promises/api.ts'

const { company, title, location, howMet, metOn } = optional
const { emails, phones, tags } = z.strictObject(lists).partial().shape

const LikelyPerson = ConnectionView.pick({
  connectionId: true,
  displayName: true,
  company: true,
  title: true,
  location: true,
  lastContactAt: true,
}).extend({ reasons: z.array(z.string().meta({ examples: ['Both have the e-mail ana@example.com.'] })) })

export const introductionsApi = {
  Connections_introduce: {
    http: 'POST /api/introductions',
    access: 'write',
    summary:
      'Adds a person you met, with a first note. If you may have them already, adds nobody and returns the likely people instead. The same person within a minute is added once.',
    input: z.strictObject({
      displayName: DisplayName,
      ...{ company, title, location, howMet, metOn, emails, phones, tags },
      note: interactionsApi.Memory_addNote.input.shape.text
        .optional()
        .meta({ description: 'The first note. Promises in it are found as in any note.' }),
      asNew: z
        .boolean()
        .optional()
        .meta({ description: 'Adds the person even if somebody is likely the same.', examples: [true] }),
    }),
    output: z
      .object({
        made: z.boolean().meta({ description: 'Whether the person was added.', examples: [true] }),
        connectionId: Id.optional().meta({ description: 'Present if the person was added.' }),
        found: z
          .array(FindingView)
          .optional()
          .meta({ description: 'The promises found in the note: open ones and suggestions.' }),
        likely: z
          .array(LikelyPerson)
          .optional()
          .meta({ description: 'If nobody was added: who it may be, the likeliest first.' }),
        next: z.string().optional().meta({ description: 'If nobody was added: what to do now.', examples: [] }),
      })
      .meta({ id: 'Introduction' }),
    tool: {
      name: 'add_connection',
      set: 'full',
      title: 'Add a connection',
      description:
        'Adds a person the member met, with a first note. Adds nobody but answers with the likely people if they may be there already: ask the member, then use add_note or update_connection, or repeat with asNew. Requires write scope.',
      advice: suggestionAdvice,
    },
  },
} as const satisfies Api
