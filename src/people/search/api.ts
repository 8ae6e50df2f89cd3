import { z } from 'zod'
import { anyText, Cursor, Id, limit, Next } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { ConnectionView } from '../connections/api.ts'
import { Source } from '../interactions/api.ts'

export const FoundView = z
  .object({
    connectionId: Id,
    ...ConnectionView.pick({
      displayName: true,
      company: true,
      title: true,
      location: true,
      tags: true,
      lastContactAt: true,
      photo: true,
    }).shape,
    matched: z
      .object({
        field: z.string().meta({ examples: ['note'] }),
        text: z.string().meta({ examples: ['She is moving to Porto in May'] }),
        source: Source.optional(),
        promiseId: Id.optional().meta({ description: 'Present if it is a promise.', examples: [] }),
      })
      .optional()
      .meta({ description: 'Where the query was found, if not in the name.' }),
  })
  .meta({ id: 'FoundConnection' })

const maxFound = 50

export const searchApi = {
  Connections_search: {
    http: 'GET /api/connections',
    access: 'read',
    summary:
      'Searches people by name, company, title, e-mail, phone, tag, place, how you met, or words in your notes and promises.',
    input: z.strictObject({
      query: anyText(120)
        .optional()
        .meta({ examples: ['ana design'] }),
      limit: limit(maxFound, 20),
      cursor: Cursor.optional(),
    }),
    output: z.object({
      connections: z.array(FoundView),
      unmatched: z
        .array(z.string())
        .optional()
        .meta({ description: 'The words of the query that fit none of these people.', examples: [] }),
      ambiguous: z
        .string()
        .optional()
        .meta({ description: 'A message, present if several people match equally well.' }),
      nobody: z.string().optional().meta({
        description: 'A message, present if nobody was found. It says how to add people.',
        examples: [],
      }),
      more: z.string().optional().meta({ description: 'A message, present if there are more results.' }),
      next: Next,
    }),
    tool: {
      name: 'search_connections',
      title: 'Search connections',
      description:
        'Searches people the member has met, by name (also nicknames, typos, initials and other alphabets), company, title, e-mail, phone, tag, place or words in notes and promises. Gives the connectionId.',
      arguments: {
        query: 'Names or words. None: the most recent people.',
        limit: 'How many.',
        cursor: 'The next of the previous answer.',
      },
      omit: ['connections.photo', 'connections.matched.source=member'],
      lists: {
        connections: {
          line: ['displayName', 'title', 'company', 'location', 'connectionId'],
          page: { argument: 'cursor' },
        },
      },
    },
  },
} as const satisfies Api
