import type { MemberContext } from '#platform/context/context.ts'

type Range = [from: string, to: string]

/** Of each stretch. */
export const maxBirthdays = 200

/** Whose birthday is in one of two stretches of the year, in the order of the calendar. */
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
