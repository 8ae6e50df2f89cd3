import { dateAt } from '#language/calendar/calendar.ts'
import { instantText, type MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { photoVersionOf } from '../connections/record/photo.ts'
import { findPeopleOf } from '../entry-people/entry-people.ts'

const maxEntries = 200
/** People remember a week, not a day. */
const days = 3

/** Something of the member's own from a year ago today or some days off it; else from half a year ago. */
export async function lookBack(ctx: MemberContext) {
  const { id: memberId, timeZone } = ctx.member
  const today = dateAt(instantText(ctx.now()), timeZone)
  const startOf = (day: Temporal.PlainDate) => instantText(day.toZonedDateTime(timeZone).toInstant())
  for (const monthsAgo of [12, 6]) {
    const day = today.subtract({ months: monthsAgo })
    const week = { from: startOf(day.subtract({ days })), until: startOf(day.add({ days: days + 1 })) }
    const distance = ({ occurredAt }: Entry) => Math.abs(day.until(dateAt(occurredAt, timeZone)).days)
    const [entry] = (await entriesOf(ctx.db, { memberId, ...week })).toSorted(
      (one, other) => distance(one) - distance(other) || wordsOf(other).length - wordsOf(one).length,
    )
    if (entry) return { memory: { ...memoryView(entry, monthsAgo), with: await othersOf(ctx, entry) } }
  }
  return { memory: undefined }
}

async function othersOf(ctx: MemberContext, { id, connectionId }: Entry) {
  const people = (await findPeopleOf(ctx, [id])).get(id) ?? []
  return people.length > 1 ? people.filter((each) => each.connectionId !== connectionId) : undefined
}

type Entry = Awaited<ReturnType<typeof entriesOf>>[number]

const wordsOf = ({ text, transcript }: Entry) => text || transcript || ''

function memoryView(entry: Entry, monthsAgo: number) {
  const { id: ixId, connectionId, displayName, photo, occurredAt } = entry
  return { ixId, connectionId, displayName, photo: photoVersionOf(photo), text: wordsOf(entry), occurredAt, monthsAgo }
}

/** What the member or their assistant wrote or said, by the index over time. */
const entriesOf = prepared((db, { memberId, from, until }: Record<'memberId' | 'from' | 'until', string>) =>
  db
    .selectFrom('interactions')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.memberId', '=', 'interactions.memberId')
        .onRef('connections.id', '=', 'interactions.connectionId'),
    )
    .select(['interactions.id', 'interactions.connectionId', 'interactions.text', 'interactions.transcript'])
    .select(['interactions.occurredAt', 'connections.displayName', 'connections.photo'])
    .where('interactions.memberId', '=', memberId)
    .where('interactions.occurredAt', '>=', from)
    .where('interactions.occurredAt', '<', until)
    .where('interactions.source', 'in', ['member', 'assistant'])
    .where(({ or, eb }) => or([eb('interactions.text', 'is not', null), eb('interactions.transcript', 'is not', null)]))
    .orderBy('interactions.occurredAt')
    .orderBy('interactions.id')
    .limit(maxEntries),
)
