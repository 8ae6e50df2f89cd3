import type { MemberContext } from '../context.ts'
import type { Schema } from '../db/schema.ts'

/** The most that one look-up brings. */
export const cap = 100

type Place = Schema['searchTerms']['place']
const lastCharacter = '\u{10ffff}'

/**
 * Who has one of these words; the people added last come first. `among` narrows it to some of them.
 * All the order runs one way, the index's own backwards: otherwise everything found would be sorted before it is cut.
 */
export async function exactly(ctx: MemberContext, place: Place, wanted: string[], among?: string[]) {
  if (wanted.length === 0 || among?.length === 0) return []
  return terms(ctx, place)
    .where('term', 'in', wanted)
    .$if(among !== undefined, (query) => query.where('connectionId', 'in', among ?? []))
    .orderBy('term', 'desc')
    .orderBy('connectionId', 'desc')
    .orderBy('sourceId', 'desc')
    .limit(cap)
    .execute()
}

/** Who has a word that starts like this, or is this. */
export async function startingWith(ctx: MemberContext, place: Place, start: string) {
  return inOrder(terms(ctx, place).where('term', '>=', start), start)
}

/** Who has a word that starts like this, and goes on. */
export async function longerThan(ctx: MemberContext, place: Place, start: string) {
  return inOrder(terms(ctx, place).where('term', '>', start), start)
}

async function inOrder(query: ReturnType<typeof terms>, start: string) {
  return query
    .where('term', '<', start + lastCharacter)
    .orderBy('term')
    .orderBy('connectionId')
    .orderBy('sourceId')
    .limit(cap)
    .execute()
}

/** Who has one of each of these sets of words: those of the first, as far as they have one of each other set too. */
export async function sharing(ctx: MemberContext, [first = [], ...others]: string[][]) {
  let query = ctx.db
    .selectFrom('searchTerms as one')
    .select('one.connectionId')
    .distinct()
    .where('one.memberId', '=', ctx.member.id)
    .where('one.place', '=', 'own')
    .where('one.term', 'in', first)
  for (const alike of others) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('searchTerms as other')
          .select('other.term')
          .where('other.memberId', '=', ctx.member.id)
          .where('other.place', '=', 'own')
          .where('other.term', 'in', alike)
          .whereRef('other.connectionId', '=', 'one.connectionId'),
      ),
    )
  }
  const rows = await query.orderBy('one.connectionId', 'desc').limit(cap).execute()
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
