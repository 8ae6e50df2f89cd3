import { z } from 'zod'
import { Cursor, Id, Instant, limit, line, Next, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { ConnectionView, PhotoVersion } from '../connections/api.ts'
import { PartialDate } from '../connections/parts/api.ts'
import { maxLength } from '../connections/record/api.ts'
import { PromiseView } from '../promises/api.ts'

const Key = line(maxLength.company).meta({
  description: 'A key from the list. The name in any spelling also works.',
  examples: ['banco-atlantico'],
})
const Name = line(maxLength.company).meta({ examples: ['Banco Atlântico'] })
const People = z.int().meta({ examples: [3] })

const OrganizationView = z
  .object({
    key: Key.meta({
      description: 'The same for all spellings of the name, with or without a legal form such as LLC or GmbH.',
      examples: ['banco-atlantico'],
    }),
    name: Name.meta({ description: 'The name you chose, or the most common spelling.' }),
    people: People.meta({ description: 'How many of your people are there.' }),
  })
  .meta({ id: 'Organization' })

export const OrganizationPerson = z
  .object({
    connectionId: Id,
    displayName: ConnectionView.shape.displayName,
    title: ConnectionView.shape.title,
    since: PartialDate.optional().meta({ description: 'The year, month or day they began there.' }),
    until: PartialDate.optional(),
    lastContactAt: Instant.optional(),
    photo: PhotoVersion.optional(),
  })
  .meta({ id: 'OrganizationPerson' })

/** What is between the member and several people, here and in a household. */
export const contactWithAny = {
  lastContactAt: Instant.optional().meta({ description: 'The last contact with any of them.' }),
  lastContactWith: z.object({ connectionId: Id, displayName: ConnectionView.shape.displayName }).optional(),
  promises: z.array(PromiseView).meta({ description: 'Your open promises to any of them, soonest due first.' }),
  morePromises: z.literal(true).optional().meta({
    description: 'Present if there are more open promises than these.',
    examples: [],
  }),
}

const OrganizationPage = OrganizationView.extend({
  otherNames: z
    .array(z.object({ key: Key, name: Name }))
    .meta({ description: 'Companies that you merged into this one. Each can be separated again.' }),
  members: z.array(OrganizationPerson).meta({ description: 'Your people there, by name.' }),
  next: Next,
  former: z
    .array(OrganizationPerson)
    .meta({ description: 'Those who were there and are not any more, by name, at most 100.' }),
  ...contactWithAny,
}).meta({ id: 'OrganizationPage' })

export const maxPromisesShown = 20

export const organizationsApi = {
  Organizations_list: {
    http: 'GET /api/organizations',
    access: 'read',
    summary:
      'Lists the companies of your people, derived from their records. Spellings that differ in case, accents or legal form are one. The `Link` header leads to the next page.',
    input: z.strictObject({
      order: z.enum(['name', 'people']).default('name').meta({
        description: '`name`: by name. `people`: those with the most of your people first.',
      }),
      query: line(maxLength.company)
        .optional()
        .meta({
          description: 'Only companies with this in one of their names.',
          examples: ['atlan'],
        }),
      limit: limit(500, 100),
      after: line(120)
        .optional()
        .meta({
          description: 'The cursor in the `Link` header of the previous page.',
          examples: ['banco-atlantico'],
        }),
    }),
    output: z.array(OrganizationView),
    paged: 'after',
  },
  Organizations_get: {
    http: 'GET /api/organizations/{key}',
    access: 'read',
    summary:
      'Returns a company with your people there, the last contact with any of them and your open promises to them.',
    input: z.strictObject({ key: Key, limit: limit(500, 100), cursor: Cursor.optional() }),
    output: OrganizationPage,
  },
  Organizations_update: {
    http: 'PATCH /api/organizations/{key}',
    access: 'write',
    summary: 'Chooses how a company is called. No person’s record changes. Null goes back to the most common spelling.',
    refuses: ['conflict'],
    input: z.strictObject({ key: Key, name: Name.nullable() }),
    output: OrganizationView,
  },
  Organizations_merge: {
    http: 'POST /api/organizations/{key}/merge',
    access: 'write',
    summary:
      'Makes another company a further name of this one, such as Alphabet of Google. No person’s record changes, and the two can be separated again.',
    refuses: ['conflict'],
    input: z.strictObject({ key: Key, otherKey: Key.meta({ examples: ['banco-atlantico-seguros'] }) }),
    output: OrganizationView,
  },
  Organizations_separate: {
    http: 'DELETE /api/organizations/{key}/merge/{otherKey}',
    access: 'write',
    summary: 'Undoes a merge: the other company is listed by itself again, with the names it had.',
    input: z.strictObject({ key: Key, otherKey: Key.meta({ examples: ['banco-atlantico-seguros'] }) }),
    output: Nothing,
  },
} as const satisfies Api
