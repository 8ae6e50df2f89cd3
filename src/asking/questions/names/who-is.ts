import { findCallName } from '#language/names/call-name.ts'
import { joinTerm, nameTerm, pairTerm } from '#language/names/name-keys.ts'
import { alsoCalled } from '#language/names/nicknames.ts'
import { isTypoOf } from '#language/words/variants.ts'
import { foldedNameWords, words } from '#language/words/words.ts'
import { findExact, findExactAmong } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'
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

/** The people among these with one of the words in a field. */
export async function thoseWith<P extends Person>(ctx: MemberContext, people: P[], text: string): Promise<P[]> {
  const ids = people.map(({ id }) => id)
  const rows = await findExactAmong(ctx, 'own', words(text), ids)
  const having = new Set(rows.map((row) => row.connectionId))
  return people.filter(({ id }) => having.has(id))
}

/** How well the words of a question fit a name: higher is better. */
type Fit = { score: number; isWhole: boolean }

/** Short and long forms of a name. Translations don't count: John is not Ivan. */
export function mayBeCalled(word: string) {
  return alsoCalled(word).filter((other) => isShortFor(word, other) || isTypoOf(word, other))
}

function isShortFor(word: string, other: string) {
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  return short.length < 7 && (long.length - short.length > 1 || (short !== long && sharesStart(short, long)))
}

const sharesStart = (one: string, other: string) => one.slice(0, 2) === other.slice(0, 2)

/** Null when one of the words is not in the name. */
function fitOf(displayName: string, said: string[], also: Set<string>[]): Fit | null {
  const parts = foldedNameWords(displayName)
  const joined = parts.join('')
  const isWhole = said.join(' ') === parts.join(' ') || said.join('') === joined
  if (isWhole) return { score: 10, isWhole }
  const called = foldedNameWords(findCallName(displayName) ?? parts[0] ?? '')
  const scores = said.map((word, at) => {
    if (word === called[0]) return called.length > 1 && said.length === 1 ? 3.5 : 4
    if (parts.includes(word)) return 3
    return Math.max(0, ...parts.map((part) => (also[at]?.has(part) ? nickname(word, part) : 0)))
  })
  const isJoined =
    said.length === 1 && joined.includes(said[0] ?? '') && (said[0]?.length ?? 0) > 4 && hasJoin(parts, said[0] ?? '')
  if (scores.includes(0)) return isJoined ? { score: 2, isWhole } : null
  return { score: Math.min(...scores) + scores.length / 10, isWhole }
}

function nickname(word: string, part: string) {
  return isTypoOf(word, part) ? 1.8 : sharesStart(word, part) ? 1.4 : 1
}

const hasJoin = (parts: string[], word: string) => parts.slice(1).some((part, at) => `${parts[at]}${part}` === word)

/** Each word matches a word of the name, apart from a typo. */
export function nearly(displayName: string, said: string[]) {
  const parts = foldedNameWords(displayName)
  return said.every((word) =>
    parts.some(
      (part) => part === word || (part.length > 3 && word.length > 3 && part[0] === word[0] && isTypoOf(word, part)),
    ),
  )
}
