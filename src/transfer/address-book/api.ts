import { z } from 'zod'
import { Id, Instant, limit, line, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { DisplayName, details } from '#people/connections/record/api.ts'

const choice = {
  people: z.enum(['reachable', 'tagged']).meta({
    description:
      '`reachable` for everybody with an e-mail address, a phone number or a birthday; `tagged` for those with the tag.',
    examples: ['reachable'],
  }),
  tag: line(40)
    .optional()
    .meta({ description: 'Required with `tagged`. People added on a device get it.', examples: ['friends'] }),
}

const count = (of: string) => z.int().meta({ description: `How many people ${of}.`, examples: [120] })

const RemovedPerson = z
  .object({
    connectionId: Id,
    displayName: DisplayName,
    company: details.company.optional(),
    removedAt: Instant,
  })
  .meta({ id: 'RemovedFromAddressBook' })

const person = z.strictObject({ connectionId: Id })

export const addressBookApi = {
  AddressBook_choice: {
    http: 'GET /api/address-book/choice',
    access: 'read',
    summary: 'Returns who is in the address book that your devices sync, and how many were removed on a device.',
    input: z.strictObject({}),
    output: z
      .object({
        ...choice,
        inBook: count('are in the address book, as of the last sync'),
        removed: count('were removed on a device'),
      })
      .meta({ id: 'AddressBookChoice' }),
  },
  AddressBook_choose: {
    http: 'PUT /api/address-book/choice',
    access: 'write',
    summary: 'Chooses who is in the address book that your devices sync. Nobody is removed from Kith.',
    input: z.strictObject(choice),
    output: Nothing,
  },
  AddressBook_removed: {
    http: 'GET /api/address-book/removed',
    access: 'read',
    summary:
      'Lists the people who were removed on a device, latest first. They stay in Kith with their timeline and promises.',
    input: z.strictObject({ limit: limit(500, 100) }),
    output: z.object({ people: z.array(RemovedPerson) }),
  },
  AddressBook_takeOut: {
    http: 'DELETE /api/address-book/people/{connectionId}',
    access: 'write',
    summary: 'Takes a person out of the address book that your devices sync. The person stays in Kith.',
    input: person,
    output: Nothing,
  },
  AddressBook_putBack: {
    http: 'PUT /api/address-book/people/{connectionId}',
    access: 'write',
    summary: 'Puts a person back into the address book that your devices sync.',
    input: person,
    output: Nothing,
  },
  AddressBook_putAllBack: {
    http: 'POST /api/address-book/removed/restoration',
    access: 'write',
    summary: 'Puts everybody back who was removed on a device.',
    input: z.strictObject({}),
    output: z.object({ putBack: count('were put back') }),
  },
} as const satisfies Api
