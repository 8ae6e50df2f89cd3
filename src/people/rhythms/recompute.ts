import { sql } from 'kysely'
import { dateAt } from '#language/calendar/calendar.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { sharedEntries } from '../entry-people/entry-people.ts'
import { type Contact, contactDueOn, learnedRhythm, shortestRhythm, tagRhythms } from './rhythm.ts'

/** A rhythm is learned from so many of the newest timeline entries. */
export const learnedEntries = 40

type ContactedPerson = Pick<Schema['connections'], 'id' | 'contactDueOn'> & Contact

/** The rhythm learned again after a contact, and the due date; null if they stay. `person` is as the contact leaves them. */
export async function rhythmsAfterContact(ctx: MemberContext, person: ContactedPerson, at: string) {
  if (isUnchanged(person, at, ctx.member.timeZone)) return null
  return computeRhythms(ctx, person, person.tagRhythmDays, [at])
}

/** A second contact on the same day changes nothing. */
function isUnchanged(person: ContactedPerson, at: string, timeZone: string) {
  const { lastContactAt } = person
  const isOfLastDay =
    lastContactAt === at || (lastContactAt !== null && dateAt(at, timeZone).equals(dateAt(lastContactAt, timeZone)))
  const due = isOfLastDay ? contactDueOn(person, timeZone) : null
  return due !== null && due === person.contactDueOn && due !== person.restUntil
}

/** After any other change to last contact, rhythm, tags or rest. */
export async function recomputeRhythm(ctx: MemberContext, connectionId: string) {
  const [person] = await rhythmRow(ctx.db, { memberId: ctx.member.id, connectionId })
  if (!person) return
  const rhythms = await computeRhythms(ctx, person, await shortestTagRhythm(ctx, person.tags), [])
  await writeRhythms(ctx.db, { memberId: ctx.member.id, connectionId, ...rhythms })
}

/** The result of `recomputeRhythm` for a person with the contacts of these people, without writing it. */
export async function foretellRhythm<Person extends Contact & { tags: string[] }>(
  ctx: MemberContext,
  person: Person,
  ids: string[],
): Promise<Person & { contactDueOn: string | null }> {
  const { timeZone } = ctx.member
  const instants = await findContacts(ctx, ids)
  const contact = {
    lastContactAt: instants[0] ?? null,
    tagRhythmDays: await shortestTagRhythm(ctx, person.tags),
    learnedRhythmDays: learnedRhythm(instants, timeZone),
  }
  return { ...person, ...contact, contactDueOn: contactDueOn({ ...person, ...contact }, timeZone) }
}

/** The newest contacts of these people together, newest first. */
async function findContacts(ctx: MemberContext, ids: string[]) {
  const rows = await Promise.all(ids.map((connectionId) => contacts(ctx.db, { memberId: ctx.member.id, connectionId })))
  const byKind = Map.groupBy(rows.flat(), ({ kind }) => kind)
  const newest = [...byKind.values()].flatMap((each) => newestFirst(each).slice(0, learnedEntries))
  return newestFirst(newest).map(({ at }) => at)
}

const newestFirst = <Row extends { at: string }>(rows: Row[]) => rows.toSorted((a, b) => (a.at < b.at ? 1 : -1))

async function shortestTagRhythm(ctx: MemberContext, tags: string[]) {
  return tags.length > 0 ? shortestRhythm(await tagRhythms(ctx), tags) : null
}

async function computeRhythms(
  ctx: MemberContext,
  person: Omit<ContactedPerson, 'contactDueOn'>,
  tagRhythmDays: number | null,
  alsoAt: string[],
): Promise<Rhythms> {
  const { timeZone } = ctx.member
  const stored = await contacts(ctx.db, { memberId: ctx.member.id, connectionId: person.id })
  const instants = [...alsoAt, ...stored.map(({ at }) => at)]
  const learnedRhythmDays = learnedRhythm(instants.sort().reverse(), timeZone)
  const rhythms = { tagRhythmDays, learnedRhythmDays }
  return { ...rhythms, contactDueOn: contactDueOn({ ...person, ...rhythms }, timeZone) }
}

type PersonKey = { memberId: string; connectionId: string }

const rhythmRow = prepared((db, { memberId, connectionId }: PersonKey) =>
  db
    .selectFrom('connections')
    .select(['id', 'tags', 'rhythmDays', 'tagRhythmDays', 'learnedRhythmDays', 'lastContactAt', 'restUntil', 'diedOn'])
    .where('memberId', '=', memberId)
    .where('id', '=', connectionId),
)

const contacts = prepared((db, { memberId, connectionId }: PersonKey) => {
  const entries = db
    .selectFrom('interactions')
    .select(['occurredAt as at', sql.lit('entry').as('kind')])
    .where('memberId', '=', memberId)
    .where('connectionId', '=', connectionId)
    .where('source', '!=', 'import')
    .where('contact', '=', 'yes')
    .orderBy('occurredAt', 'desc')
    .limit(learnedEntries)
  const shared = sharedEntries(db, { memberId, connectionId })
    .select(['entryPeople.occurredAt as at', sql.lit('entry').as('kind')])
    .where('entryPeople.contact', '=', 'yes')
    .where('interactions.source', '!=', 'import')
    .orderBy('entryPeople.occurredAt', 'desc')
    .limit(learnedEntries)
  const kept = db
    .selectFrom('promises')
    .select(['completedAt as at', sql.lit('promise').as('kind')])
    .$narrowType<{ at: string }>()
    .where('memberId', '=', memberId)
    .where('connectionId', '=', connectionId)
    .where('completedAt', 'is not', null)
    .orderBy('completedAt', 'desc')
    .limit(learnedEntries)
  return db
    .selectFrom(entries.as('entries'))
    .selectAll()
    .unionAll(db.selectFrom(shared.as('shared')).selectAll())
    .unionAll(db.selectFrom(kept.as('kept')).selectAll())
})

export type Rhythms = Pick<Schema['connections'], 'tagRhythmDays' | 'learnedRhythmDays' | 'contactDueOn'>

const writeRhythms = prepared((db, values: PersonKey & Rhythms) => {
  const { memberId, connectionId, tagRhythmDays, learnedRhythmDays, contactDueOn } = values
  return db
    .updateTable('connections')
    .set({ tagRhythmDays, learnedRhythmDays, contactDueOn })
    .where('memberId', '=', memberId)
    .where('id', '=', connectionId)
})
