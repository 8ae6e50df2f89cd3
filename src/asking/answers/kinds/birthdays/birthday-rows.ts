import type { MemberContext } from '#platform/context/context.ts'

type Range = [from: string, to: string]

/** Per range of days. */
export const maxBirthdays = 200

/** People whose birthday is in one of two ranges of the year, in calendar order. */
export async function bornBetween(ctx: MemberContext, ranges: [Range, Range]) {
  const parts = await Promise.all(
    ranges.map(([from, to]) =>
      ctx.db
        .selectFrom('connections')
        .select(['id', 'birthdayOn'])
        .where('memberId', '=', ctx.member.id)
        .where('birthdayOn', '>=', from)
        .where('birthdayOn', '<=', to)
        .orderBy('birthdayOn')
        .orderBy('id')
        .limit(maxBirthdays)
        .execute(),
    ),
  )
  return parts.flat()
}
