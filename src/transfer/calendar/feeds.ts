import type { Selectable } from 'kysely'
import { hashToken, looksLikeToken, mintToken } from '#members/access/token-secrets.ts'
import { requireActiveSession } from '#members/access/tokens.ts'
import { instantText, type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'

const columns = [
  'calendarFeeds.memberId',
  'calendarFeeds.hash',
  'calendarFeeds.promises',
  'calendarFeeds.birthdays',
  'calendarFeeds.details',
  'calendarFeeds.createdAt',
  'calendarFeeds.lastReadAt',
] as const

type Feed = Selectable<Schema['calendarFeeds']>
type Choices = { promises: boolean; birthdays: boolean; details: Feed['details'] }

export async function getFeed(ctx: MemberContext) {
  const feed = await ctx.db
    .selectFrom('calendarFeeds')
    .select(columns)
    .where('memberId', '=', ctx.member.id)
    .executeTakeFirst()
  return { feed: feed && feedView(feed) }
}

/** There is one at most: whoever makes another ends the one before. */
export async function createFeed(ctx: MemberContext, { promises, birthdays, details }: Choices) {
  return transaction(ctx, async (ctx) => {
    await requireActiveSession(ctx)
    const token = mintToken('calendar')
    const made = {
      hash: hashToken(token),
      promises: Number(promises),
      birthdays: Number(birthdays),
      details,
      createdAt: nowText(ctx),
      lastReadAt: null,
    }
    await ctx.db
      .insertInto('calendarFeeds')
      .values({ memberId: ctx.member.id, ...made })
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet(made))
      .execute()
    return { ...feedView(made), url: `${ctx.config.baseUrl}/calendar/${token}.ics` }
  })
}

export async function removeFeed(ctx: MemberContext) {
  await ctx.db.deleteFrom('calendarFeeds').where('memberId', '=', ctx.member.id).execute()
}

/** Whose feed a secret opens; null for one that opens none, or none any more. */
export async function findFeed({ db }: Pick<Kith, 'db'>, token: string) {
  if (!looksLikeToken(token)) return null
  const feed = await db
    .selectFrom('calendarFeeds')
    .innerJoin('members', 'members.id', 'calendarFeeds.memberId')
    .select(columns)
    .select('members.timeZone')
    .where('hash', '=', hashToken(token))
    .executeTakeFirst()
  return feed ?? null
}

/** To the hour: a program that reads often is not a reason to write often. */
export async function noteReading(kith: Kith, { memberId, hash, lastReadAt }: Feed) {
  const hour = instantText(kith.now().round({ smallestUnit: 'hour', roundingMode: 'floor' }))
  if (lastReadAt !== null && lastReadAt >= hour) return
  await kith.db
    .updateTable('calendarFeeds')
    .set({ lastReadAt: hour })
    .where('memberId', '=', memberId)
    .where('hash', '=', hash)
    .execute()
}

function feedView({ promises, birthdays, details, createdAt, lastReadAt }: Omit<Feed, 'memberId'>) {
  const shows = { promises: promises === 1, birthdays: birthdays === 1 }
  return { ...shows, details, createdAt, lastReadAt: lastReadAt ?? undefined }
}
