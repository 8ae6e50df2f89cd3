import type { MemberContext } from '#platform/context/context.ts'
import { type Found, findPeople, recentPeople } from '../search/find.ts'
import { describeAmbiguity } from './ambiguity.ts'
import { maxFound } from './api.ts'
import { photoVersionOf } from './record/photo.ts'

export async function searchConnections(
  ctx: MemberContext,
  { query = '', limit }: { query?: string | undefined; limit: number },
) {
  if (query.trim() === '') return listRecent(ctx, limit)
  const { found, total, equals, unmatched } = await findPeople(ctx, query, limit)
  const more = `Showing ${limit} of ${total}. Narrow the query${orRaise(limit)}.`
  const alike = found.slice(0, equals).map(({ person }) => person)
  return {
    connections: found.map(foundView),
    nobody: found.length === 0 ? `Nobody matches. Try fewer or other words. ${adding}` : undefined,
    unmatched: unmatched.length > 0 ? unmatched : undefined,
    ambiguous: equals > 1 ? describeAmbiguity(alike, equals) : undefined,
    more: total > limit ? more : undefined,
  }
}

async function listRecent(ctx: MemberContext, limit: number) {
  const people = await recentPeople(ctx, limit + 1)
  const more = `Showing the ${limit} most recent. Add a query${orRaise(limit)}.`
  const shown = people.slice(0, limit).map((person) => foundView({ person, matched: undefined }))
  const nobody = people.length === 0 ? `There are no people yet. ${adding}` : undefined
  return { connections: shown, nobody, more: people.length > limit ? more : undefined }
}

const adding = 'The member can add people in Kith: by an import, through a card, or with POST /api/connections.'

const orRaise = (limit: number) => (limit < maxFound ? ` or raise limit (at most ${maxFound})` : '')

function foundView({ person, matched }: Found) {
  return {
    connectionId: person.id,
    displayName: person.displayName,
    company: person.company ?? undefined,
    title: person.title ?? undefined,
    location: person.location ?? undefined,
    tags: person.tags,
    lastContactAt: person.lastContactAt ?? undefined,
    photo: photoVersionOf(person.photo),
    matched,
  }
}
