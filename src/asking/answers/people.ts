import { exactly, exactlyAmong, sharing } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { preparedForLists } from '#platform/db/prepared-lists.ts'
import type { Passage } from '../recall/passage.ts'

export type Person = Awaited<ReturnType<typeof withIds>>[number]

export async function personOf(ctx: MemberContext, connectionId: string): Promise<Person | null> {
  const [person] = await peopleOf(ctx, [connectionId])
  return person ?? null
}

/** Those of these people who are the member's, in the order given. */
export async function peopleOf(ctx: MemberContext, ids: string[]): Promise<Person[]> {
  const wanted = [...new Set(ids)].slice(0, 500)
  if (wanted.length === 0) return []
  const rows = new Map((await withIds(ctx.db, { memberId: ctx.member.id }, wanted)).map((row) => [row.id, row]))
  return wanted.flatMap((id) => rows.get(id) ?? [])
}

const withIds = preparedForLists((db, { memberId }: { memberId: string }, ids) =>
  db
    .selectFrom('connections')
    .select(['id', 'displayName', 'company', 'title', 'location', 'howMet', 'metOn', 'birthday'])
    .select(['emails', 'phones', 'tags', 'createdAt', 'updatedAt', 'lastContactAt', 'recentAt'])
    .select(['contactDueOn', 'rhythmDays', 'tagRhythmDays', 'learnedRhythmDays'])
    .where('memberId', '=', memberId)
    .where('id', 'in', ids),
)

/** Those who have, of each of these sets of words, one in a field of their own; those of late first. */
export async function peopleWith(ctx: MemberContext, sets: string[][]): Promise<Person[]> {
  const [first = [], ...others] = sets.toSorted((a, b) => a.length - b.length)
  const people = await peopleOf(
    ctx,
    others.length === 0 ? await withOne(ctx, first) : await withEach(ctx, first, others),
  )
  return people.toSorted((a, b) => (a.recentAt < b.recentAt ? 1 : a.recentAt > b.recentAt ? -1 : a.id < b.id ? 1 : -1))
}

const withOne = async (ctx: MemberContext, words: string[]) =>
  (await exactly(ctx, 'own', words)).map((row) => row.connectionId)

/** As many as one look-up takes. */
const atOnce = 8

async function withEach(ctx: MemberContext, first: string[], others: string[][]) {
  let ids = [...new Set((await Promise.all(first.map((word) => sharing(ctx, word, [])))).flat())]
  for (const set of others) {
    const parts = Array.from({ length: Math.ceil(set.length / atOnce) }, (_, at) =>
      set.slice(at * atOnce, (at + 1) * atOnce),
    )
    const rows = await Promise.all(parts.map((part) => exactlyAmong(ctx, 'own', part, ids)))
    ids = [...new Set(rows.flat().map((row) => row.connectionId))]
  }
  return ids
}

type OnFile = Pick<
  Person,
  | ('id' | 'displayName' | 'title' | 'company' | 'location' | 'updatedAt')
  | ('howMet' | 'metOn' | 'birthday' | 'tags' | 'emails' | 'phones')
>

/** What is known of a person, as a passage to cite. */
export function passageOf(person: OnFile): Passage {
  return {
    kind: 'connection',
    id: person.id,
    connectionId: person.id,
    connectionName: person.displayName,
    text: knownOf(person),
    at: person.updatedAt,
    source: 'member',
  }
}

function knownOf(person: OnFile) {
  const { displayName, title, company, location, howMet, metOn, birthday, tags, emails, phones } = person
  const met = [metOn, howMet].filter(Boolean).join(': ')
  return [
    [displayName, title, company, location].filter(Boolean).join(', '),
    met && `Met ${met}`,
    birthday && `Birthday ${birthday}`,
    tags.length > 0 && `Tags: ${tags.join(', ')}`,
    [...emails, ...phones].join(', '),
  ]
    .filter(Boolean)
    .join('. ')
}
