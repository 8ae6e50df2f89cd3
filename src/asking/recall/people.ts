import type { MemberContext } from '#platform/context/context.ts'
import { preparedForLists } from '#platform/db/prepared-lists.ts'
import { type Entry, inParts } from './entries.ts'
import { visitorsAmong } from './visitors.ts'

type Of = { memberId: string }

/** What is known of people, each as a passage of its own. */
export async function knownOf(ctx: MemberContext, ids: string[]): Promise<Entry[]> {
  const [rows, theirs] = await Promise.all([inParts(ctx, ids, peopleWith), visitorsAmong(ctx, ids)])
  return rows.map((row) => ({
    kind: 'connection',
    id: row.id,
    connectionId: row.id,
    text: portrait(row),
    at: row.updatedAt,
    source: theirs.has(row.id) ? 'visitor' : 'member',
  }))
}

type Person = Awaited<ReturnType<typeof peopleWith>>[number]

/** Line by line, what is known: "Ana Ribeiro. Designer at Revue. Lives in Lisbon." */
function portrait({ displayName, title, company, location, howMet, metOn, birthday, tags, emails, phones }: Person) {
  const work = title && company ? `${title} at ${company}` : (title ?? (company && `at ${company}`))
  const lines = [
    displayName,
    work && `Works ${title ? 'as ' : ''}${work}`,
    location && `Location: ${location}`,
    howMet && `How we met: ${howMet}`,
    metOn && `Met on ${metOn}`,
    birthday && `Birthday: ${birthday}`,
    tags.length > 0 && `Tags: ${tags.join(', ')}`,
    emails.length > 0 && `E-mail: ${emails.join(', ')}`,
    phones.length > 0 && `Phone: ${phones.join(', ')}`,
  ]
  return lines.flatMap((line) => (line ? [/[.!?]$/.test(line) ? line : `${line}.`] : [])).join(' ')
}

const peopleWith = preparedForLists((db, { memberId }: Of, ids) =>
  db
    .selectFrom('connections')
    .select(['id', 'displayName', 'company', 'title', 'location', 'howMet', 'metOn', 'birthday'])
    .select(['tags', 'emails', 'phones', 'updatedAt'])
    .where('memberId', '=', memberId)
    .where('id', 'in', ids),
)

export async function namesOf(ctx: MemberContext, ids: string[]) {
  const rows = await inParts(ctx, ids, namesWith)
  return new Map(rows.map(({ id, displayName }) => [id, displayName]))
}

const namesWith = preparedForLists((db, { memberId }: Of, ids) =>
  db.selectFrom('connections').select(['id', 'displayName']).where('memberId', '=', memberId).where('id', 'in', ids),
)
