import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { birthdayKey } from '#language/calendar/birthdays.ts'
import { memberContextFor } from '#members/members/member-row.ts'
import { type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { sharedEntriesOf } from '../entry-people/entry-people.ts'
import { learnedEntries } from './recompute.ts'
import { contactDueOn, learnedRhythm, type Owner, shortestRhythm, tagKey, tagRhythms } from './rhythm.ts'

const pageSize = 100
/** How many people a request recomputes itself. */
const maxInRequest = 5_000

/** Recomputes everyone's rhythm, due date and birthday key. */
export async function recomputeEveryone(owner: Owner) {
  for (let after: string | null = beforeEveryId; after !== null; ) after = await recomputePage(owner, after, null)
}

/** The next people by id. Returns the last id, or null at the end. */
export const recomputeSome = (owner: Owner, after: string) => recomputePage(owner, after || beforeEveryId, null)

/**
 * Recomputes the people with a tag after its rhythm changed: some immediately, because a request has little time, and
 * all of them in a job. The job also covers people who get the tag meanwhile.
 */
export async function recomputeTagged(ctx: MemberContext, tag: string) {
  const key = tagKey(tag)
  let after: string | null = beforeEveryId
  for (let seen = 0; after !== null && seen < maxInRequest; seen += pageSize)
    after = await recomputePage(ctx, after, key)
  await queueJob(ctx, 'moves.settle', { tagKey: key }, { memberId: ctx.member.id })
}

/** After the member's time zone changed: days then begin at other hours. */
export async function recomputeEveryoneLater(ctx: MemberContext) {
  await queueJob(ctx, 'moves.settle', { tagKey: null }, { memberId: ctx.member.id })
}

export async function runRecompute(kith: Kith, { tagKey }: Tasks['moves.settle'], { memberId, signal }: JobRun) {
  const ctx = await memberContextFor(kith, memberId)
  if (!ctx) return
  for (let after: string | null = beforeEveryId; after !== null; ) {
    signal.throwIfAborted()
    after = await recomputePage(ctx, after, tagKey)
  }
}

/** The next people by id, or those of them with a tag. Returns the last id of the page, or null if it was the last. */
async function recomputePage(owner: Owner, after: string, onlyTag: string | null) {
  // On SQLite, other requests would otherwise wait until the last page.
  await nextTurn()
  return transaction(owner, async (owner) => {
    const page = await owner.db
      .selectFrom('connections')
      .select(['id', 'tags'])
      .where('memberId', '=', owner.member.id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    const chosen = page.filter(({ tags }) => onlyTag === null || tags.some((tag) => tagKey(tag) === onlyTag))
    const people = await lockAndRead(
      owner,
      chosen.map(({ id }) => id),
    )
    if (people.length > 0) await recompute(owner, people, onlyTag === null)
    return page.length < pageSize ? null : (page.at(-1)?.id ?? null)
  })
}

type LockedPerson = Awaited<ReturnType<typeof lockAndRead>>[number]

/** The update changes nothing: it locks the rows and returns them as they are now. */
async function lockAndRead({ db, member }: Owner, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .updateTable('connections')
    .set((set) => ({ displayName: set.ref('displayName') }))
    .where('memberId', '=', member.id)
    .where('id', 'in', ids)
    .returning(['id', 'tags', 'birthday', 'rhythmDays', 'tagRhythmDays', 'learnedRhythmDays'])
    .returning(['lastContactAt', 'restUntil', 'diedOn'])
    .execute()
}

async function recompute(owner: Owner, people: LockedPerson[], isLearning: boolean) {
  const rhythms = await tagRhythms(owner)
  const instants = isLearning ? await contactsOf(owner, people) : null
  const rows = people.map((person) => {
    const tagRhythmDays = shortestRhythm(rhythms, person.tags)
    const learnedRhythmDays = instants
      ? learnedRhythm(instants.get(person.id) ?? [], owner.member.timeZone)
      : person.learnedRhythmDays
    const birthdayOn = person.diedOn === null ? birthdayKey(person.birthday) : null
    const dueOn = contactDueOn({ ...person, tagRhythmDays, learnedRhythmDays }, owner.member.timeZone)
    return { id: person.id, tagRhythmDays, learnedRhythmDays, birthdayOn, contactDueOn: dueOn }
  })
  const each = (column: keyof Omit<(typeof rows)[number], 'id'>) => {
    const whens = rows.map((row) => sql`when ${row.id} then ${row[column]}`)
    return sql<never>`case id ${sql.join(whens, sql` `)} else ${sql.ref(column)} end`
  }
  await owner.db
    .updateTable('connections')
    .set({
      tagRhythmDays: each('tagRhythmDays'),
      learnedRhythmDays: each('learnedRhythmDays'),
      birthdayOn: each('birthdayOn'),
      contactDueOn: each('contactDueOn'),
    })
    .where('memberId', '=', owner.member.id)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}

/** The instants of contact with each person, the newest first. */
async function contactsOf({ db, member }: Owner, people: LockedPerson[]) {
  const ids = people.map(({ id }) => id)
  const entries = db
    .selectFrom('interactions')
    .select(['connectionId as who', 'occurredAt as at'])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('connectionId').orderBy('occurredAt', 'desc'))
        .as('place'),
    )
    .where('memberId', '=', member.id)
    .where('connectionId', 'in', ids)
    .where('source', '!=', 'import')
    .where('contact', '=', 'yes')
  const shared = sharedEntriesOf(db, member.id)
    .select(['entryPeople.connectionId as who', 'entryPeople.occurredAt as at'])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('entryPeople.connectionId').orderBy('entryPeople.occurredAt', 'desc'))
        .as('place'),
    )
    .where('entryPeople.connectionId', 'in', ids)
    .where('entryPeople.contact', '=', 'yes')
    .where('interactions.source', '!=', 'import')
  const kept = db
    .selectFrom('promises')
    .select(['connectionId as who', 'completedAt as at'])
    .$narrowType<{ at: string }>()
    .where('memberId', '=', member.id)
    .where('connectionId', 'in', ids)
    .where('completedAt', 'is not', null)
  const rows = await db
    .selectFrom(entries.as('entries'))
    .select(['who', 'at'])
    .where('place', '<=', learnedEntries)
    .unionAll(db.selectFrom(shared.as('shared')).select(['who', 'at']).where('place', '<=', learnedEntries))
    .unionAll(kept)
    .execute()
  const grouped = Map.groupBy(rows, ({ who }) => who)
  return new Map(
    [...grouped].map(([id, of]) => [
      id,
      of
        .map(({ at }) => at)
        .sort()
        .reverse(),
    ]),
  )
}
