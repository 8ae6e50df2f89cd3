import type { MemberContext } from '../context.ts'
import type { Schema } from '../db/schema.ts'

/** The most that one look-up brings. */
export const cap = 300

type Place = Schema['searchTerms']['place']
const lastCharacter = '\u{10ffff}'

/** Who has one of these words; the people added last come first. `among` narrows it to some of them. */
export async function exactly(ctx: MemberContext, place: Place, wanted: string[], among?: string[]) {
  if (wanted.length === 0 || among?.length === 0) return []
  return terms(ctx, place)
    .where('term', 'in', wanted)
    .$if(among !== undefined, (query) => query.where('connectionId', 'in', among ?? []))
    .orderBy('term')
    .orderBy('connectionId', 'desc')
    .orderBy('sourceId', 'desc')
    .limit(cap)
    .execute()
}

export async function startingWith(ctx: MemberContext, place: Place, start: string) {
  return terms(ctx, place)
    .where('term', '>=', start)
    .where('term', '<', start + lastCharacter)
    .orderBy('term')
    .orderBy('connectionId')
    .orderBy('sourceId')
    .limit(cap)
    .execute()
}

/** Who has all of these words. */
export async function sharing(ctx: MemberContext, wanted: string[]) {
  const rows = await ctx.db
    .selectFrom('searchTerms')
    .select('connectionId')
    .where('memberId', '=', ctx.member.id)
    .where('place', '=', 'own')
    .where('term', 'in', wanted)
    .groupBy('connectionId')
    .having((having) => having(having.fn.count('term').distinct(), '=', wanted.length))
    .orderBy('connectionId', 'desc')
    .limit(cap)
    .execute()
  return rows.map((row) => row.connectionId)
}

/** Words that share a misspelling with what was typed. */
export async function typosAmong(ctx: MemberContext, variants: string[]) {
  if (variants.length === 0) return []
  return ctx.db
    .selectFrom('searchVariants')
    .select(['variant', 'term'])
    .where('memberId', '=', ctx.member.id)
    .where('variant', 'in', variants)
    .orderBy('variant')
    .orderBy('term')
    .limit(cap)
    .execute()
}

function terms(ctx: MemberContext, place: Place) {
  return ctx.db
    .selectFrom('searchTerms')
    .select(['term', 'connectionId', 'sourceId'])
    .where('memberId', '=', ctx.member.id)
    .where('place', '=', place)
}
