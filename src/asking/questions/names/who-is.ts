import { joinTerm, nameTerm, pairTerm } from '#language/names/name-keys.ts'
import { words } from '#language/words/words.ts'
import { findExact, findExactAmong } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { type Fit, fitOf, mayBeCalled } from './name-match.ts'
import type { NameWord } from './name-words.ts'

type Person = { id: string; displayName: string }
export type Found = Person & { fit: Fit }

/** For a very common name, the people with the most recent contact. */
export const maxPeopleMeant = 20

export const asWho = ({ id, displayName }: Person) => ({ connectionId: id, name: displayName })

/** The people these words fit best: as written, else as a short form if they look like a name. */
export async function whoIs(ctx: MemberContext, part: NameWord[]): Promise<Found[]> {
  const [first, ...more] = part.flatMap((each) => each.words)
  if (!first || (part.length === 1 && !part[0]?.standsAlone)) return []
  const [second] = more
  const plainly = await fitting(ctx, [first, ...more], [second ? pairTerm(first, second) : nameTerm(first)])
  if (plainly.length > 0 || !part.some((each) => each.mayBeShort)) return plainly
  return fitting(ctx, [first, ...more], otherTerms(first, second))
}

function otherTerms(first: string, second: string | undefined) {
  const ways = [first, ...mayBeCalled(first)]
  if (!second) return [...ways.map(nameTerm), joinTerm(first)].slice(0, 250)
  const seconds = [second, ...mayBeCalled(second).slice(0, 4)]
  const pairs = ways.flatMap((one) => seconds.map((two) => pairTerm(one, two)))
  return [joinTerm(`${first}${second}`), ...pairs].slice(0, 500)
}

async function fitting(ctx: MemberContext, said: string[], terms: string[]): Promise<Found[]> {
  const rows = await findExact(ctx, 'own', terms)
  if (rows.length === 0) return []
  const people = await withIds(ctx, [...new Set(rows.map((row) => row.connectionId))])
  const also = said.map((word) => new Set(mayBeCalled(word)))
  const found = people.flatMap((person) => {
    const fit = fitOf(person.displayName, said, also)
    return fit ? [{ ...person, fit }] : []
  })
  const best = Math.max(...found.map(({ fit }) => fit.score))
  return found.filter(({ fit }) => fit.score === best).slice(0, maxPeopleMeant)
}

/** Most recent contact first. */
export async function withIds(ctx: MemberContext, ids: string[]): Promise<Person[]> {
  if (ids.length === 0) return []
  return ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .orderBy('recentAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Those of these people who have one of the words in a field. */
export async function thoseWith<P extends Person>(ctx: MemberContext, people: P[], text: string): Promise<P[]> {
  const ids = people.map(({ id }) => id)
  const rows = await findExactAmong(ctx, 'own', words(text), ids)
  const having = new Set(rows.map((row) => row.connectionId))
  return people.filter(({ id }) => having.has(id))
}
