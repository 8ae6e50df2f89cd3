import { randomUUIDv7 } from 'node:crypto'
import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { getWorkspace } from '#members/workspaces/workspaces.ts'
import { type MemberContext, nowText, type PreparedChange, transaction } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { CardContents, Logo, OwnColours, Photo } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { photoBytes, refuseOverStorage } from '#platform/storage/storage.ts'
import { chooseLook } from '../designs/templates.ts'
import { claimAddress, moveAddress } from './addresses.ts'
import { copyPhoto, removePhotoFiles } from './photo-files.ts'
import {
  type CardRow,
  type CardView,
  cardsOf,
  cardView,
  changeCard,
  ensureDefaultCard,
  getRow,
  lockCards,
} from './row.ts'

type Written = { [Field in keyof CardContents]?: CardContents[Field] | null | undefined }
type Look = { templateId?: string | undefined; colour?: string | undefined; colours?: OwnColours | null | undefined }
type NewCard = Written & Look & { from?: string | undefined; slug: string; workspaceId?: string | undefined }

export const maxCards = 100
/** Somebody who takes over the cards of others can have more than they could create. */
const maxListed = 1_000

type Pictures = { photo: Photo | null; logo: Logo | null; backgroundImage: Photo | null }

/** Copies the pictures' files before the row is written. A picture that is removed meanwhile is left out. */
export async function prepareCard(ctx: MemberContext, input: NewCard): Promise<PreparedChange<CardView>> {
  const id = randomUUIDv7()
  const source = input.from === undefined ? null : await sourceOf(ctx, input.from)
  if (source) await refuseOverStorage(ctx, picturesOf(source).length * photoBytes.card)
  const pictures = source ? await copyPictures(ctx, source, id) : noPictures
  return {
    commit: (ctx) => createCard(ctx, { ...input, id, pictures }),
    abandon: () => removePictures(ctx, id, pictures),
  }
}

const noPictures: Pictures = { photo: null, logo: null, backgroundImage: null }

const picturesOf = ({ photo, logo, backgroundImage }: Pictures) =>
  [photo, logo, backgroundImage].filter((picture) => picture !== null)

async function copyPictures(ctx: MemberContext, { id: from, photo, logo, backgroundImage }: CardRow, id: string) {
  const copied = { ...noPictures }
  try {
    copied.photo = photo && (await copyPhoto(ctx, { id: from, photo }, id))
    copied.logo = logo && (await copyPhoto(ctx, { id: from, photo: logo }, id))
    copied.backgroundImage = backgroundImage && (await copyPhoto(ctx, { id: from, photo: backgroundImage }, id))
  } catch (error) {
    await removePictures(ctx, id, copied).catch(() => {})
    throw error
  }
  return copied
}

async function removePictures(ctx: MemberContext, id: string, pictures: Pictures) {
  for (const picture of picturesOf(pictures)) await removePhotoFiles(ctx, id, picture)
}

async function createCard(ctx: MemberContext, input: NewCard & { id: string; pictures: Pictures }) {
  const { id, pictures, from, slug, workspaceId: wantedWorkspace, templateId, colour, colours, ...written } = input
  return transaction(ctx, async (ctx) => {
    await lockCards(ctx)
    await refuseTooMany(ctx)
    const { id: workspaceId } = await getWorkspace(ctx, wantedWorkspace)
    const source = from === undefined ? null : await sourceOf(ctx, from)
    const look = chooseLook(source, { templateId, colour })
    const contents = applyChanges(source?.contents ?? { ...blank, name: ctx.member.name }, written)
    const now = nowText(ctx)
    const { videoBackgroundId = null } = source ?? {}
    const card = { memberId: ctx.member.id, id, ...look, contents: json(contents), videoBackgroundId }
    const own = { colours: colours ?? source?.colours ?? null, ...pictures }
    const ownLook = {
      colours: own.colours && json(own.colours),
      photo: own.photo && json(own.photo),
      logo: own.logo && json(own.logo),
      backgroundImage: own.backgroundImage && json(own.backgroundImage),
    }
    await ctx.db
      .insertInto('cards')
      .values({ ...card, ...ownLook, createdAt: now, updatedAt: now })
      .execute()
    await claimAddress(ctx, id, { workspaceId, slug })
    await ensureDefaultCard(ctx, ctx.member.id)
    await emit(ctx, 'card.created', id, null)
    return cardView(ctx, await getRow(ctx, id))
  })
}

export async function listCards(ctx: MemberContext) {
  const rows = await cardsOf(ctx.db, { memberId: ctx.member.id })
    .orderBy('cards.createdAt')
    .orderBy('cards.id')
    .limit(maxListed)
    .execute()
  return { cards: rows.map((row) => cardView(ctx, row)) }
}

export async function getCard(ctx: MemberContext, { id }: { id: string }) {
  return cardView(ctx, await getRow(ctx, id))
}

type Changes = Written &
  Look & { id: string; slug?: string | undefined; published?: boolean | undefined; listed?: boolean | undefined }

export async function updateCard(
  ctx: MemberContext,
  { id, slug, published, listed, templateId, colour, colours, ...written }: Changes,
) {
  return changeCard(ctx, id, async (ctx, row) => {
    if (slug !== undefined && slug !== row.slug) await moveAddress(ctx, id, { workspaceId: row.workspaceId, slug })
    return {
      ...chooseLook(row, { templateId, colour }),
      ...(colours !== undefined && { colours }),
      contents: applyChanges(row.contents, written),
      ...(published !== undefined && { hiddenAt: published ? null : (row.hiddenAt ?? nowText(ctx)) }),
      ...(listed !== undefined && { listedAt: listed ? (row.listedAt ?? nowText(ctx)) : null }),
    }
  })
}

const blank = { emails: [], phones: [], addresses: [], links: [] }

/** Omitted fields stay, and null clears a field. */
function applyChanges(before: CardContents, written: Written): CardContents {
  const given = Object.entries(written).filter(([, value]) => value !== undefined)
  const changed = given.map(([field, value]) => [field, value ?? undefined])
  return { ...before, ...Object.fromEntries(changed) }
}

export async function refuseTooMany(ctx: MemberContext) {
  const { count } = await ctx.db
    .selectFrom('cards')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('memberId', '=', ctx.member.id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxCards) throw new Refusal('conflict', say('refusals.cards.tooManyCards', { maxCards }))
}

/** By id or slug; if cards in several workspaces have the slug, the oldest. */
async function sourceOf(ctx: MemberContext, from: string) {
  const source = await cardsOf(ctx.db, { memberId: ctx.member.id })
    .where((where) =>
      isId.test(from)
        ? where('cards.id', '=', from.toLowerCase())
        : where('cardAddresses.slug', '=', from.toLowerCase()),
    )
    .orderBy('cards.createdAt')
    .limit(1)
    .executeTakeFirst()
  if (!source) throw wrongField('from', say('fields.notYourCard'))
  return source
}

const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
