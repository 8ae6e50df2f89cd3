import type { Selectable } from 'kysely'
import { hashToken, looksLikeToken, mintToken } from '#members/access/token-secrets.ts'
import { requireConfirmedSession } from '#members/confirmation/confirmed-session.ts'
import { knownTimeZone } from '#members/members/member-fields.ts'
import { recordSecurity } from '#members/security-log/record.ts'
import { instantText, type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { columnsIn } from '#platform/db/schema/columns.ts'
import type { Schema } from '#platform/db/schema/schema.ts'

const columns = ['calendarFeeds.memberId', ...columnsIn('calendarFeeds')] as const

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

/** A member has one feed at most: a new one replaces it. */
export async function createFeed(ctx: MemberContext, { promises, birthdays, details }: Choices) {
  return transaction(ctx, async (ctx) => {
    await requireConfirmedSession(ctx)
    const token = mintToken('calendar')
    const row = {
      hash: hashToken(token),
      promises: Number(promises),
      birthdays: Number(birthdays),
      details,
      createdAt: nowText(ctx),
      lastReadAt: null,
    }
    await ctx.db
      .insertInto('calendarFeeds')
      .values({ memberId: ctx.member.id, ...row })
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet(row))
      .execute()
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'calendar.created' })
    return { ...feedView(row), url: `${ctx.config.baseUrl}/calendar/${token}.ics` }
  })
}

export async function removeFeed(ctx: MemberContext) {
  await transaction(ctx, async (ctx) => {
    const removed = await ctx.db
      .deleteFrom('calendarFeeds')
      .where('memberId', '=', ctx.member.id)
      .returning('memberId')
      .executeTakeFirst()
    if (removed) await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'calendar.removed' })
  })
}

/** The feed of a secret; null when there is none. */
export async function findFeed({ db }: Pick<Kith, 'db'>, token: string) {
  if (!looksLikeToken(token)) return null
  const feed = await db
    .selectFrom('calendarFeeds')
    .innerJoin('members', 'members.id', 'calendarFeeds.memberId')
    .select(columns)
    .select(['members.timeZone', 'members.locale'])
    .where('hash', '=', hashToken(token))
    .executeTakeFirst()
  return feed ? { ...feed, timeZone: knownTimeZone(feed.timeZone) } : null
}

/** Rounded to the hour, so that frequent reads do not cause frequent writes. */
export async function recordRead(kith: Kith, { memberId, hash, lastReadAt }: Feed) {
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
  const contents = { promises: promises === 1, birthdays: birthdays === 1 }
  return { ...contents, details, createdAt, lastReadAt: lastReadAt ?? undefined }
}
