import { z } from 'zod'
import { Id, limit } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { ConnectionView } from '../connections/api.ts'
import { maxLength } from '../connections/record/api.ts'

export const maxDrawn = 2000

const Count = z.int().meta({ examples: [12] })
const Company = z.string().meta({ description: 'The key of a company.', examples: ['banco-atlantico'] })

export const networkApi = {
  Network_get: {
    http: 'GET /api/network',
    access: 'read',
    summary:
      'Returns your people with how they are linked: by relations and by entries about several of them. With many people, those with the most links come first and the rest are left out.',
    input: z.strictObject({
      tag: ConnectionView.shape.tags.element.optional().meta({ description: 'Only people with this tag.' }),
      company: ConnectionView.shape.company.meta({
        description: 'Only people at this company: its key, or its name in any spelling.',
        examples: ['banco-atlantico'],
      }),
      limit: limit(maxDrawn, 300),
    }),
    output: z.object({
      people: z.array(
        z
          .object({
            connectionId: Id,
            displayName: z
              .string()
              .max(maxLength.displayName)
              .meta({ examples: ['Ana Ribeiro'] }),
            entries: Count.meta({ description: 'How many entries are about them.' }),
            company: Company.optional(),
          })
          .meta({ id: 'NetworkPerson' }),
      ),
      links: z
        .array(
          z
            .object({
              connectionId: Id,
              otherId: Id,
              related: z.boolean().meta({ description: 'Whether they are related.', examples: [true] }),
              shared: Count.meta({ description: 'How many entries are about both.' }),
            })
            .meta({ id: 'NetworkLink' }),
        )
        .meta({ description: 'Each pair once, those with the most in common first, at most 6,000.' }),
      companies: z.array(
        z
          .object({ key: Company, name: z.string().meta({ examples: ['Banco Atlântico'] }) })
          .meta({ id: 'NetworkCompany' }),
      ),
      total: Count.meta({ description: 'How many people there are in all, with this tag or at this company.' }),
    }),
  },
} as const satisfies Api
