import { fold } from '#language/words/fold.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { type Found, findPeople } from '../search/find.ts'
import { type Person, recentPeople } from '../search/read-people.ts'
import { photoVersionOf } from './record/photo.ts'

type SearchOptions = { query?: string | undefined; limit: number; cursor?: string | undefined }

export async function searchConnections(ctx: MemberContext, { query = '', limit, cursor }: SearchOptions) {
  const page = { limit, offset: Number(cursor ?? 0) }
  if (query.trim() === '') return listRecent(ctx, page)
  const { found, total, equals, unmatched } = await findPeople(ctx, query, page)
  const isFirst = page.offset === 0
  const hasMore = total > page.offset + limit
  const alike = found.slice(0, equals).map(({ person }) => person)
  return {
    connections: found.map(foundView),
    nobody: total === 0 ? `Nobody matches. Try fewer or other words. ${adding}` : undefined,
    unmatched: unmatched.length > 0 ? unmatched : undefined,
    ambiguous: isFirst && equals > 1 ? describeAmbiguity(alike, equals) : undefined,
    more: hasMore ? `Showing ${limit} of ${total}. Narrow the query, or ${readOn}` : undefined,
    next: hasMore ? String(page.offset + limit) : undefined,
  }
}

async function listRecent(ctx: MemberContext, { limit, offset }: { limit: number; offset: number }) {
  const people = await recentPeople(ctx, { limit: limit + 1, offset })
  const hasMore = people.length > limit
  const most = offset === 0 ? `the ${limit} most recent` : `${limit} people`
  return {
    connections: people.slice(0, limit).map((person) => foundView({ person, matched: undefined })),
    nobody: people.length === 0 && offset === 0 ? `There are no people yet. ${adding}` : undefined,
    more: hasMore ? `Showing ${most}. Add a query, or ${readOn}` : undefined,
    next: hasMore ? String(offset + limit) : undefined,
  }
}

const adding =
  'To add somebody, use add_connection. Without that tool, the member can add people in Kith, by an import or through a card.'
const readOn = 'send next as cursor for the rest.'

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

/** Says that several people match equally well, and how to tell them apart. */
function describeAmbiguity(alike: Person[], count: number) {
  const name = alike[0]?.displayName ?? ''
  const folded = fold(name)
  const isOneName = alike.every((person) => fold(person.displayName) === folded)
  const who = isOneName ? `${count} people are called ${name}` : `${count} people match equally well`
  const differing = Object.entries(details).filter(([, of]) => new Set(alike.map(of)).size > 1)
  const by = differing.map(([field]) => field)
  if (isOneName && by.length === 0) return `${who}, and nothing tells them apart. Ask the member which one they mean.`
  const labels = isOneName ? by : ['name', ...by]
  return `${who}. Tell them apart by ${inWords(labels.slice(0, 3))}, or ask which one is meant.`
}

const details: Record<string, (person: Person) => string> = {
  company: (person) => person.company ?? '',
  title: (person) => person.title ?? '',
  place: (person) => person.location ?? '',
  tags: (person) => person.tags.join(),
  'last contact': (person) => person.lastContactAt ?? '',
}

function inWords(list: string[]) {
  return list.length < 2 ? list.join() : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`
}
