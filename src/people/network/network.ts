import { sql } from 'kysely'
import type { MemberContext } from '#platform/context/context.ts'
import { pagesOf } from '#platform/db/paging.ts'
import { labelKey } from '../connections/record/labels.ts'
import { sharedEntriesOf } from '../entry-people/entry-people.ts'
import { companiesOf, keysOfCompany } from '../organizations/organizations.ts'
import { relationsBetween } from '../relations/row.ts'

type Filter = { tag?: string | undefined; company?: string | undefined; limit: number }
type Link = { connectionId: string; otherId: string; related: boolean; shared: number }

const maxLinks = 6000
const maxEntriesRead = 20_000
/** More people than this are no group, but an audience. */
const maxTogether = 12

/** The people who have most to do with others, and how they are linked. */
export async function getNetwork(ctx: MemberContext, { tag, company, limit }: Filter) {
  const label = await labelOf(ctx, { tag, company })
  const links = await readLinks(ctx)
  const ties = new Map<string, number>()
  for (const { connectionId, otherId, related, shared } of links.values())
    for (const id of [connectionId, otherId]) ties.set(id, (ties.get(id) ?? 0) + (related ? 3 : 0) + shared)
  const all = await readPeople(ctx, label)
  const people = all
    .toSorted(
      (a, b) => (ties.get(b.id) ?? 0) - (ties.get(a.id) ?? 0) || b.entries - a.entries || (a.id < b.id ? -1 : 1),
    )
    .slice(0, limit)
  const drawn = new Set(people.map(({ id }) => id))
  const { companyOf, companies } = await companiesOf(ctx, [...drawn])
  return {
    people: people.map(({ id, ...person }) => ({ connectionId: id, ...person, company: companyOf.get(id) })),
    links: [...links.values()]
      .filter(({ connectionId, otherId }) => drawn.has(connectionId) && drawn.has(otherId))
      .toSorted((a, b) => Number(b.related) - Number(a.related) || b.shared - a.shared)
      .slice(0, maxLinks),
    companies,
    total: all.length,
  }
}

type Label = { kind: 'tag' | 'company'; keys: string[] }

async function labelOf(ctx: MemberContext, { tag, company }: Omit<Filter, 'limit'>): Promise<Label[]> {
  return [
    ...(tag === undefined ? [] : [{ kind: 'tag' as const, keys: [labelKey(tag)] }]),
    ...(company === undefined ? [] : [{ kind: 'company' as const, keys: await keysOfCompany(ctx, company) }]),
  ]
}

/** Everybody with these labels, with how many entries are about them. */
async function readPeople({ db, member }: MemberContext, labels: Label[]) {
  const own = db
    .selectFrom('interactions')
    .select(['connectionId as id', (count) => count.fn.countAll<number>().as('number')])
    .where('memberId', '=', member.id)
    .groupBy('connectionId')
  const shared = sharedEntriesOf(db, member.id)
    .select(['entryPeople.connectionId as id', (count) => count.fn.countAll<number>().as('number')])
    .groupBy('entryPeople.connectionId')
  let people = db
    .selectFrom('connections')
    .leftJoin(own.as('own'), 'own.id', 'connections.id')
    .leftJoin(shared.as('shared'), 'shared.id', 'connections.id')
    .select(['connections.id', 'connections.displayName'])
    .select(sql<number>`coalesce(own.number, 0) + coalesce(shared.number, 0)`.as('entries'))
    .where('connections.memberId', '=', member.id)
  for (const { kind, keys } of labels)
    people = people.where('connections.id', 'in', (from) =>
      from
        .selectFrom('connectionLabels')
        .select('connectionId')
        .where('memberId', '=', member.id)
        .where('kind', '=', kind)
        .where('labelKey', 'in', keys),
    )
  return people.execute()
}

type Related = { relationId: string; connectionId: string; otherId: string }
const pageSize = 1000

/** Each pair once, by both ids. */
async function readLinks(ctx: MemberContext) {
  const links = new Map<string, Link>()
  const linkOf = (one: string, two: string) => {
    const [connectionId, otherId] = one < two ? [one, two] : [two, one]
    const link = () => ({ connectionId, otherId, related: false, shared: 0 })
    return links.getOrInsertComputed(connectionId + otherId, link)
  }
  const pages = pagesOf<Related>(pageSize, (last) =>
    relationsBetween(ctx, { ...(last && { after: last.relationId }), limit: pageSize }),
  )
  for await (const rows of pages)
    for (const { connectionId, otherId } of rows) linkOf(connectionId, otherId).related = true
  for (const people of await readGroups(ctx))
    for (const [at, one] of people.entries()) for (const two of people.slice(at + 1)) linkOf(one, two).shared += 1
  return links
}

/** The people of each of the newest entries about several. */
async function readGroups({ db, member }: MemberContext) {
  const rows = await sharedEntriesOf(db, member.id)
    .select(['entryPeople.interactionId', 'interactions.connectionId as firstId', 'entryPeople.connectionId'])
    .orderBy('entryPeople.occurredAt', 'desc')
    .limit(maxEntriesRead)
    .execute()
  const entries = Map.groupBy(rows, ({ interactionId }) => interactionId)
  const groups = entries.values().map((all) => [...new Set(all.flatMap((row) => [row.firstId, row.connectionId]))])
  return [...groups.filter((people) => people.length <= maxTogether)]
}
