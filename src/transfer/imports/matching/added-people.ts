import type { MemberContext } from '#platform/context/context.ts'
import type { Candidate } from './candidates.ts'

type Request = { isNewIn?: string | undefined }

/** Leaves out whom an import has added for rows that are new in it: its file has two people of this name. */
export async function leaveOutAdded(ctx: MemberContext, requests: Request[], candidates: Candidate[][]) {
  const importOf = await findImports(ctx, requests, candidates)
  return candidates.map((each, at) => {
    const importId = requests[at]?.isNewIn
    return importId === undefined ? each : each.filter(({ person }) => !importOf.get(person.id)?.has(importId))
  })
}

/** The imports that added these people. */
async function findImports(ctx: MemberContext, requests: Request[], candidates: Candidate[][]) {
  const asked = candidates.filter((_, at) => requests[at]?.isNewIn !== undefined).flat()
  const ids = [...new Set(asked.map(({ person }) => person.id))]
  if (ids.length === 0) return new Map<string | null, Set<string>>()
  const rows = await ctx.db
    .selectFrom('importRows')
    .select(['connectionId', 'importId'])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', 'in', ids)
    .where('deed', '=', 'added')
    .execute()
  const byPerson = Map.groupBy(rows, ({ connectionId }) => connectionId)
  return new Map([...byPerson].map(([id, added]) => [id, new Set(added.map(({ importId }) => importId))]))
}
