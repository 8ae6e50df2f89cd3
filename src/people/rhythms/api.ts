import { z } from 'zod'
import { Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { Tag } from '../connections/record/api.ts'

const Days = z
  .int()
  .min(1)
  .max(3650)
  .meta({ description: 'How often to be in touch, in days.', examples: [90] })
const TagRhythmView = z.object({ tag: Tag, days: Days }).meta({ id: 'TagRhythm' })

export const rhythmsApi = {
  Rhythms_list: {
    http: 'GET /api/tag-rhythms',
    access: 'read',
    summary: 'Lists your tags that have a rhythm: how often to be in touch with people who have the tag.',
    input: z.strictObject({}),
    output: z.object({ rhythms: z.array(TagRhythmView) }),
  },
  Rhythms_set: {
    http: 'PUT /api/tag-rhythms/{tag}',
    access: 'write',
    summary:
      'Sets how often to be in touch with people who have a tag. If a person has several such tags, the shortest rhythm counts; a rhythm set for the person overrides them.',
    refuses: ['conflict'],
    input: z.strictObject({ tag: Tag, days: Days }),
    output: TagRhythmView,
  },
  Rhythms_remove: {
    http: 'DELETE /api/tag-rhythms/{tag}',
    access: 'write',
    summary: 'Removes the rhythm of a tag. People keep the tag.',
    input: z.strictObject({ tag: Tag }),
    output: Nothing,
  },
} as const satisfies Api
