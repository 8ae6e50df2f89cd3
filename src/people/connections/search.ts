import type { MemberContext } from '#platform/context/context.ts'
import { type Found, findPeople, recentPeople } from '../search/find.ts'
import { ambiguity } from './ambiguity.ts'
import { mostFound } from './api.ts'

export async function searchConnections(
  ctx: MemberContext,
  { query = '', limit }: { query?: string | undefined; limit: number },
) {
  if (query.trim() === '') return listRecent(ctx, limit)
  const { found, total, equals } = await findPeople(ctx, query, limit)
  const more = `${limit} of ${total} shown; narrow the query${orRaise(limit)}.`
  const alike = found.slice(0, equals).map(({ person }) => person)
  return {
    connections: found.map(foundView),
    nobody: found.length === 0 ? `Nobody was found by this: try fewer or other words. ${adding}` : undefined,
    ambiguous: equals > 1 ? ambiguity(alike, equals) : undefined,
    more: total > limit ? more : undefined,
  }
}

async function listRecent(ctx: MemberContext, limit: number) {
  const people = await recentPeople(ctx, limit + 1)
  const more = `The ${limit} most recent are shown; give a query${orRaise(limit)}.`
  const shown = people.slice(0, limit).map((person) => foundView({ person, matched: undefined }))
  const nobody = people.length === 0 ? `Nobody is here yet. ${adding}` : undefined
  return { connections: shown, nobody, more: people.length > limit ? more : undefined }
}

const adding = 'The member adds people in Kith: by an import, by a card, or with POST /api/connections.'

const orRaise = (limit: number) => (limit < mostFound ? ` or raise limit (max ${mostFound})` : '')

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
