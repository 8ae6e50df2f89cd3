import { z } from 'zod'
import { limit, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { Tag } from '../connections/record/api.ts'

const TagView = z.object({ tag: Tag, people: z.int().meta({ examples: [12] }) }).meta({ id: 'Tag' })

export const tagsApi = {
  Tags_list: {
    http: 'GET /api/tags',
    access: 'read',
    summary:
      'Lists your tags in alphabetical order, each with how many people have it. Spellings that differ in case or accents are one tag. The `Link` header leads to the next page.',
    input: z.strictObject({
      limit: limit(500, 100),
      after: Tag.optional().meta({ description: 'The last tag of the previous page, as in its `Link` header.' }),
    }),
    output: z.array(TagView),
    paged: 'after',
  },
  Tags_rename: {
    http: 'PATCH /api/tags/{tag}',
    access: 'write',
    summary:
      'Renames a tag of everyone who has it. If the new name is another tag of yours, the two become one. The rhythm of the tag goes with it, unless the other tag has its own, and an address book of the people with this tag follows it.',
    input: z.strictObject({ tag: Tag, to: Tag.meta({ description: 'The new name.', examples: ['product design'] }) }),
    output: TagView.extend({
      pending: z.literal(true).optional().meta({
        description: 'Present if many people have the tag: the rest of them change within minutes.',
        examples: [],
      }),
    }).meta({ id: 'RenamedTag' }),
  },
  Tags_remove: {
    http: 'DELETE /api/tags/{tag}',
    access: 'write',
    summary:
      'Removes a tag from everyone who has it, and its rhythm. An address book of the people with this tag is empty from then on. If many people have it, this takes some minutes.',
    input: z.strictObject({ tag: Tag }),
    output: Nothing,
  },
} as const satisfies Api
