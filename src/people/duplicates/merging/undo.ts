import { Refusal } from '#contract/errors.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { json, type MergeRecord } from '#platform/db/schema/schema.ts'
import type { MovedIds } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { lockPeople, type Person } from '../../connections/record/full-row.ts'
import { recountLastContact } from '../../connections/record/last-contact.ts'
import { stored } from '../../connections/record/row.ts'
import { indexTerms, personTerms } from '../../search/index/terms.ts'
import { markApart, unmarkApart } from '../kept-apart.ts'
import { undoUntil } from './merges.ts'
import { giveBeside } from './move-extras.ts'
import { moveRows, moveWords } from './move-records.ts'
import { part } from './separate.ts'

/** Makes two of them again. What was added, changed or removed since stays so. */
export async function undoMerge(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    const { connectionId, otherId } = await getMerge(ctx, id)
    const [kept] = await lockPeople(ctx, [connectionId])
    // Read again now that the person is held: another undo may have come first.
    const { before, moved, createdAt, undoneAt } = await getMerge(ctx, id)
    if (undoneAt !== null) throw new Refusal('conflict', 'This merge has been undone already.')
    if (undoUntil(createdAt) < nowText(ctx))
      throw new Refusal('gone', 'A merge can be undone for 30 days; these are over.')
    const { other } = before
    if (!kept || !other) throw lost()
    await comeBack(ctx, other)
    const way = { from: connectionId, to: otherId }
    const theirs = await withFound(ctx, moved)
    await moveRows(ctx, theirs, way)
    await moveWords(ctx, theirs, way)
    const heirs = await heirsOf(ctx, connectionId, id)
    await giveBeside(ctx, { connectionId, otherId }, before, heirs)
    await giveBack(ctx, kept, before, heirs)
    await recountLastContact(ctx, connectionId)
    await recountLastContact(ctx, otherId)
    for (const person of before.apart ?? []) await unmarkApart(ctx, connectionId, person)
    if (before.wereApart) await markApart(ctx, connectionId, [otherId])
    await close(ctx, id)
    await emit(ctx, 'connection.parted', otherId, connectionId)
  })
}

async function getMerge(ctx: MemberContext, id: string) {
  const merge = await ctx.db
    .selectFrom('merges')
    .select(['connectionId', 'otherId', 'before', 'moved', 'createdAt', 'undoneAt'])
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!merge) throw new Refusal('not_found', 'No merge has this id.')
  return merge
}

async function comeBack(ctx: MemberContext, other: Person) {
  await ctx.db.insertInto('connections').values(stored(other)).execute()
  await indexTerms(ctx, own(other.id), [], personTerms(other))
}

/** A promise that was found in an entry of theirs is theirs, whenever it was accepted. */
async function withFound(ctx: MemberContext, moved: MovedIds): Promise<MovedIds> {
  const found: string[] = []
  for (let at = 0; at < moved.interactions.length; at += 1_000) {
    const rows = await ctx.db
      .selectFrom('findings')
      .select('promiseId')
      .where('memberId', '=', ctx.member.id)
      .where('interactionId', 'in', moved.interactions.slice(at, at + 1_000))
      .where('promiseId', 'is not', null)
      .execute()
    found.push(...rows.flatMap(({ promiseId }) => promiseId ?? []))
  }
  return { ...moved, promises: [...new Set([...moved.promises, ...found])] }
}

async function giveBack(ctx: MemberContext, kept: Person, before: MergeRecord, heirs: Heir[]) {
  const person = { ...part(kept, before, heirs), updatedAt: nowText(ctx) }
  await ctx.db
    .updateTable('connections')
    .set(stored(person))
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', kept.id)
    .execute()
  await indexTerms(ctx, own(kept.id), personTerms(kept), personTerms(person))
  for (const { id, before } of heirs) {
    await ctx.db
      .updateTable('merges')
      .set({ before: json(before) })
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', id)
      .execute()
  }
}

/** Others who became part of the same person: what they had too, they have brought. */
async function heirsOf(ctx: MemberContext, connectionId: string, id: string): Promise<Heir[]> {
  return ctx.db
    .selectFrom('merges')
    .select(['id', 'before'])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('id', '!=', id)
    .where('undoneAt', 'is', null)
    .orderBy('id')
    .execute()
}

type Heir = { id: string; before: MergeRecord }

/** What the merge kept is where it belongs again: the record keeps no copy of it. */
async function close(ctx: MemberContext, id: string) {
  await ctx.db
    .updateTable('merges')
    .set({
      undoneAt: nowText(ctx),
      before: json({}),
      moved: json({ interactions: [], promises: [], followups: [] } satisfies MovedIds),
    })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .execute()
}

const lost = () =>
  new Refusal(
    'conflict',
    'The merged person was removed, or became part of another since. Undo that merge first, if there is one.',
  )

const own = (connectionId: string) => ({ connectionId, sourceId: connectionId, place: 'own' as const })
