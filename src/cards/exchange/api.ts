import { z } from 'zod'
import { anyText, Email, line, text } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { Slug } from '#members/workspaces/api.ts'
import { PublicCard } from '../cards/api.ts'

/** What a visitor says of themselves. */
export const visitorDetails = {
  displayName: line(120).meta({ examples: ['Ana Ribeiro'] }),
  email: Email,
  phone: line(40).meta({ examples: ['+351 912 345 678'] }),
  company: line(120).meta({ examples: ['Banco Atlântico'] }),
  title: line(120).meta({ examples: ['Head of Design'] }),
  note: text(2000).meta({ examples: ['We met at the design meetup. I would love to hear more about the ceramics.'] }),
}

const { displayName, ...optional } = visitorDetails

export const exchangeApi = {
  Exchange_submitToCard: {
    http: 'POST /api/public/w/{workspace}/{card}/exchange',
    access: 'public',
    summary:
      'Leaves your details with the owner of a card. Only a name is needed; leave out what you do not want to say.',
    input: z.strictObject({
      workspace: Slug,
      card: Slug,
      displayName,
      ...z.strictObject(optional).partial().shape,
      consent: z
        .boolean()
        .optional()
        .meta({ description: 'The words about consent were shown, and agreed to.', examples: [true] }),
      sendCopy: z
        .boolean()
        .optional()
        .meta({ description: 'Sends the card to `email`.', examples: [true] }),
      stamp: anyText(200).optional().meta({ description: 'What the form on the page of the card carries.' }),
      proof: anyText(64).optional().meta({
        description:
          'Work done for it: a text that, put behind `stamp`, gives a SHA-256 that begins with 16 zero bits.',
      }),
      homepage: anyText(500).optional().meta({ description: 'Leave it out or empty: people do not see this field.' }),
    }),
    output: z
      .object({
        received: z.literal(true).meta({ examples: [true] }),
        message: z.string().meta({ examples: ['Thank you. Rui Costa has your details.'] }),
        card: z.object({
          name: PublicCard.shape.name,
          url: PublicCard.shape.url,
          vcardUrl: PublicCard.shape.vcardUrl,
        }),
      })
      .meta({ id: 'Received' }),
    created: null,
    // The longest of everything, in emoji that a client writes as two \\u escapes each.
    bodyLimit: 32 * 1024,
  },
} as const satisfies Api
