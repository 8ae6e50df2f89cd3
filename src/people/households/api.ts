import { z } from 'zod'
import { Id, limit, line } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { ConnectionView } from '../connections/api.ts'
import { DateView } from '../dates/api.ts'
import { contactWithAny, OrganizationPerson } from '../organizations/api.ts'

const Key = line(130).meta({
  description: 'The same for all spellings of the address, with or without the country.',
  examples: ['hamburg-hafen-st-12'],
})
const { company, displayName } = ConnectionView.shape

const HouseholdView = z
  .object({
    key: Key,
    name: z.string().meta({ description: 'Who to address a card to.', examples: ['Rita, Pavel and Milo Blom'] }),
    address: z
      .array(z.string().meta({ examples: ['20359 Hamburg'] }))
      .meta({ description: 'The lines of the envelope below the name.' }),
    members: z
      .array(OrganizationPerson.omit({ since: true, until: true }).extend({ company }).meta({ id: 'HouseholdPerson' }))
      .meta({ description: 'Who of your people lives there.' }),
    names: z
      .array(displayName)
      .meta({ description: 'Partners and children of theirs whom you know only as the name of a relation.' }),
  })
  .meta({ id: 'Household' })

const HouseholdDate = DateView.pick({ connectionId: true, date: true, label: true, nextOn: true })
  .extend({ kind: z.enum(['birthday', ...DateView.shape.kind.options]).meta({ examples: ['birthday'] }) })
  .meta({ id: 'HouseholdDate' })

export const householdsApi = {
  Households_list: {
    http: 'GET /api/households',
    access: 'read',
    summary:
      'Lists who of your people live together, derived from their addresses: one address, one card to send. People who died are left out. The `Link` header leads to the next page.',
    refuses: ['not_found'],
    input: z.strictObject({
      connectionId: Id.optional().meta({ description: 'Only the homes of this person.' }),
      limit: limit(200, 100).meta({ description: 'How many addresses to look at.' }),
      after: Key.optional().meta({
        description: 'The cursor in the `Link` header of the previous page.',
        examples: [],
      }),
    }),
    output: z.array(HouseholdView),
    paged: 'after',
  },
  Households_get: {
    http: 'GET /api/households/{key}',
    access: 'read',
    summary:
      'Returns a household with the last contact with any of its people, your open promises to them and their coming dates.',
    input: z.strictObject({ key: Key }),
    output: HouseholdView.extend({
      ...contactWithAny,
      dates: z
        .array(HouseholdDate)
        .meta({ description: 'Their coming birthdays and other dates, the next one first.' }),
    }).meta({ id: 'HouseholdPage' }),
  },
} as const satisfies Api
