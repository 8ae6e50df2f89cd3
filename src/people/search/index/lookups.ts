import type { MemberContext } from '#platform/context/context.ts'
import { listParameter, selectListed } from '#platform/db/list-parameter.ts'
import { prepared } from '#platform/db/prepared.ts'
import { indexWaiting } from './later.ts'
import { lastCharacter, maxChecked, maxRows, readTerms, type TermPlace } from './read-terms.ts'

/** People with one of these terms, those added last first. */
export async function findExact(ctx: MemberContext, place: TermPlace, terms: string[]) {
  const [rows = []] = await readTerms(ctx, [{ place, terms }])
  return rows
}

/** Each of these terms is looked up for each person. */
export const maxTermsAmong = 8

/** The same, but only among these people, and for at most eight terms. */
export async function findExactAmong(ctx: MemberContext, place: TermPlace, terms: string[], among: string[]) {
  const [rows = []] = await readTerms(ctx, [{ place, terms: terms.slice(0, maxTermsAmong), among }])
  return rows
}

/** People with a term that starts with this. */
export async function findByPrefix(ctx: MemberContext, place: TermPlace, start: string, limit = maxRows) {
  const [rows = []] = await readTerms(ctx, [{ place, start, limit }])
  return rows
}

/** People with a term that starts with one of these. */
export async function findByPrefixes(ctx: MemberContext, place: 'own', starts: string[]) {
  if (starts.length === 0) return []
  return ctx.db
    .selectFrom('searchTerms')
    .select(['term', 'connectionId', 'sourceId'])
    .where('memberId', '=', ctx.member.id)
    .where('place', '=', place)
    .where((where) =>
      where.or(
        starts.map((start) => where.and([where('term', '>=', start), where('term', '<', start + lastCharacter)])),
      ),
    )
    .limit(5 * maxRows)
    .execute()
}

/** The latest people with the first term who also have one term of each of the other lists. */
export async function findSharing(ctx: MemberContext, first: string, [second, ...others]: string[][]) {
  if (!second) return findLatest(ctx, first)
  const [rows = []] = await readTerms(ctx, [
    { place: 'own', terms: second.slice(0, maxTermsAmong), amongLatestWith: first },
  ])
  let ids = [...new Set(rows.map((row) => row.connectionId))]
  for (const alike of others) {
    ids = [...new Set((await findExactAmong(ctx, 'own', alike, ids)).map((row) => row.connectionId))]
  }
  return ids
}

async function findLatest(ctx: MemberContext, term: string) {
  const rows = await latestWith(ctx.db, { memberId: ctx.member.id, term })
  return rows.map((row) => row.connectionId)
}

const latestWith = prepared((db, { memberId, term }: { memberId: string; term: string }) =>
  db
    .selectFrom('searchTerms')
    .select('connectionId')
    .where('memberId', '=', memberId)
    .where('place', '=', 'own')
    .where('term', '=', term)
    .orderBy('connectionId', 'desc')
    .limit(maxChecked),
)

/** The words that these variants lead to. */
export async function findVariants(ctx: MemberContext, leads: Iterable<string>) {
  const list = [...new Set(leads)]
  if (list.length === 0) return []
  await indexWaiting(ctx)
  return byVariants(ctx.db, { memberId: ctx.member.id, leads: listParameter(ctx.db, list) })
}

const byVariants = prepared((db, { memberId, leads }: { memberId: string; leads: unknown }) =>
  selectListed(db, 'searchVariants', 'variant', leads)
    .select(['variant', 'term'])
    .where('memberId', '=', memberId)
    .orderBy('variant')
    .orderBy('term')
    .limit(20 * maxRows),
)
