import { sql } from 'kysely'
import { dateAt } from '#language/calendar/calendar.ts'
import { callName } from '#language/names/call-name.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { photoVersionOf } from '../connections/record/photo.ts'
import { byLateness, longSilence, type QuietPerson, silentFor } from './due.ts'
import { sharePage } from './ranking.ts'
import { brief, quietReason } from './reasons.ts'
import { quietPeople } from './suggested-people.ts'

const maxNudges = 10
/** However short the rhythm, there is no nudge right after a contact. */
const restAfterContact = { days: 14 }
const maxWayInLength = 200

/** People without contact for longer than their rhythm, each with the last thing talked about. */
export async function listNudges(ctx: MemberContext, { cursor }: { cursor?: string | undefined } = {}) {
  const { timeZone } = ctx.member
  const today = ctx.now().toZonedDateTimeISO(timeZone).toPlainDate()
  const rows = await quietPeople(ctx.db, { memberId: ctx.member.id, today: today.toString() })
  const due = byLateness(rows, today).filter(silentFor(restAfterContact, today, timeZone))
  const offset = Number(cursor ?? 0)
  const people = chooseFrom(due, silentFor(longSilence, today, timeZone), offset)
  const waysIn = await lastEntries(ctx, people)
  const nudges = people.map((person) => nudgeView(person, waysIn.get(person.row.id), today, timeZone))
  const shown = offset + people.length
  const hasMore = due.length > shown && people.length > 0
  return { nudges, more: hasMore ? more : undefined, next: hasMore ? String(shown) : undefined }
}

const more = 'There are more people to reconnect with: for the rest, send next as cursor.'

/** A share for people whose rhythm was chosen, one for the others, and one for people without contact for years. */
function chooseFrom(due: QuietPerson[], isLongGone: (person: QuietPerson) => boolean, offset: number) {
  const sorts = Map.groupBy(due, (person) => {
    if (isLongGone(person)) return 'gone'
    return person.rhythm.from === 'person' || person.rhythm.from === 'tag' ? 'chosen' : 'other'
  })
  const shares = { chosen: 4, other: 3, gone: 3 }
  const ranks = Object.entries(shares).map(([sort, max]) => {
    return { kind: sort, max, things: sorts.get(sort as keyof typeof shares) ?? [] }
  })
  const people = new Set(sharePage(ranks, { limit: maxNudges, offset }))
  return due.filter((person) => people.has(person))
}

type Entry = Awaited<ReturnType<typeof newestOf>>[number]

function nudgeView(person: QuietPerson, entry: Entry | undefined, today: Temporal.PlainDate, timeZone: string) {
  const { row, rhythm, lastContactAt } = person
  const { displayName } = row
  const text = brief(entry?.text ?? entry?.transcript ?? '', maxWayInLength)
  const draft = `Kith can draft a message to ${callName(displayName)}.`
  return {
    connectionId: row.id,
    displayName,
    company: row.company ?? undefined,
    title: row.title ?? undefined,
    location: row.location ?? undefined,
    reason: quietReason(displayName, rhythm, dateAt(lastContactAt, timeZone), today),
    lastContactAt,
    photo: photoVersionOf(row.photo),
    rhythm,
    wayIn: entry && text ? { ixId: entry.id, text, occurredAt: entry.occurredAt, source: entry.source } : undefined,
    next: text ? `Pick up where you left off. ${draft}` : `Say hello. ${draft}`,
  }
}

async function lastEntries(ctx: MemberContext, people: QuietPerson[]) {
  if (people.length === 0) return new Map<string, Entry>()
  const ids = Array.from({ length: maxNudges }, (_, at) => (people[at] ?? people[0])?.row.id ?? '')
  const wanted = { memberId: ctx.member.id, ...ids }
  const entries = [...(await newestOf(ctx.db, wanted)), ...(await newestSharedOf(ctx.db, wanted))]
  return new Map(entries.toSorted(byTime).map((entry) => [entry.connectionId, entry]))
}

const byTime = (a: Entry, b: Entry) => (a.occurredAt < b.occurredAt ? -1 : 1)

type TenIds = { memberId: string; [at: number]: string }

/** The newest timeline entry of each of ten people. A shorter list is filled up by repeating an id. */
const newestOf = prepared((db, wanted: TenIds) =>
  db
    .selectFrom('connections')
    .innerJoin('interactions', (join) =>
      join
        .onRef('interactions.memberId', '=', 'connections.memberId')
        .on('interactions.id', '=', (newest) =>
          newest
            .selectFrom('interactions as of')
            .select('of.id')
            .whereRef('of.memberId', '=', 'connections.memberId')
            .whereRef('of.connectionId', '=', 'connections.id')
            .where('of.source', '!=', sql.lit('import'))
            .orderBy('of.occurredAt', 'desc')
            .orderBy('of.id', 'desc')
            .limit(1),
        ),
    )
    .select(['interactions.id', 'interactions.connectionId', 'interactions.text', 'interactions.transcript'])
    .select(['interactions.occurredAt', 'interactions.source'])
    .where('connections.memberId', '=', wanted.memberId)
    .where(
      'connections.id',
      'in',
      Array.from({ length: maxNudges }, (_, at) => wanted[at] ?? ''),
    ),
)

/** The same of entries that they share. */
const newestSharedOf = prepared((db, wanted: TenIds) =>
  db
    .selectFrom('connections')
    .innerJoin('interactions', (join) =>
      join.onRef('interactions.memberId', '=', 'connections.memberId').on('interactions.id', '=', (newest) =>
        newest
          .selectFrom('entryPeople')
          .innerJoin('interactions as of', (join) =>
            join.onRef('of.memberId', '=', 'entryPeople.memberId').onRef('of.id', '=', 'entryPeople.interactionId'),
          )
          .select('of.id')
          .whereRef('entryPeople.memberId', '=', 'connections.memberId')
          .whereRef('entryPeople.connectionId', '=', 'connections.id')
          .where('of.source', '!=', sql.lit('import'))
          .orderBy('entryPeople.occurredAt', 'desc')
          .orderBy('entryPeople.interactionId', 'desc')
          .limit(1),
      ),
    )
    .select(['interactions.id', 'connections.id as connectionId', 'interactions.text', 'interactions.transcript'])
    .select(['interactions.occurredAt', 'interactions.source'])
    .where('connections.memberId', '=', wanted.memberId)
    .where(
      'connections.id',
      'in',
      Array.from({ length: maxNudges }, (_, at) => wanted[at] ?? ''),
    ),
)
