import { findNames } from '#asking/questions/names/names.ts'
import type { MemberContext } from '#platform/context/context.ts'

const maxWords = 36

/** The one person whom a task names; null if it names nobody, or it could be several. */
export async function findOnePerson(ctx: MemberContext, summary: string) {
  const names = await findNames(ctx, summary.split(/\s+/).slice(0, maxWords).join(' '))
  const people = new Set(names.flatMap((name) => name.people.map(({ connectionId }) => connectionId)))
  const [person] = people
  return people.size === 1 && person !== undefined ? person : null
}
