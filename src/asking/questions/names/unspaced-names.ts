import { pairTerm } from '#language/names/name-keys.ts'
import { latin } from '#language/words/words.ts'
import { findExact } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { NamedAt } from './name-words.ts'

const runs = /[\p{Script=Han}\p{Script=Hangul}]{2,}/gu
const maxRunLength = 40

/** Names in scripts without spaces: any two adjacent syllables of a name find it. */
export async function findUnspacedNames(ctx: MemberContext, text: string): Promise<NamedAt[]> {
  const found = await Promise.all(
    [...text.matchAll(runs)].slice(0, 8).map(({ 0: run, index }) => inRun(ctx, run, index)),
  )
  return found.flat()
}

async function inRun(ctx: MemberContext, run: string, index: number): Promise<NamedAt[]> {
  const letters = [...run].slice(0, maxRunLength)
  const pairs = letters.slice(1).map((letter, at) => pairTerm(latin(letters[at] ?? ''), latin(letter)))
  const rows = await findExact(ctx, 'own', [...new Set(pairs)])
  const ids = [...new Set(rows.map((row) => row.connectionId))]
  if (ids.length === 0) return []
  const people = await ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  const shared = people.map((person) => ({
    ...person,
    said: longestSharedPart(run, person.displayName.normalize('NFC').replace(/\s/g, '')),
  }))
  const longest = Math.max(2, ...shared.map(({ said }) => said.length))
  const meant = shared.filter(({ said }) => said.length === longest)
  const [said = ''] = meant.map((each) => each.said)
  if (said === '') return []
  const start = index + run.indexOf(said)
  const who = meant
    .filter((each) => each.said === said)
    .map(({ id, displayName }) => ({ connectionId: id, name: displayName }))
  return [{ said, people: who, index: start, end: start + said.length }]
}

function longestSharedPart(run: string, name: string) {
  for (let length = name.length; length > 1; length--) {
    for (let at = 0; at + length <= name.length; at++) {
      const part = name.slice(at, at + length)
      if (run.includes(part)) return part
    }
  }
  return ''
}
