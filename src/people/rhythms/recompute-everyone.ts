import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { birthdayKey } from '#language/calendar/birthdays.ts'
import { type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import { later } from '#platform/jobs/later.ts'
import type { Running, Tasks } from '#platform/jobs/tasks.ts'
import { entriesRead } from './recompute.ts'
import { contactDueOn, learnedRhythm } from './rhythm.ts'
import { type Owner, shortestRhythm, tagKey, tagRhythms } from './tag-rhythm-rows.ts'

const atOnce = 250
/** How many people a request settles itself. */
const inRequest = 5_000

/** Everyone's rhythm, and the day of the birthday, from what is known of them: after a change that touches them all. */
export async function recomputeEveryone(owner: Owner) {
  for (let after: string | null = beforeEveryId; after !== null; ) after = await settlePage(owner, after, null)
}

/**
 * Those who have a tag, whose rhythm has changed: as many as a request has time for, and all of them moments later,
 * with whoever is given the tag while this goes on.
 */
export async function recomputeTagged(ctx: MemberContext, tag: string) {
  const key = tagKey(tag)
  let after: string | null = beforeEveryId
  for (let seen = 0; after !== null && seen < inRequest; seen += atOnce) after = await settlePage(ctx, after, key)
  await later(ctx, 'moves.settle', { tagKey: key }, { memberId: ctx.member.id })
}

/** After the member has moved to another time zone, where days begin at other hours. */
export async function recomputeEveryoneLater(ctx: MemberContext) {
  await later(ctx, 'moves.settle', { tagKey: null }, { memberId: ctx.member.id })
}

export async function runRecompute(kith: Kith, { tagKey }: Tasks['moves.settle'], { memberId, signal }: Running) {
  const member = await kith.db
    .selectFrom('members')
    .select(['id', 'timeZone'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) return
  for (let after: string | null = beforeEveryId; after !== null; ) {
    signal.throwIfAborted()
    after = await settlePage({ db: kith.db, member }, after, tagKey)
  }
}

/** The next people by id, or those of them with a tag. Gives where to go on, or null at the end. */
async function settlePage(owner: Owner, after: string, onlyTag: string | null) {
  // On SQLite nothing else would have its turn before the last page.
  await nextTurn()
  return transaction(owner, async (owner) => {
    const page = await owner.db
      .selectFrom('connections')
      .select(['id', 'tags'])
      .where('memberId', '=', owner.member.id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    const meant = page.filter(({ tags }) => onlyTag === null || tags.some((tag) => tagKey(tag) === onlyTag))
    const people = await hold(
      owner,
      meant.map(({ id }) => id),
    )
    if (people.length > 0) await settle(owner, people, onlyTag === null)
    return page.length < atOnce ? null : (page.at(-1)?.id ?? null)
  })
}

type Person = Awaited<ReturnType<typeof hold>>[number]

/** As they are now, until the transaction ends: nobody is in touch with them meanwhile. */
async function hold({ db, member }: Owner, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .updateTable('connections')
    .set((set) => ({ id: set.ref('id') }))
    .where('memberId', '=', member.id)
    .where('id', 'in', ids)
    .returning(['id', 'tags', 'birthday', 'rhythmDays', 'tagRhythmDays', 'learnedRhythmDays'])
    .returning(['lastContactAt', 'restUntil'])
    .execute()
}

async function settle(owner: Owner, people: Person[], learnAnew: boolean) {
  const rhythms = await tagRhythms(owner)
  const instants = learnAnew ? await contactsOf(owner, people) : null
  const settled = people.map((person) => {
    const tagRhythmDays = shortestRhythm(rhythms, person.tags)
    const learnedRhythmDays = instants
      ? learnedRhythm(instants.get(person.id) ?? [], owner.member.timeZone)
      : person.learnedRhythmDays
    const birthdayOn = birthdayKey(person.birthday)
    const dueOn = contactDueOn({ ...person, tagRhythmDays, learnedRhythmDays }, owner.member.timeZone)
    return { id: person.id, tagRhythmDays, learnedRhythmDays, birthdayOn, contactDueOn: dueOn }
  })
  const each = (column: keyof Omit<(typeof settled)[number], 'id'>) => {
    const whens = settled.map((row) => sql`when ${row.id} then ${row[column]}`)
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
      settled.map(({ id }) => id),
    )
    .execute()
}

/** When the member was in touch with each, the newest first. */
async function contactsOf({ db, member }: Owner, people: Person[]) {
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
    .where('place', '<=', entriesRead)
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
