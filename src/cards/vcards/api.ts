import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { StoredFileOutput, StreamedFileOutput } from '#contract/files.ts'
import type { Api } from '#contract/operation.ts'

const Version = z
  .enum(['3.0', '4.0'])
  .default('3.0')
  .meta({
    description: 'vCard version: 3.0 works with most phones and address books, 4.0 is the newer standard.',
    examples: ['3.0'],
  })

export const vcardsApi = {
  Connections_vcard: {
    http: 'GET /api/connections/{connectionId}/vcard',
    access: 'read',
    summary: 'Downloads a connection as a vCard for any address book. It does not contain notes or promises.',
    input: z.strictObject({ connectionId: Id, version: Version }),
    output: StoredFileOutput,
    bytes: ['text/vcard'],
  },
  AddressBook_export: {
    http: 'GET /api/address-book',
    access: 'read',
    summary:
      'Downloads all your connections as one vCard file for any address book. It does not contain notes or promises.',
    input: z.strictObject({ version: Version }),
    output: StreamedFileOutput,
    bytes: ['text/vcard'],
  },
} as const satisfies Api
