import { fold } from '#language/words/fold.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { isOneTypoApart } from './name-likeness.ts'

/** How many names are read at a time, and the most that are looked at closely. */
const atOnce = 5_000
const most = 1_000
/** Of a name that more people share, so many are compared. */
export const mostOfOneName = 12
/** Names with a typo stand near each other, unless it is in the first letters. */
const near = 3

/** Two people worth comparing. */
export type Pair = readonly [string, string]
type NearKeys = readonly [string, string]

/** People of the same name, and the names that are nearly the same: one walk along the names in their order. */
export async function namesakes(ctx: MemberContext) {
  const [same, nearly]: [string[], NearKeys[]] = [[], []]
  const before: string[] = []
  for (let page = await names(ctx, ''); page.length > 0; page = await names(ctx, page.at(-1)?.key ?? '')) {
    for (const { key, total } of page) {
      if (total > 1 && same.length < most) same.push(key)
      for (const other of before) if (nearly.length < most && isNear(other, key)) nearly.push([other, key])
      before.push(key)
      if (before.length > near) before.shift()
    }
  }
  const groups = Map.groupBy(await bearers(ctx, same), ({ nameKey }) => nameKey)
  return { same: [...groups.values()].map((people) => people.map(({ id }) => id)), near: nearly }
}

/** Of people with nearly the same name, those who have something else in common. */
export async function nearNamesakes(ctx: MemberContext, keys: NearKeys[]): Promise<Pair[]> {
  const people = Map.groupBy(await bearers(ctx, [...new Set(keys.flat())]), ({ nameKey }) => nameKey)
  const some = (key: string) => (people.get(key) ?? []).slice(0, mostOfOneName)
  return keys.flatMap(([one, other]) =>
    some(one).flatMap((a) =>
      some(other)
        .filter((b) => haveInCommon(a, b))
        .map((b) => [a.id, b.id] as const),
    ),
  )
}

function names(ctx: MemberContext, after: string) {
  return ctx.db
    .selectFrom('connections')
    .select(({ fn }) => ['nameKey as key', fn.countAll<number>().as('total')])
    .where('memberId', '=', ctx.member.id)
    .where('nameKey', 'is not', null)
    .where('nameKey', '>', after)
    .groupBy('nameKey')
    .orderBy('nameKey')
    .limit(atOnce)
    .$narrowType<{ key: string }>()
    .execute()
}

function isNear(one: string, other: string) {
  if (Math.abs(one.length - other.length) > 1 || !other.startsWith(one.slice(0, 3))) return false
  return isOneTypoApart(one.split(' '), other.split(' '))
}

type Bearer = Awaited<ReturnType<typeof bearers>>[number]

async function bearers(ctx: MemberContext, keys: string[]) {
  if (keys.length === 0) return []
  return ctx.db
    .selectFrom('connections')
    .select(['id', 'nameKey', 'company', 'location', 'birthday'])
    .where('memberId', '=', ctx.member.id)
    .where('nameKey', 'in', keys)
    .orderBy('nameKey')
    .orderBy('id')
    .limit(5 * most)
    .execute()
}

function haveInCommon(one: Bearer, other: Bearer) {
  return (['company', 'location', 'birthday'] as const).some((field) => {
    const [mine, theirs] = [one[field], other[field]]
    return mine !== null && theirs !== null && fold(mine) === fold(theirs)
  })
}
