import type { MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { type Contact, contactDueOn, dayOf, learnedRhythm } from './rhythm.ts'
import { shortestRhythm, tagRhythms } from './tag-rhythm-rows.ts'

/** How many entries of a timeline, the newest, a rhythm is learned from. */
export const entriesRead = 40

type Contacted = Pick<Schema['connections'], 'id' | 'contactDueOn'> & Contact

/** After a contact, with what its statement gave of the row: learns the rhythm anew, and when it will have passed. */
export async function recomputeAfterContact(ctx: MemberContext, person: Contacted, at: string) {
  if (!isCounted(person, at, ctx.member.timeZone)) await settle(ctx, person, person.tagRhythmDays, [at])
}

/** A second contact on the day of the last one changes nothing. */
function isCounted(person: Contacted, at: string, timeZone: string) {
  const isOfLastDay = person.lastContactAt !== null && dayOf(at, timeZone).equals(dayOf(person.lastContactAt, timeZone))
  const due = isOfLastDay ? contactDueOn(person, timeZone) : null
  return due !== null && due === person.contactDueOn && due !== person.restUntil
}

/** After any other change to last contact, rhythm, tags or rest: everything that follows from them, anew. */
export async function recomputeRhythm(ctx: MemberContext, connectionId: string) {
  const [person] = await rhythmRow(ctx.db, { memberId: ctx.member.id, connectionId })
  if (!person) return
  const tagRhythmDays = person.tags.length > 0 ? shortestRhythm(await tagRhythms(ctx), person.tags) : null
  await settle(ctx, person, tagRhythmDays, [])
}

async function settle(ctx: MemberContext, person: Settling, tagRhythmDays: number | null, alsoAt: string[]) {
  const { timeZone } = ctx.member
  const of = { memberId: ctx.member.id, connectionId: person.id }
  const instants = [...alsoAt, ...(await contacts(ctx.db, of)).map(({ at }) => at)]
  const learnedRhythmDays = learnedRhythm(instants.sort().reverse(), timeZone)
  const settled = { tagRhythmDays, learnedRhythmDays }
  await write(ctx.db, { ...of, ...settled, dueOn: contactDueOn({ ...person, ...settled }, timeZone) })
}

type Settling = Omit<Contacted, 'contactDueOn'>
type Of = { memberId: string; connectionId: string }

const rhythmRow = prepared((db, { memberId, connectionId }: Of) =>
  db
    .selectFrom('connections')
    .select(['id', 'tags', 'rhythmDays', 'tagRhythmDays', 'learnedRhythmDays', 'lastContactAt', 'restUntil'])
    .where('memberId', '=', memberId)
    .where('id', '=', connectionId),
)

const contacts = prepared((db, { memberId, connectionId }: Of) => {
  const entries = db
    .selectFrom('interactions')
    .select('occurredAt as at')
    .where('memberId', '=', memberId)
    .where('connectionId', '=', connectionId)
    .where('source', '!=', 'import')
    .orderBy('occurredAt', 'desc')
    .limit(entriesRead)
  const kept = db
    .selectFrom('promises')
    .select('completedAt as at')
    .$narrowType<{ at: string }>()
    .where('memberId', '=', memberId)
    .where('connectionId', '=', connectionId)
    .where('completedAt', 'is not', null)
    .orderBy('completedAt', 'desc')
    .limit(entriesRead)
  return db
    .selectFrom(entries.as('entries'))
    .selectAll()
    .unionAll(db.selectFrom(kept.as('kept')).selectAll())
})

type Settled = Of & { tagRhythmDays: number | null; learnedRhythmDays: number | null; dueOn: string | null }

const write = prepared((db, { memberId, connectionId, tagRhythmDays, learnedRhythmDays, dueOn }: Settled) =>
  db
    .updateTable('connections')
    .set({ tagRhythmDays, learnedRhythmDays, contactDueOn: dueOn })
    .where('memberId', '=', memberId)
    .where('id', '=', connectionId),
)
