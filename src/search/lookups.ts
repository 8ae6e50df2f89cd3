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
    .where('term', 'in', padded(wanted))
    .$if(among !== undefined, (query) => query.where('connectionId', 'in', padded(among ?? [])))
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

/** How many of a common word's people are tried, the latest first. */
const tried = 1000

/** Who has one of each of these sets of words: the latest who have the first word, as far as they have one of each other set too. */
export async function sharing(ctx: MemberContext, first: string, others: string[][]) {
  let query = ctx.db
    .selectFrom((from) =>
      from
        .selectFrom('searchTerms')
        .select('connectionId as id')
        .where('memberId', '=', ctx.member.id)
        .where('place', '=', 'own')
        .where('term', '=', first)
        .orderBy('connectionId', 'desc')
        .limit(tried)
        .as('one'),
    )
    .select('one.id')
  for (const alike of others) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('searchTerms as other')
          .select('other.term')
          .where('other.memberId', '=', ctx.member.id)
          .where('other.place', '=', 'own')
          .where('other.term', 'in', padded(alike))
          .whereRef('other.connectionId', '=', 'one.id'),
      ),
    )
  }
  const rows = await query.limit(cap).execute()
  return rows.map((row) => row.id)
}

/** Words that something of what was typed leads to. */
export async function ledTo(ctx: MemberContext, leads: string[]) {
  if (leads.length === 0) return []
  return ctx.db
    .selectFrom('searchVariants')
    .select(['variant', 'term'])
    .where('memberId', '=', ctx.member.id)
    .where('variant', 'in', padded([...new Set(leads)]))
    .orderBy('variant')
    .orderBy('term')
    .limit(20 * cap)
    .execute()
}

function terms(ctx: MemberContext, place: Place) {
  return ctx.db
    .selectFrom('searchTerms')
    .select(['term', 'connectionId', 'sourceId'])
    .where('memberId', '=', ctx.member.id)
    .where('place', '=', place)
}

/** Lists of a few lengths only, the last value repeated: the engine then knows the statement already. */
function padded(values: string[]) {
  const length = 2 ** Math.ceil(Math.log2(values.length))
  return [...values, ...Array.from({ length: length - values.length }, () => values.at(-1) ?? '')]
}
