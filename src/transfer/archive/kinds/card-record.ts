import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { PublicCard } from '#cards/cards/api.ts'
import type { CardRow } from '#cards/cards/row.ts'
import { Id, Instant } from '#contract/fields.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { instanceKey } from '#platform/db/instance-key.ts'
import type { Photo } from '#platform/db/schema/values.ts'

const { shape } = PublicCard

const Contents = z.strictObject({
  name: shape.name,
  title: shape.title,
  company: shape.company,
  pronouns: shape.pronouns,
  bio: shape.bio,
  emails: shape.emails,
  phones: shape.phones,
  addresses: shape.addresses,
  links: shape.links,
})

const Pixels = z.int().min(1).max(4_096)

const Picture = z.strictObject({ widths: Pixels.array().min(1).max(10), width: Pixels, height: Pixels })

export const CardRecord = z.strictObject({
  id: Id,
  slug: shape.slug,
  /** The code of the short address, and the proof that this instance issued it. */
  code: z.string().regex(/^[2-9A-Za-z]{8}$/),
  codeSeal: z.string().max(64),
  isDefault: z.literal(true).optional(),
  templateId: shape.templateId,
  colour: shape.colour,
  contents: Contents,
  colours: shape.colours,
  photo: Picture.optional(),
  logo: Picture.extend({ ground: z.enum(['#ffffff', '#1d1c1a']) }).optional(),
  backgroundImage: Picture.optional(),
  videoBackgroundId: shape.videoBackgroundId,
  hiddenAt: Instant.optional(),
  listedAt: Instant.optional(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type CardRecord = z.output<typeof CardRecord>

export async function cardRecord(ctx: MemberContext, row: CardRow): Promise<CardRecord> {
  const { name, title, company, pronouns, bio, emails, phones, addresses, links } = row.contents
  return {
    id: row.id,
    slug: row.slug,
    code: row.code,
    codeSeal: await sealCode(ctx, row.code),
    isDefault: row.defaultCardId === row.id ? true : undefined,
    templateId: row.templateId,
    colour: row.colour,
    contents: { name, title, company, pronouns, bio, emails, phones, addresses, links },
    colours: row.colours ?? undefined,
    photo: row.photo ? withoutId(row.photo) : undefined,
    logo: row.logo ? { ...withoutId(row.logo), ground: row.logo.ground } : undefined,
    backgroundImage: row.backgroundImage ? withoutId(row.backgroundImage) : undefined,
    videoBackgroundId: row.videoBackgroundId ?? undefined,
    hiddenAt: row.hiddenAt ?? undefined,
    listedAt: row.listedAt ?? undefined,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

const withoutId = ({ widths, width, height }: Photo) => ({ widths, width, height })

/**
 * Printed QR codes lead to a card by its code. An exported card has a seal for its code, and an import restores the
 * code only with a valid seal, so that nobody can take over a removed card's code.
 */
async function sealCode(ctx: Pick<MemberContext, 'config' | 'db'>, code: string) {
  return createHmac('sha256', await instanceKey(ctx))
    .update(`archive ${code}`)
    .digest('base64url')
}

export async function isSealed(ctx: MemberContext, { code, codeSeal }: { code: string; codeSeal: string }) {
  const [expected, given] = [Buffer.from(await sealCode(ctx, code)), Buffer.from(codeSeal)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
