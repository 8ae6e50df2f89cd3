import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { foldedWords, tellingWords } from '#language/words/words.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import { prepared } from '#platform/db/prepared.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import type { GiftStatus } from '#platform/db/schema/occasions.ts'
import type { Row } from '#platform/removals/removed-rows.ts'
import { followMerges } from '../connections/merged/follow-merges.ts'
import { noteChange, removeOccasion, restoreOccasion, selectOccasions } from '../connections/merged/occasions.ts'
import { lockConnection, requireConnection } from '../connections/record/lock.ts'
import { maxGifts } from './api.ts'

type GiftRow = Row<'gifts'>
type GiftIds = { connectionId: string; giftId: string }
type Details = { [Name in 'date' | 'occasion' | 'note' | 'link' | 'price']?: string | null | undefined }
export type NewGift = Details & { connectionId: string; what: string; status: GiftStatus }
type Changes = Details & { what?: string | undefined; status?: GiftStatus | undefined }

export async function listGifts(
  ctx: MemberContext,
  { connectionId, status }: { connectionId: string; status?: GiftStatus | undefined },
) {
  const gifts = await giftsOf(ctx, connectionId)
  if (gifts.length === 0) await requireConnection(ctx, connectionId)
  return gifts.filter((gift) => status === undefined || gift.status === status)
}

/** Ideas first, the newest first; then the gifts of the last years. */
export async function giftsOf(ctx: MemberContext, connectionId: string) {
  return (await rowsOf(ctx, connectionId)).map(giftView)
}

async function rowsOf(ctx: MemberContext, connectionId: string) {
  return ofPerson(ctx.db, { memberId: ctx.member.id, connectionId })
}

const ofPerson = prepared((db, { memberId, connectionId }: { memberId: string; connectionId: string }) =>
  db
    .selectFrom('gifts')
    .select(columnsOf('gifts'))
    .where('memberId', '=', memberId)
    .where('connectionId', '=', connectionId)
    .orderBy((order) => order.case().when('status', '=', 'idea').then(0).else(1).end())
    .orderBy((order) => order.fn.coalesce('date', order.val('')), 'desc')
    .orderBy('id', 'desc')
    .limit(2 * maxGifts),
)

export async function addGift(ctx: MemberContext, { connectionId, what, status, ...details }: NewGift) {
  return transaction(ctx, async (ctx) => {
    await lockConnection(ctx, connectionId)
    const rows = await rowsOf(ctx, connectionId)
    if (rows.length >= maxGifts) throw new Refusal('conflict', say('refusals.gifts.tooMany', { maxGifts }))
    const now = nowText(ctx)
    const empty = { date: null, occasion: null, note: null, link: null, price: null }
    const stored = { ...empty, ...definedOf(details), createdAt: now, updatedAt: now }
    const row: GiftRow = { id: randomUUIDv7(), connectionId, what, status, ...stored }
    await ctx.db
      .insertInto('gifts')
      .values({ memberId: ctx.member.id, ...row })
      .execute()
    await noteChange(ctx, null, row)
    const before =
      status === 'received' ? undefined : rows.find((each) => each.status === 'given' && isSameGift(each, row))
    return { ...giftView(row), givenBefore: before && giftView(before) }
  })
}

export async function getGift(ctx: MemberContext, ids: GiftIds) {
  return giftView(await getRow(ctx, ids))
}

export async function updateGift(ctx: MemberContext, { connectionId, giftId, ...changes }: GiftIds & Changes) {
  return transaction(ctx, async (ctx) => {
    await lockConnection(ctx, connectionId)
    const before = await getRow(ctx, { connectionId, giftId })
    const values = { ...definedOf(changes), updatedAt: nowText(ctx) }
    await updateOwn(ctx, 'gifts', giftId).set(values).execute()
    await noteChange(ctx, before, { ...before, ...values })
    return giftView({ ...before, ...values })
  })
}

export async function removeGift(ctx: MemberContext, ids: GiftIds) {
  await transaction(ctx, async (ctx) => {
    await lockConnection(ctx, ids.connectionId)
    const row = await getRow(ctx, ids)
    await removeOccasion(ctx, 'gift', row, row.what)
  })
}

export async function restoreGift(ctx: MemberContext, { connectionId, giftId }: GiftIds) {
  return transaction(ctx, async (ctx) => {
    const owner =
      (await restoreOccasion(ctx, 'gift', giftId)) ?? (await followMerges(ctx, [connectionId])).get(connectionId)
    return getGift(ctx, { connectionId: owner ?? connectionId, giftId })
  })
}

async function getRow(ctx: MemberContext, { connectionId, giftId }: GiftIds) {
  const row = await selectOccasions(ctx, 'gifts')
    .where('connectionId', '=', connectionId)
    .where('id', '=', giftId)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', say('refusals.gifts.noGift'))
  return row
}

/** Articles don't count: “The blue scarf” is “A blue scarf, cashmere”. */
export function isSameGift(one: { what: string }, other: { what: string }) {
  const [a, b] = [one, other].map(({ what }) => new Set(tellingWords(what)))
  if (!a || !b || a.size + b.size === 0) return foldedWords(one.what).join(' ') === foldedWords(other.what).join(' ')
  return a.size > 0 && b.size > 0 && (a.isSubsetOf(b) || b.isSubsetOf(a))
}

const definedOf = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<GiftRow>

export type GiftRecord = ReturnType<typeof giftView>

function giftView({ id, date, occasion, note, link, price, ...row }: GiftRow) {
  const details = { date, occasion, note, link, price }
  const known = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, value ?? undefined]))
  return { ...row, giftId: id, ...(known as { [Name in keyof typeof details]: string | undefined }) }
}
