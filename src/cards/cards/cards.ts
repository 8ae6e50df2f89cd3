import { randomUUIDv7 } from 'node:crypto'
import { Refusal, wrongField } from '#contract/errors.ts'
import { getWorkspace } from '#members/workspaces/workspaces.ts'
import { type MemberContext, nowText, type PreparedChange, transaction } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { CardContents, Photo } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { chooseLook } from '../designs/templates.ts'
import { claimAddress, moveAddress } from './addresses.ts'
import { ensureDefaultCard } from './default-card.ts'
import { copyPhoto, removePhotoFiles } from './photo-files.ts'
import { type CardView, cardsOf, cardView, changeCard, getRow, lockCards } from './row.ts'

type Written = { [Field in keyof CardContents]?: CardContents[Field] | null | undefined }
type Look = { templateId?: string | undefined; colour?: string | undefined }
type NewCard = Written & Look & { from?: string | undefined; slug: string; workspaceId?: string | undefined }

export const maxCards = 100
/** Somebody who takes over the cards of others can have more than they could create. */
const maxListed = 1_000

/** Copies the photo's files before the row is written. If the photo is removed meanwhile, the card has none. */
export async function prepareCard(ctx: MemberContext, input: NewCard): Promise<PreparedChange<CardView>> {
  const id = randomUUIDv7()
  const { id: sourceId = '', photo = null } = input.from === undefined ? {} : await sourceOf(ctx, input.from)
  const copied = photo && (await copyPhoto(ctx, { id: sourceId, photo }, id))
  if (!copied) return { commit: (ctx) => createCard(ctx, { ...input, id, photo: null }) }
  return {
    commit: (ctx) => createCard(ctx, { ...input, id, photo: copied }),
    abandon: () => removePhotoFiles(ctx, id, copied),
  }
}

async function createCard(ctx: MemberContext, input: NewCard & { id: string; photo: Photo | null }) {
  const { id, photo, from, slug, workspaceId: wantedWorkspace, templateId, colour, ...written } = input
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
    const kept = { ...card, photo: photo && json(photo), createdAt: now, updatedAt: now }
    await ctx.db.insertInto('cards').values(kept).execute()
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
  { id, slug, published, listed, templateId, colour, ...written }: Changes,
) {
  return changeCard(ctx, id, async (ctx, row) => {
    if (slug !== undefined && slug !== row.slug) await moveAddress(ctx, id, { workspaceId: row.workspaceId, slug })
    return {
      ...chooseLook(row, { templateId, colour }),
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
  if (Number(count) >= maxCards)
    throw new Refusal('conflict', `You have ${maxCards} cards, which is the maximum. Delete one that you do not need.`)
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
  if (!source) throw wrongField('from', 'is not the id or slug of one of your cards')
  return source
}

const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
