import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { StoredFileOutput, StreamedFileOutput } from '#contract/files.ts'
import type { Api } from '#contract/operation.ts'

const Version = z
  .enum(['3.0', '4.0'])
  .default('3.0')
  .meta({
    description: 'Of vCard: 3.0 is what phones and address books read, 4.0 the newer standard.',
    examples: ['3.0'],
  })

export const vcardsApi = {
  Connections_vcard: {
    http: 'GET /api/connections/{connectionId}/vcard',
    access: 'read',
    summary: 'A person as a vCard, for any address book. Notes and promises are not in it.',
    input: z.strictObject({ connectionId: Id, version: Version }),
    output: StoredFileOutput,
    bytes: ['text/vcard'],
  },
  AddressBook_export: {
    http: 'GET /api/address-book',
    access: 'read',
    summary: 'All the people you know in one file of vCards, for any address book. Notes and promises are not in it.',
    input: z.strictObject({ version: Version }),
    output: StreamedFileOutput,
    bytes: ['text/vcard'],
  },
} as const satisfies Api
