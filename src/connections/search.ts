import type { MemberContext } from '../context.ts'
import { type Found, findPeople, recentPeople } from '../search/find.ts'

const most = 50

export async function searchConnections(
  ctx: MemberContext,
  { query = '', limit }: { query?: string | undefined; limit: number },
) {
  if (query.trim() === '') return listRecent(ctx, limit)
  const { found, total } = await findPeople(ctx, query, limit)
  return { connections: found.map(foundView), more: moreOf(found.length, String(total), total > limit) }
}

async function listRecent(ctx: MemberContext, limit: number) {
  const people = await recentPeople(ctx, limit + 1)
  const shown = people.slice(0, limit).map((person) => foundView({ person, matched: undefined }))
  return { connections: shown, more: moreOf(shown.length, 'more', people.length > limit) }
}

function moreOf(shown: number, total: string, isCut: boolean) {
  return isCut ? `${shown} of ${total} shown; narrow the query or raise limit (max ${most}).` : undefined
}

function foundView({ person, matched }: Found) {
  return {
    connectionId: person.id,
    displayName: person.displayName,
    company: person.company ?? undefined,
    title: person.title ?? undefined,
    location: person.location ?? undefined,
    tags: person.tags,
    lastContactAt: person.lastContactAt ?? undefined,
    matched,
  }
}
