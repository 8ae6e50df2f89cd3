import { z } from 'zod'
import { anyText, CalendarDate, Email, Id, Instant, limit, line, Nothing, text } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { fieldText } from '#contract/texts/text.ts'
import { Slug } from '#members/workspaces/api.ts'
import { Profile } from '#people/connections/record/api.ts'
import { Colour, OwnColours, ownLook, TemplateId } from '../designs/api.ts'

const AddressLabel = z.enum(['work', 'home', 'other'])

const PostalAddress = z
  .strictObject({
    label: AddressLabel.default('work'),
    street: line(200)
      .optional()
      .meta({ examples: ['Rua do Alecrim 12'] }),
    city: line(120)
      .optional()
      .meta({ examples: ['Lisbon'] }),
    region: line(120).optional(),
    postalCode: line(20)
      .optional()
      .meta({ examples: ['1200-014'] }),
    country: line(120)
      .optional()
      .meta({ examples: ['Portugal'] }),
  })
  .refine(
    ({ label: _, ...parts }) => Object.values(parts).some((part) => part !== undefined),
    fieldText('fields.notEmpty'),
  )

const details = {
  title: line(120).meta({ examples: ['Product designer'] }),
  company: line(120).meta({ examples: ['Estúdio Maré'] }),
  pronouns: line(40).meta({ examples: ['he/him'] }),
  bio: text(1000).meta({ examples: ['I design things that people keep.'] }),
}

const lists = {
  emails: z.array(z.strictObject({ label: AddressLabel.default('work'), address: Email })).max(10),
  phones: z
    .array(
      z.strictObject({
        label: z.enum(['mobile', 'work', 'home', 'fax', 'other']).default('mobile'),
        number: line(40).meta({ examples: ['+351 912 345 678'] }),
      }),
    )
    .max(10),
  addresses: z.array(PostalAddress).max(5),
  links: z
    .array(
      z.strictObject({
        url: Profile.shape.url,
        label: line(60)
          .optional()
          .meta({ examples: ['My work'] }),
      }),
    )
    .max(20),
}

const Name = line(120).meta({ examples: ['Rui Costa'] })

const written = {
  name: Name,
  ...z.strictObject(details).partial().shape,
  ...lists,
}

export const CardView = z
  .object({
    id: Id,
    slug: Slug,
    workspaceId: Id,
    url: z.string().meta({
      description: 'The public page.',
      examples: ['https://kith.example.com/w/estudio-mare/rui'],
    }),
    shortUrl: z.string().meta({
      description: 'Redirects to the page and stays the same when the slug changes: use it for print and NFC.',
      examples: ['https://kith.example.com/c/k7Xm2pQa'],
    }),
    isDefault: z.boolean().meta({ examples: [true] }),
    published: z.boolean().meta({ description: 'Whether visitors can see it.', examples: [true] }),
    listed: z.boolean().meta({ description: 'Whether search engines may list it.', examples: [false] }),
    templateId: TemplateId,
    colour: Colour,
    ...written,
    ...ownLook,
    videoBackgroundId: z
      .string()
      .optional()
      .meta({ examples: ['tide'] }),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Card' })

export const PublicCard = z
  .object({
    slug: Slug,
    workspace: z.object({ slug: Slug, name: line(120).meta({ examples: ['Estúdio Maré'] }) }),
    url: CardView.shape.url,
    shortUrl: CardView.shape.shortUrl,
    vcardUrl: z.string().meta({ examples: ['https://kith.example.com/w/estudio-mare/rui.vcf'] }),
    templateId: TemplateId,
    colour: Colour,
    ...written,
    ...ownLook,
    videoBackgroundId: CardView.shape.videoBackgroundId,
    sendsCopies: z.boolean().meta({
      description: 'Whether visitors can have this card e-mailed to them with `sendCopy`.',
      examples: [true],
    }),
  })
  .meta({ id: 'PublicCard' })

const clearable = z.strictObject({
  title: details.title.nullable(),
  company: details.company.nullable(),
  pronouns: details.pronouns.nullable(),
  bio: details.bio.nullable(),
})

const some = { name: Name.optional(), ...clearable.partial().shape, ...z.strictObject(lists).partial().shape }

const counts = {
  views: z.int().meta({ description: 'Visits to the page.', examples: [41] }),
  botViews: z.int().meta({ description: 'Visits by bots, such as link previews.', examples: [6] }),
  saves: z.int().meta({ description: 'How often the contact was saved.', examples: [9] }),
  exchanges: z.int().meta({ description: 'How often a visitor left their details.', examples: [3] }),
}

export const cardsApi = {
  Cards_create: {
    http: 'POST /api/cards',
    access: 'write',
    summary:
      'Creates a card. Only the slug is required; the name defaults to yours. Your first card becomes the default card.',
    refuses: ['not_found', 'conflict'],
    query: ['from'],
    input: z.strictObject({
      from: anyText(64)
        .optional()
        .meta({ description: 'Id or slug of one of your cards to copy. Everything but the address is copied.' }),
      slug: Slug,
      templateId: TemplateId.optional().meta({ examples: [] }),
      workspaceId: Id.optional().meta({
        description: 'The workspace of the card. Defaults to your first workspace.',
        examples: [],
      }),
      colour: Colour.optional(),
      colours: OwnColours.optional(),
      ...some,
    }),
    output: CardView,
    created: '/api/cards/{id}',
  },
  Cards_list: {
    http: 'GET /api/cards',
    access: 'read',
    summary: 'Lists your cards, oldest first.',
    input: z.strictObject({}),
    output: z.object({ cards: z.array(CardView) }),
  },
  Cards_get: {
    http: 'GET /api/cards/{id}',
    access: 'read',
    summary: 'Returns one of your cards.',
    input: z.strictObject({ id: Id }),
    output: CardView,
  },
  Cards_update: {
    http: 'PATCH /api/cards/{id}',
    access: 'write',
    summary: 'Updates a card. Omitted fields stay unchanged; null clears a field; lists are replaced.',
    refuses: ['conflict'],
    input: z.strictObject({
      id: Id,
      slug: Slug.optional(),
      published: z.boolean().optional(),
      listed: z
        .boolean()
        .optional()
        .meta({ description: 'Whether search engines may list it. New cards are not listed.' }),
      templateId: TemplateId.optional(),
      colour: Colour.optional(),
      colours: OwnColours.nullable()
        .optional()
        .meta({ description: 'Own colours, or null for those of the template.' }),
      ...some,
    }),
    output: CardView,
  },
  Cards_checkAddress: {
    http: 'GET /api/card-addresses/{slug}',
    access: 'read',
    summary: 'Returns whether a slug is free for a card, and one that is.',
    refuses: ['not_found'],
    input: z.strictObject({
      slug: Slug,
      workspaceId: Id.optional().meta({ description: 'Defaults to your first workspace.', examples: [] }),
    }),
    output: z.object({
      slug: Slug,
      url: CardView.shape.url.meta({ description: 'The page of a card with this slug.' }),
      isFree: z.boolean().meta({ examples: [true] }),
      freeSlug: Slug.meta({ description: 'The slug itself if it is free, or a similar one.' }),
    }),
  },
  Cards_remove: {
    http: 'DELETE /api/cards/{id}',
    access: 'write',
    summary:
      'Removes a card. If it was the default, your oldest remaining card becomes the default. Its leads stay. You can restore it for 30 days.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
  Cards_restore: {
    http: 'POST /api/cards/{id}/restoration',
    access: 'write',
    summary:
      'Restores a card that was removed in the last 30 days, with its photo, short address and statistics. If its slug is taken by now, it gets a similar one. Restoring it again changes nothing.',
    refuses: ['gone', 'conflict'],
    input: z.strictObject({ id: Id }),
    output: CardView,
  },
  Cards_setDefault: {
    http: 'POST /api/cards/{id}/default',
    access: 'write',
    summary: 'Makes a card your default card, the one shown first.',
    input: z.strictObject({ id: Id }),
    output: CardView,
  },
  Cards_statistics: {
    http: 'GET /api/cards/{id}/statistics',
    access: 'read',
    summary:
      'Returns daily counts of views, saves and exchanges of a card. Visitors are not identified and get no cookie.',
    input: z.strictObject({ id: Id, days: limit(366, 30) }),
    output: z.object({
      days: z
        .array(z.object({ day: CalendarDate, ...counts }))
        .meta({ description: 'Up to today in your time zone, oldest first, including days without visits.' }),
      total: z.object(counts),
    }),
  },
  CardsPublic_get: {
    http: 'GET /api/public/w/{workspace}/{card}',
    access: 'public',
    summary: 'Returns a published card as visitors see it.',
    input: z.strictObject({ workspace: Slug, card: Slug }),
    output: PublicCard,
  },
} as const satisfies Api
