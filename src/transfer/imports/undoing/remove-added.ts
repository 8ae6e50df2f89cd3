import { say, type Text } from '#contract/texts/text.ts'
import { followMerges } from '#people/connections/merged/follow-merges.ts'
import { findPeople, type Person } from '#people/connections/record/row.ts'
import { sharedEntriesOf } from '#people/entry-people/entry-people.ts'
import { deleteConnections } from '#people/removals/removal.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { ImportOutcome } from '#platform/db/schema/values.ts'
import type { ImportRow } from '../rows.ts'
import { isUntouched, mergedSince } from './undo-merge.ts'

type AddedPerson = { row: ImportRow; person: Person; outcome: ImportOutcome }

/** Removes the people that rows added, all together. Returns the reasons why some stay, by row. */
export async function removeAdded(ctx: MemberContext, rows: ImportRow[]): Promise<Map<ImportRow, Text>> {
  const ids = rows.flatMap(({ connectionId }) => connectionId ?? [])
  const people = new Map((await findPeople(ctx, ids)).map((person) => [person.id, person]))
  const added = rows.flatMap((row): AddedPerson[] => {
    const person = people.get(row.connectionId ?? '')
    return person && row.outcome ? [{ row, person, outcome: row.outcome }] : []
  })
  const merged = await followMerges(
    ctx,
    ids.filter((id) => !people.has(id)),
  )
  const reasons = new Map(
    rows.filter(({ connectionId }) => merged.has(connectionId ?? '')).map((row) => [row, mergedSince]),
  )
  const reasonToKeep = await findReasonsToKeep(ctx, added)
  const untouched = added.filter(({ row, ...each }) => {
    const reason = reasonToKeep(each)
    if (reason) reasons.set(row, reason)
    return reason === undefined
  })
  await deleteConnections(
    ctx,
    untouched.map(({ person }) => person),
  )
  return reasons
}

/** Why a person is no longer as the import added them. */
async function findReasonsToKeep(ctx: MemberContext, added: AddedPerson[]) {
  const ids = added.map(({ person }) => person.id)
  const hasMore = await findMergedLater(ctx, added)
  const hasNotes = await findChangedTimelines(ctx, added)
  const hasPromises = await ownersOf(ctx, 'promises', ids)
  const hasDrafts = await ownersOf(ctx, 'followups', ids)
  const hasRemovals = await findOwnersOfRemovals(ctx, added)
  return ({ person, outcome }: Omit<AddedPerson, 'row'>) => {
    if (hasMore.has(person.id)) return say('sentences.result.otherImport')
    const isChanged = person.updatedAt !== outcome.after || person.restUntil !== null || hasRemovals.has(person.id)
    if (isChanged) return say('sentences.result.changed')
    if (hasNotes.has(person.id)) return say('sentences.result.newEntries')
    if (hasPromises.has(person.id)) return say('sentences.result.promised')
    if (hasDrafts.has(person.id)) return say('sentences.result.drafted')
    return undefined
  }
}

/** Another import may have added extras, which do not change `updatedAt`. */
async function findMergedLater(ctx: MemberContext, added: AddedPerson[]) {
  if (added.length === 0) return new Set<string | null>()
  const rows = await ctx.db
    .selectFrom('importRows')
    .select('connectionId')
    .where('memberId', '=', ctx.member.id)
    .where(
      'connectionId',
      'in',
      added.map(({ person }) => person.id),
    )
    .where('importId', '!=', added[0]?.row.importId ?? '')
    .where('deed', '=', 'merged')
    .execute()
  return new Set(rows.map(({ connectionId }) => connectionId))
}

/** The people with an entry that the import did not add, or that was edited since. */
async function findChangedTimelines(ctx: MemberContext, added: AddedPerson[]) {
  if (added.length === 0) return new Set<string>()
  const imported = new Map(
    added.flatMap(({ person, outcome: { entries = [] } }) =>
      entries.map(({ id, text }) => [id, { connectionId: person.id, text }]),
    ),
  )
  const ids = added.map(({ person }) => person.id)
  const others = await ownersOf(ctx, 'interactions', ids, [...imported.keys()])
  if (imported.size === 0) return others
  const notes = await ctx.db
    .selectFrom('interactions')
    .select(['id', 'connectionId', 'text', 'source'])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', 'in', ids)
    .where('id', 'in', [...imported.keys()])
    .execute()
  const changed = notes.filter(({ id, connectionId, ...note }) => {
    const before = imported.get(id)
    return before?.connectionId !== connectionId || !isUntouched(note, before.text)
  })
  return others.union(new Set(changed.map(({ connectionId }) => connectionId)))
}

const sharingPeople = (ctx: MemberContext, people: string[]) =>
  sharedEntriesOf(ctx.db, ctx.member.id)
    .select('entryPeople.connectionId')
    .distinct()
    .where('entryPeople.connectionId', 'in', people)
    .execute()

type Belongings = 'interactions' | 'promises' | 'followups'

/** Which of these people have a record besides the known ones. */
async function ownersOf(ctx: MemberContext, table: Belongings, people: string[], known: string[] = []) {
  if (people.length === 0) return new Set<string>()
  const records = ctx.db
    .selectFrom(table)
    .select('connectionId')
    .distinct()
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', 'in', people)
  const rows = await (known.length > 0 ? records.where('id', 'not in', known) : records).execute()
  const shared = table === 'interactions' ? await sharingPeople(ctx, people) : []
  return new Set([...rows, ...shared].map(({ connectionId }) => connectionId))
}

/** People with a removed entry or promise that wasn't imported: it couldn't be restored without them. */
async function findOwnersOfRemovals(ctx: MemberContext, added: AddedPerson[]) {
  if (added.length === 0) return new Set<string | null>()
  const imported = new Set(added.flatMap(({ outcome: { entries = [] } }) => entries.map(({ id }) => id)))
  const rows = await ctx.db
    .selectFrom('removals')
    .select(['connectionId', 'subjectId'])
    .where('memberId', '=', ctx.member.id)
    .where(
      'connectionId',
      'in',
      added.map(({ person }) => person.id),
    )
    .execute()
  return new Set(rows.filter(({ subjectId }) => !imported.has(subjectId)).map(({ connectionId }) => connectionId))
}
