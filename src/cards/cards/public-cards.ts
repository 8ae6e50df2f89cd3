import { addAbortSignal } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import type { Context, MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import { cardUrl, shortUrl } from './addresses.ts'
import { lookView, photoFile } from './photo-files.ts'
import { noCard } from './row.ts'

type Path = { workspace: string; card: string }

/** A card as visitors see it. */
export async function getPublicCard(ctx: Context, path: Path) {
  return publicView(ctx, await getPublicRow(ctx, path))
}

/** The published card at a path, from which the page, the vCard and leads are made. */
export async function getPublicRow(ctx: Pick<Context, 'db'>, path: Path) {
  const [row] = await published(ctx.db, path)
  if (!row) throw noPublicCard()
  return row
}

/** A card of the member's as visitors would see it, also while it is hidden from them. */
export async function getOwnRow(ctx: MemberContext, id: string) {
  const row = await publicRows(ctx.db)
    .where('cards.memberId', '=', ctx.member.id)
    .where('cards.id', '=', id)
    .executeTakeFirst()
  if (!row) throw noCard()
  return row
}

export const noPublicCard = () => new Refusal('not_found', say('refusals.cards.noCardAtAddress'))

/** A card's owner, and whether visitors see it; null if it doesn't exist or was removed. */
export async function findCardHolder(db: Db, cardId: string) {
  const card = await db
    .selectFrom('cardAddresses')
    .innerJoin('cards', (join) =>
      join.onRef('cards.memberId', '=', 'cardAddresses.memberId').onRef('cards.id', '=', 'cardAddresses.cardId'),
    )
    .select(['cards.memberId', 'cards.hiddenAt'])
    .where('cardAddresses.cardId', '=', cardId)
    .executeTakeFirst()
  return card ? { memberId: card.memberId, isHidden: card.hiddenAt !== null } : null
}

/** The path of the card with this code; null if there is none. */
export async function findCardByCode({ db }: Pick<Context, 'db'>, code: string): Promise<Path | null> {
  const found = await db
    .selectFrom('cardAddresses')
    .innerJoin('workspaces', 'workspaces.id', 'cardAddresses.workspaceId')
    .innerJoin('cards', (join) =>
      join.onRef('cards.memberId', '=', 'cardAddresses.memberId').onRef('cards.id', '=', 'cardAddresses.cardId'),
    )
    .select(['workspaces.slug as workspace', 'cardAddresses.slug as card'])
    .where('cardAddresses.code', '=', code)
    .where('cards.hiddenAt', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

export type PublicRow = Awaited<ReturnType<typeof getPublicRow>>

const published = prepared((db: Db, { workspace, card }: Path) =>
  publicRows(db)
    .where('workspaces.slug', '=', workspace)
    .where('cardAddresses.slug', '=', card)
    .where('cards.hiddenAt', 'is', null),
)

const publicRows = (db: Db) =>
  db
    .selectFrom('workspaces')
    .innerJoin('cardAddresses', 'cardAddresses.workspaceId', 'workspaces.id')
    .innerJoin('cards', (join) =>
      join.onRef('cards.memberId', '=', 'cardAddresses.memberId').onRef('cards.id', '=', 'cardAddresses.cardId'),
    )
    .innerJoin('members', 'members.id', 'cards.memberId')
    .leftJoin('instance', 'instance.ownerId', 'cards.memberId')
    .select([
      'cards.memberId',
      'cards.id',
      'cards.templateId',
      'cards.colour',
      'cards.contents',
      'cards.colours',
      'cards.photo',
      'cards.logo',
      'cards.backgroundImage',
      'cards.videoBackgroundId',
      'cards.listedAt',
      'cards.updatedAt',
      'cardAddresses.slug',
      'cardAddresses.code',
      'workspaces.id as workspaceId',
      'workspaces.slug as workspaceSlug',
      'workspaces.name as workspaceName',
      'members.timeZone',
      'members.emailVerifiedAt',
      'instance.ownerId as instanceOwnerId',
    ])

/** Whether visitors can have the card sent to them by e-mail, as `mayMailOthers` allows its owner. */
export const sendsCopies = (ctx: Pick<Context, 'config'>, { emailVerifiedAt, instanceOwnerId }: PublicRow) =>
  isMailSent(ctx) && (emailVerifiedAt !== null || instanceOwnerId !== null)

export function publicView(ctx: Pick<Context, 'config'>, row: PublicRow) {
  const { baseUrl } = ctx.config
  const url = cardUrl(baseUrl, row.workspaceSlug, row.slug)
  return {
    slug: row.slug,
    workspace: { slug: row.workspaceSlug, name: row.workspaceName },
    url,
    shortUrl: shortUrl(baseUrl, row.code),
    vcardUrl: `${url}.vcf`,
    templateId: row.templateId,
    colour: row.colour,
    ...row.contents,
    ...lookView(baseUrl, row),
    videoBackgroundId: row.videoBackgroundId ?? undefined,
    sendsCopies: sendsCopies(ctx, row),
  }
}

const maxWidth = 512
const maxBytes = 512 * 1024
const timeoutMs = 3_000

/** A card's photo as a small JPEG for vCards and pictures; null if there is none or it cannot be read. */
export async function findSmallPhoto(
  ctx: Pick<Context, 'blobs' | 'log'>,
  { id, photo }: Pick<PublicRow, 'id' | 'photo'>,
) {
  const width = photo?.widths.filter((each) => each <= maxWidth).at(-1) ?? photo?.widths[0]
  if (!photo || width === undefined) return null
  return readSmallJpeg(ctx, photoFile(id, photo, width, 'jpg'))
}

/** A JPEG of our own; null if it is missing or cannot be read. */
export async function readSmallJpeg(ctx: Pick<Context, 'blobs' | 'log'>, key: string) {
  try {
    const stream = await ctx.blobs.open(key, { start: 0, end: maxBytes })
    const bytes = await buffer(addAbortSignal(AbortSignal.timeout(timeoutMs), stream))
    return isJpeg(bytes) && bytes.length <= maxBytes ? bytes : null
  } catch (error) {
    ctx.log.warn({ err: error }, 'could not read a photo')
    return null
  }
}

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
