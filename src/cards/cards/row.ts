import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { type Context, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { columnsIn } from '#platform/db/schema/columns.ts'
import { type Db, json } from '#platform/db/schema/schema.ts'
import type { CardContents, Logo, OwnColours, Photo } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { cardUrl, shortUrl } from './addresses.ts'
import { lookView } from './photo-files.ts'

export function cardsOf(db: Db, { memberId }: { memberId: string }) {
  return db
    .selectFrom('cards')
    .innerJoin('cardAddresses', 'cardAddresses.cardId', 'cards.id')
    .innerJoin('workspaces', 'workspaces.id', 'cardAddresses.workspaceId')
    .innerJoin('members', 'members.id', 'cards.memberId')
    .select(columnsIn('cards'))
    .select([
      'cardAddresses.slug',
      'cardAddresses.code',
      'cardAddresses.workspaceId',
      'workspaces.slug as workspaceSlug',
      'members.defaultCardId',
    ])
    .where('cards.memberId', '=', memberId)
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof cardsOf>['executeTakeFirstOrThrow']>>

export async function getRow(ctx: MemberContext, id: string) {
  const row = await cardsOf(ctx.db, { memberId: ctx.member.id }).where('cards.id', '=', id).executeTakeFirst()
  if (!row) throw noCard()
  return row
}

export const noCard = () => new Refusal('not_found', say('refusals.cards.noCard'))

/** Changes to a member's cards and their workspaces happen one at a time. */
export async function lockCards(ctx: MemberContext) {
  if (!(await lockMembers(ctx, ctx.member.id))) throw new Refusal('unauthenticated', say('refusals.cards.accountGone'))
}

type Change = {
  templateId?: string
  colour?: string
  contents?: CardContents
  colours?: OwnColours | null
  photo?: Photo | null
  logo?: Logo | null
  backgroundImage?: Photo | null
  videoBackgroundId?: string | null
  hiddenAt?: string | null
  listedAt?: string | null
}

/** Changes a card, given its present row, and returns it. */
export async function changeCard(
  ctx: MemberContext,
  id: string,
  change: (ctx: MemberContext, row: CardRow) => Promise<Change>,
) {
  return transaction(ctx, async (ctx) => {
    await lockCards(ctx)
    const { templateId, colour, videoBackgroundId, hiddenAt, listedAt, ...values } = await change(
      ctx,
      await getRow(ctx, id),
    )
    const given = Object.entries(values).filter(([, value]) => value !== undefined)
    const written = Object.fromEntries(given.map(([column, value]) => [column, value && json(value)]))
    await ctx.db
      .updateTable('cards')
      .set({
        ...{ templateId, colour, videoBackgroundId, hiddenAt, listedAt },
        ...written,
        updatedAt: nowText(ctx),
      })
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', id)
      .execute()
    await emit(ctx, 'card.updated', id, null)
    return cardView(ctx, await getRow(ctx, id))
  })
}

export function cardView({ config: { baseUrl } }: Pick<MemberContext, 'config'>, row: CardRow) {
  return {
    id: row.id,
    slug: row.slug,
    workspaceId: row.workspaceId,
    url: cardUrl(baseUrl, row.workspaceSlug, row.slug),
    shortUrl: shortUrl(baseUrl, row.code),
    isDefault: row.defaultCardId === row.id,
    published: row.hiddenAt === null,
    listed: row.listedAt !== null,
    templateId: row.templateId,
    colour: row.colour,
    ...row.contents,
    ...lookView(baseUrl, row),
    videoBackgroundId: row.videoBackgroundId ?? undefined,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

export type CardView = ReturnType<typeof cardView>

export async function setDefaultCard(ctx: MemberContext, { id }: { id: string }) {
  return transaction(ctx, async (ctx) => {
    await lockCards(ctx)
    await getRow(ctx, id)
    await ctx.db.updateTable('members').set({ defaultCardId: id }).where('id', '=', ctx.member.id).execute()
    return cardView(ctx, await getRow(ctx, id))
  })
}

/** After cards were added or removed: keeps the default card if it still exists, else the oldest becomes it. */
export async function ensureDefaultCard(ctx: Context, memberId: string) {
  await ctx.db
    .updateTable('members')
    .set((set) => ({
      defaultCardId: set
        .selectFrom('cards')
        .select('cards.id')
        .where('cards.memberId', '=', memberId)
        .orderBy('cards.createdAt')
        .orderBy('cards.id')
        .limit(1),
    }))
    .where('id', '=', memberId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('cards')
            .select('cards.id')
            .where('cards.memberId', '=', memberId)
            .whereRef('cards.id', '=', 'members.defaultCardId'),
        ),
      ),
    )
    .execute()
}
