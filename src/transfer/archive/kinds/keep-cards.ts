import { claimAddress, findFreeSlug, newShortCode } from '#cards/cards/addresses.ts'
import { maxCards } from '#cards/cards/cards.ts'
import { ensureDefaultCard } from '#cards/cards/default-card.ts'
import { cardsOf, lockCards } from '#cards/cards/row.ts'
import { templates } from '#cards/designs/templates.ts'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { getWorkspace } from '#members/workspaces/workspaces.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { Photo } from '#platform/db/schema/values.ts'
import type { KeptPhotos } from '../files/photos.ts'
import { cardIdsHere } from '../records/card-ids.ts'
import { sortOut } from '../records/compare-records.ts'
import { leftOut, type Outcome } from '../records/kind.ts'
import { type CardRecord, cardRecord } from './card-record.ts'
import { isSealed } from './code-seal.ts'

export async function keepCards(
  ctx: MemberContext,
  records: CardRecord[],
  { kept, others }: KeptPhotos,
): Promise<Outcome[]> {
  await lockCards(ctx)
  const here = await cardIdsHere(
    ctx,
    records.map(({ id }) => id),
  )
  const meant = records.map((record) => ({ record: { ...record, id: here.get(record.id) ?? record.id } }))
  const rows = await cardsOf(ctx.db, { memberId: ctx.member.id }).execute()
  const there = new Map(
    await Promise.all(rows.map(async (row) => [row.id, shown(await cardRecord(ctx, row))] as const)),
  )
  const { fresh, outcomes } = sortOut(meant, { keyOf: ({ id }) => id, there, asKept: shown })
  const room = new Set(fresh.slice(0, Math.max(0, maxCards - rows.length)))
  const said = new Map<CardRecord, string | undefined>()
  for (const card of room) said.set(card, await addCard(ctx, card, kept.get(card.id)))
  await ensureDefaultCard(ctx, ctx.member.id)
  return outcomes.map((outcome, at): Outcome => {
    const card = meant[at]?.record
    if (outcome.as === 'alreadyThere' && card && others.has(card.id)) return { as: 'differed' }
    if (outcome.as !== 'added' || !card) return outcome
    return room.has(card)
      ? { as: 'added', what: said.get(card) }
      : leftOut(`You have ${maxCards} cards, which is the most.`)
  })
}

/** Where it is, and whether it is the first, depends on where it has come to. */
function shown({ slug: _, code: __, codeSeal: ___, isDefault: ____, ...card }: CardRecord) {
  return card
}

/** Gives what is to be said of it. */
async function addCard(ctx: MemberContext, card: CardRecord, photo: Photo | null | undefined) {
  const said: string[] = []
  const { id, contents, createdAt, updatedAt, hiddenAt = null, listedAt = null } = card
  const look = lookOf(card)
  if (look.templateId !== card.templateId || look.colour !== card.colour) said.push('Its design is not known here.')
  if (card.photo && !photo) said.push('Its photo is not in the archive, is damaged, or is no photo of Kith.')
  const videoBackgroundId = videoBackgrounds.find((each) => each.id === card.videoBackgroundId)?.id ?? null
  if (card.videoBackgroundId && !videoBackgroundId) said.push('Its video background is not known here.')
  const row = { memberId: ctx.member.id, id, ...look, contents: json(contents), photo: photo ? json(photo) : null }
  await ctx.db
    .insertInto('cards')
    .values({ ...row, videoBackgroundId, hiddenAt, listedAt, createdAt, updatedAt })
    .execute()
  const { slug, code } = await addressFor(ctx, card)
  if (slug !== card.slug) said.push(`The slug ${card.slug} is taken here: the card is at ${slug}.`)
  if (code !== card.code)
    said.push(`Its short address is new, /c/${code}: QR codes with /c/${card.code} lead elsewhere.`)
  if (card.isDefault) await becomesDefault(ctx, id)
  return said.length > 0 ? said.join(' ') : undefined
}

/** A design that this Kith does not have is the usual one. */
function lookOf({ templateId, colour }: CardRecord) {
  const template = templates.find(({ id }) => id === templateId) ?? templates[0]
  return {
    templateId: template.id,
    colour: (template.colours.find(({ id }) => id === colour) ?? template.colours[0]).id,
  }
}

/** In the member's first workspace, with its slug and its code where they are free. */
async function addressFor(ctx: MemberContext, card: CardRecord) {
  const { id: workspaceId } = await getWorkspace(ctx, undefined)
  const others = ctx.db.selectFrom('cardAddresses').select('cardId')
  const isTaken = await others.where('workspaceId', '=', workspaceId).where('slug', '=', card.slug).executeTakeFirst()
  const isUsed = await others.where('code', '=', card.code).executeTakeFirst()
  const slug = isTaken ? await findFreeSlug(ctx, { workspaceId, slug: card.slug }) : card.slug
  const code = !isUsed && (await isSealed(ctx, card)) ? card.code : newShortCode()
  await claimAddress(ctx, card.id, { workspaceId, slug, code })
  return { slug, code }
}

/** Unless the member has one already. */
async function becomesDefault(ctx: MemberContext, id: string) {
  await ctx.db
    .updateTable('members')
    .set({ defaultCardId: id })
    .where('id', '=', ctx.member.id)
    .where('defaultCardId', 'is', null)
    .execute()
}
