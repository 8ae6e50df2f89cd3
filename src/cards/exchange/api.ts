import { z } from 'zod'
import { anyText, blankable, Email, line, text } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { Slug } from '#members/workspaces/api.ts'
import { PublicCard } from '../cards/api.ts'

/** The details that a visitor leaves. */
export const visitorDetails = {
  displayName: line(120).meta({ examples: ['Ana Ribeiro'] }),
  email: Email,
  phone: line(40).meta({ examples: ['+351 912 345 678'] }),
  company: line(120).meta({ examples: ['Banco Atlântico'] }),
  title: line(120).meta({ examples: ['Head of Design'] }),
  note: text(2000).meta({ examples: ['We met at the design meetup. I would love to hear more about the ceramics.'] }),
}

const { displayName, email, phone, company, title, note } = visitorDetails

export const exchangeApi = {
  Exchange_submitToCard: {
    http: 'POST /api/public/w/{workspace}/{card}/exchange',
    access: 'public',
    summary: 'Sends your details to the owner of a card. Only a name is required.',
    input: z.strictObject({
      workspace: Slug,
      card: Slug,
      displayName,
      email: blankable(email),
      phone: blankable(phone),
      company: blankable(company),
      title: blankable(title),
      note: blankable(note),
      consent: z
        .boolean()
        .optional()
        .meta({ description: 'Whether the visitor saw the consent text and agreed.', examples: [true] }),
      sendCopy: z
        .boolean()
        .optional()
        .meta({
          description: 'Whether to e-mail the card to `email`. Ignored if the card’s `sendsCopies` is false.',
          examples: [true],
        }),
      stamp: anyText(200).optional().meta({ description: 'The stamp of the form on the page of the card.' }),
      proof: anyText(64).optional().meta({
        description:
          'Proof of work: a text that, appended to `stamp`, gives a SHA-256 hash that begins with 16 zero bits.',
      }),
      homepage: anyText(500)
        .optional()
        .meta({ description: 'Leave it empty: people do not see this field, so only bots fill it in.' }),
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
    // Enough for the longest values, in emoji that a client writes as two \\u escapes each.
    bodyLimit: 32 * 1024,
  },
} as const satisfies Api
