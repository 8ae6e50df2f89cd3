import { setImmediate as nextTurn } from 'node:timers/promises'
import { fold } from '#language/words/fold.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { mapInTurns } from '#platform/context/turns.ts'
import { pacedChunks } from '#platform/db/batches.ts'
import { isOneTypoApart } from './name-likeness.ts'

/** How many names are read at a time, and how many are looked at closely. */
const pageSize = 500
const maxNames = 1_000
/** If more people share a name, so many of them are compared. */
export const maxOfOneName = 12
/** Names one typo apart are close in order, unless the typo is in the first letters. */
const neighbours = 3

/** Two people worth comparing. */
export type Pair = readonly [string, string]
type NearKeys = readonly [string, string]

/** Groups of people with the same name, and pairs of similar names, from one pass over the ordered names. */
export async function findNamesakes(ctx: MemberContext) {
  const [same, nearly]: [string[], NearKeys[]] = [[], []]
  const before: string[] = []
  for (let page = await readNames(ctx, ''); page.length > 0; page = await readNames(ctx, page.at(-1)?.key ?? '')) {
    for (const { key, total } of page) {
      if (total > 1 && same.length < maxNames) same.push(key)
      for (const other of before) if (nearly.length < maxNames && isNear(other, key)) nearly.push([other, key])
      before.push(key)
      if (before.length > neighbours) before.shift()
    }
    await nextTurn()
  }
  const groups = Map.groupBy(await peopleNamed(ctx, same), ({ nameKey }) => nameKey)
  return { same: [...groups.values()].map((people) => people.map(({ id }) => id)), near: nearly }
}

/** Pairs of people with similar names who have something else in common. */
export async function findNearNamesakes(ctx: MemberContext, keys: NearKeys[]): Promise<Pair[]> {
  const people = Map.groupBy(await peopleNamed(ctx, [...new Set(keys.flat())]), ({ nameKey }) => nameKey)
  const some = (key: string) => (people.get(key) ?? []).slice(0, maxOfOneName)
  const found = await mapInTurns(keys, ([one, other]) =>
    some(one).flatMap((a) =>
      some(other)
        .filter((b) => haveInCommon(a, b))
        .map((b) => [a.id, b.id] as const),
    ),
  )
  return found.flat()
}

function readNames(ctx: MemberContext, after: string) {
  return ctx.db
    .selectFrom('connections')
    .select(({ fn }) => ['nameKey as key', fn.countAll<number>().as('total')])
    .where('memberId', '=', ctx.member.id)
    .where('nameKey', 'is not', null)
    .where('nameKey', '>', after)
    .groupBy('nameKey')
    .orderBy('nameKey')
    .limit(pageSize)
    .$narrowType<{ key: string }>()
    .execute()
}

function isNear(one: string, other: string) {
  if (Math.abs(one.length - other.length) > 1 || !other.startsWith(one.slice(0, 3))) return false
  return isOneTypoApart(one.split(' '), other.split(' '))
}

type NamedPerson = Awaited<ReturnType<typeof readNamed>>[number]

async function peopleNamed(ctx: MemberContext, keys: string[]) {
  const people: NamedPerson[] = []
  for await (const some of pacedChunks(keys)) {
    if (people.length >= 5 * maxNames) break
    people.push(...(await readNamed(ctx, some)))
  }
  return people
}

function readNamed(ctx: MemberContext, keys: string[]) {
  return ctx.db
    .selectFrom('connections')
    .select(['id', 'nameKey', 'company', 'location', 'birthday'])
    .where('memberId', '=', ctx.member.id)
    .where('nameKey', 'in', keys)
    .orderBy('nameKey')
    .orderBy('id')
    .limit(maxNames)
    .execute()
}

function haveInCommon(one: NamedPerson, other: NamedPerson) {
  return (['company', 'location', 'birthday'] as const).some((field) => {
    const [mine, theirs] = [one[field], other[field]]
    return mine !== null && theirs !== null && fold(mine) === fold(theirs)
  })
}
