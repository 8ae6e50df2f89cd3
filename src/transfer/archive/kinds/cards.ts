import { claimAddress, findFreeSlug, newShortCode } from '#cards/cards/addresses.ts'
import { maxCards } from '#cards/cards/cards.ts'
import { cardsOf, ensureDefaultCard, lockCards } from '#cards/cards/row.ts'
import { templates } from '#cards/designs/templates.ts'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { joinTexts, say, type Text } from '#contract/texts/text.ts'
import { getWorkspace } from '#members/workspaces/workspaces.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import { pictureKinds } from '#platform/images/frame.ts'
import { type SavedPhotos, type SavedPictures, savePhotos } from '../files/photos.ts'
import { resolveCardIds } from '../records/card-ids.ts'
import { batchSize, leaveOut, type Outcome, type RecordKind, separateNew } from '../records/kind.ts'
import { CardRecord, cardRecord, isSealed } from './card-record.ts'

async function saveCards(
  ctx: MemberContext,
  records: CardRecord[],
  { saved, different }: SavedPhotos,
): Promise<Outcome[]> {
  await lockCards(ctx)
  const idsHere = await resolveCardIds(
    ctx,
    records.map(({ id }) => id),
  )
  const resolved = records.map((record) => ({ record: { ...record, id: idsHere.get(record.id) ?? record.id } }))
  const rows = await cardsOf(ctx.db, { memberId: ctx.member.id }).execute()
  const stored = new Map(
    await Promise.all(rows.map(async (row) => [row.id, comparable(await cardRecord(ctx, row))] as const)),
  )
  const { fresh, outcomes } = separateNew(resolved, { keyOf: ({ id }) => id, stored, asStored: comparable })
  const fitting = new Set(fresh.slice(0, Math.max(0, maxCards - rows.length)))
  const notes = new Map<CardRecord, Text | undefined>()
  for (const card of fitting) notes.set(card, await addCard(ctx, card, saved.get(card.id)))
  await ensureDefaultCard(ctx, ctx.member.id)
  return outcomes.map((outcome, at): Outcome => {
    const card = resolved[at]?.record
    if (outcome.as === 'alreadyThere' && card && different.has(card.id)) return { as: 'differed' }
    if (outcome.as !== 'added' || !card) return outcome
    return fitting.has(card)
      ? { as: 'added', what: notes.get(card) }
      : leaveOut(say('sentences.archive.cards', { max: maxCards }))
  })
}

/** Without the address and the default, which depend on the instance. */
function comparable({ slug: _, code: __, codeSeal: ___, isDefault: ____, ...card }: CardRecord) {
  return card
}

/** Adds a card and returns notes for the member. */
async function addCard(ctx: MemberContext, card: CardRecord, pictures: SavedPictures = {}) {
  const notes: Text[] = []
  const { id, contents, createdAt, updatedAt, hiddenAt = null, listedAt = null } = card
  const look = lookOf(card)
  if (look.templateId !== card.templateId || look.colour !== card.colour) notes.push(say('sentences.archive.design'))
  for (const kind of pictureKinds) if (card[kind] && !pictures[kind]) notes.push(missingPictures[kind])
  const videoBackgroundId = videoBackgrounds.find((each) => each.id === card.videoBackgroundId)?.id ?? null
  if (card.videoBackgroundId && !videoBackgroundId) notes.push(say('sentences.archive.film'))
  const { photo, backgroundImage } = pictures
  const logo = pictures.logo && card.logo && { ...pictures.logo, ground: card.logo.ground }
  const ownLook = {
    colours: card.colours ? json(card.colours) : null,
    photo: photo ? json(photo) : null,
    logo: logo ? json(logo) : null,
    backgroundImage: backgroundImage ? json(backgroundImage) : null,
  }
  const row = { memberId: ctx.member.id, id, ...look, contents: json(contents), ...ownLook }
  await ctx.db
    .insertInto('cards')
    .values({ ...row, videoBackgroundId, hiddenAt, listedAt, createdAt, updatedAt })
    .execute()
  const { slug, code } = await claimAddressFor(ctx, card)
  if (slug !== card.slug) notes.push(say('sentences.archive.slug', { slug: card.slug, free: slug }))
  if (code !== card.code) notes.push(say('sentences.archive.shortAddress', { code, old: card.code }))
  if (card.isDefault) await makeDefault(ctx, id)
  return notes.length > 0 ? joinTexts(notes) : undefined
}

const missingPictures = {
  photo: say('sentences.archive.photo'),
  logo: say('sentences.archive.logo'),
  backgroundImage: say('sentences.archive.background'),
}

/** An unknown design becomes the first one. */
function lookOf({ templateId, colour }: CardRecord) {
  const template = templates.find(({ id }) => id === templateId) ?? templates[0]
  return {
    templateId: template.id,
    colour: (template.colours.find(({ id }) => id === colour) ?? template.colours[0]).id,
  }
}

/** Claims an address in the member's first workspace, with the same slug and code if they are free. */
async function claimAddressFor(ctx: MemberContext, card: CardRecord) {
  const { id: workspaceId } = await getWorkspace(ctx, undefined)
  const others = ctx.db.selectFrom('cardAddresses').select('cardId')
  const isTaken = await others.where('workspaceId', '=', workspaceId).where('slug', '=', card.slug).executeTakeFirst()
  const isUsed = await others.where('code', '=', card.code).executeTakeFirst()
  const slug = isTaken ? await findFreeSlug(ctx, { workspaceId, slug: card.slug }) : card.slug
  const code = !isUsed && (await isSealed(ctx, card)) ? card.code : newShortCode()
  await claimAddress(ctx, card.id, { workspaceId, slug, code })
  return { slug, code }
}

/** Unless the member has a default card. */
async function makeDefault(ctx: MemberContext, id: string) {
  await ctx.db
    .updateTable('members')
    .set({ defaultCardId: id })
    .where('id', '=', ctx.member.id)
    .where('defaultCardId', 'is', null)
    .execute()
}

export const cards: RecordKind = {
  name: 'cards',
  table: 'cards',
  record: CardRecord,
  idOf: ({ id }: CardRecord) => id,
  page: readPage,
  prepare: savePhotos,
  save: saveCards,
}

async function readPage(ctx: MemberContext, after: string | null) {
  const rows = await cardRows(ctx, after)
  const records = await Promise.all(rows.map((row) => cardRecord(ctx, row)))
  return { records, next: rows.length < batchSize ? null : (rows.at(-1)?.id ?? null) }
}

/** The next cards of a member, by id. */
export function cardRows(ctx: MemberContext, after: string | null) {
  const mine = cardsOf(ctx.db, { memberId: ctx.member.id })
  return (after === null ? mine : mine.where('cards.id', '>', after)).orderBy('cards.id').limit(batchSize).execute()
}
