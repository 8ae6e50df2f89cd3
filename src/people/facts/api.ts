import { z } from 'zod'
import { Id, Instant } from '#contract/fields.ts'

const Stated = z.object({
  value: z.string().meta({ examples: ['Banco Atlântico'] }),
  ixId: Id.meta({ description: 'The timeline entry that states it.' }),
  occurredAt: Instant,
  sentence: z.string().meta({ examples: ['Ana works at Banco Atlântico now.'] }),
})

/** Facts about a person from notes. */
export const FactView = Stated.extend({
  kind: z
    .enum([
      'employer',
      'place',
      'family',
      'introduced_by',
      'diet',
      'allergy',
      'pet',
      'lent',
      'borrowed',
      'they_owe',
      'i_owe',
      'birthday',
      'anniversary',
    ])
    .meta({
      description: '`lent`: you lent it to the person; `borrowed`: you have it from them.',
      examples: ['employer'],
    }),
  about: z
    .string()
    .optional()
    .meta({ description: 'Present if it is about somebody else, such as a relative.', examples: ['Inês'] }),
  ended: z.literal(true).optional().meta({ description: 'Present if it is no longer so.', examples: [] }),
  before: Stated.optional().meta({ description: 'What it replaced.' }),
}).meta({ id: 'Fact' })
